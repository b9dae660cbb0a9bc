import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import { loginOpened } from '../../../src/application/session/auth.slice.ts'
import { AuthDialog } from '../../../src/ui/session/AuthDialog.tsx'
import { problemsOnPage } from '../../support/axe.ts'
import { visit } from '../../support/visit.tsx'
import {
  box,
  dialog,
  nameField,
  phoneField,
  press,
  staying,
  visitCode,
  visitLogin,
} from './steps.tsx'

const opening = loginOpened({
  start: { checksExistence: false, followUp: null },
  known: { name: '', mobile: '', email: '', requirement: '', whatsappConsent: true },
})

const stepBack = () => window.history.back()

/** The number of open layers in the current step of the history. */
const openLayers = (): unknown => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null ? (Reflect.get(state, 'openLayers') ?? 0) : 0
}

afterEach(() => {
  jest.useRealTimers()
})

describe('the authentication modal', () => {
  it('is open only during a login', async () => {
    const { happen } = await visit(<AuthDialog />)
    expect(screen.queryByRole('dialog')).toBeNull()
    await happen(opening)
    expect(dialog('Login to Hathi')).toBeVisible()
  })

  it('gives the focus back to its opener', async () => {
    const { happen, user } = await visit(
      <>
        <button type="button">Login</button>
        <AuthDialog />
      </>,
    )
    await user.click(press('Login'))
    await happen(opening)
    expect(phoneField()).toHaveFocus()
    await user.click(press('Close'))
    expect(press('Login')).toHaveFocus()
  })

  it('closes with the browser’s Back, and leaves no step in the history', async () => {
    const { store } = await visitLogin()
    await waitFor(() => expect(openLayers()).toBe(1))
    stepBack()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(store.getState().auth?.step).toBe('closed')
    expect(openLayers()).toBe(0)
  })

  it('removes its step from the history when it is closed otherwise', async () => {
    const { user } = await visitLogin()
    await waitFor(() => expect(openLayers()).toBe(1))
    await user.click(press('Close'))
    await waitFor(() => expect(openLayers()).toBe(0))
  })

  it('keeps every step in one dialog, and moves the focus from one to the next', async () => {
    const { user } = await visitLogin({ ports: { sendCode: () => TE.right(false) } })
    const first = dialog('Login to Hathi')
    await user.type(phoneField(), '9876543210')
    await user.click(press('Continue'))
    expect(dialog('Welcome!')).toBe(first)
    expect(nameField()).toHaveFocus()
  })

  it('says that the login succeeded, and closes half a second later', async () => {
    const { user } = await visitCode()
    await user.keyboard('12345')
    jest.useFakeTimers()
    fireEvent.change(box(6), { target: { value: '6' } })
    await act(() => jest.advanceTimersByTimeAsync(limits.modalCloseDelay - 1))
    expect(dialog('You are logged in')).toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('has no violations of axe’s rules after the login', async () => {
    const { user } = await visitCode({ ports: staying })
    await user.keyboard('123456')
    expect(dialog('You are logged in')).toBeVisible()
    expect(screen.getByRole('img', { name: 'You are logged in' })).toHaveFocus()
    expect(await problemsOnPage()).toEqual([])
  })
})
