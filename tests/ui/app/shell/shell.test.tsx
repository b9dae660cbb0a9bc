import { describe, expect, it } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { customerRecognised } from '../../../../src/application/session/session.slice.ts'
import { Shell } from '../../../../src/ui/app/shell/Shell.tsx'
import { loadAuthDialog } from '../../../../src/ui/session/loadAuthDialog.ts'
import { asha } from '../../../support/account.ts'
import { type Visit, visit } from '../../../support/visit.tsx'

const visitShell = async (options: Visit = {}) => {
  await loadAuthDialog()
  return visit(
    <Shell>
      <h1>A page</h1>
    </Shell>,
    { path: '/en-IN/fare-estimate', ...options },
  )
}

const menuButton = () => screen.getByRole('button', { name: 'Menu' })
const auth = () => screen.findByRole('dialog', { name: 'Login to Hathi' })

// These rules need a layout or the inertness of a page under a modal; the browser tests check them.
const unseen = ['color-contrast', 'region', 'landmark-no-duplicate-banner', 'landmark-unique']

const problemsOn = async () => {
  const rules = Object.fromEntries(unseen.map((rule) => [rule, { enabled: false }]))
  const { violations } = await axe.run(document.body, { rules })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

describe('the shell of every page', () => {
  it('leads past itself to the content', async () => {
    const { user } = await visitShell({ desktop: true })
    await user.tab()
    expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus()
    const steps = window.history.length
    await user.keyboard('{Enter}')
    expect(screen.getByRole('main')).toHaveFocus()
    expect(window.history).toHaveLength(steps)
  })

  it('opens the login over a desktop’s page and gives the focus back', async () => {
    const { user } = await visitShell({ desktop: true })
    // `act` also waits for what the click loads.
    await act(() => user.click(screen.getByRole('button', { name: 'Login' })))
    expect(await auth()).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Login' })).toHaveFocus()
  })

  it('returns the focus to the account after a login', async () => {
    const { user, happen } = await visitShell({ desktop: true })
    await act(() => user.click(screen.getByRole('button', { name: 'Login' })))
    await auth()
    await happen(customerRecognised(asha))
    await user.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'Your account: Asha' })).toHaveFocus()
  })

  it('takes the focus after a logout where nobody can log in again', async () => {
    const { user, happen } = await visitShell({
      desktop: true,
      locale: 'tr-TR',
      path: '/tr-TR/partners',
    })
    await happen(customerRecognised(asha))
    await user.click(screen.getByRole('button', { name: 'Your account: Asha' }))
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    expect(screen.queryByRole('button', { name: /account/ })).toBeNull()
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it.each([
    ['link', 'Order history', 120],
    ['button', 'Logout', 160],
  ])(
    'keeps the second tap of a double tap on a %s of the account’s menu from the page under it',
    async (role, name, clientY) => {
      const { user, happen } = await visitShell({ desktop: true })
      await happen(customerRecognised(asha))
      await user.click(screen.getByRole('button', { name: 'Your account: Asha' }))
      // The bare event, after which no time passes: the page is covered for less than a second.
      fireEvent.click(screen.getByRole(role, { name }), { detail: 1, clientX: 640, clientY })
      expect([...document.querySelectorAll('.shield')].at(-1)).toHaveStyle({
        left: '640px',
        top: `${clientY}px`,
      })
    },
  )

  it('opens the login from a phone’s menu, and Back closes the login alone', async () => {
    const { user } = await visitShell()
    await user.click(menuButton())
    await user.click(await screen.findByRole('button', { name: 'Login' }))
    expect(await auth()).toBeVisible()
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull()

    await act(async () => window.history.back())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(menuButton()).toHaveFocus()
    expect(screen.getByRole('heading', { name: 'A page' })).toBeVisible()
  })

  it.each([
    ['a phone', false],
    ['a desktop', true],
  ])('has no violations of axe’s rules on %s', async (_, desktop) => {
    const { user, happen } = await visitShell({ desktop })
    expect(await problemsOn()).toEqual([])
    await user.click(await screen.findByRole('button', { name: desktop ? /^Language/ : 'Menu' }))
    if (!desktop) await screen.findByRole('dialog', { name: 'Menu' })
    expect(await problemsOn()).toEqual([])
    await happen(customerRecognised(asha))
    if (desktop) await user.click(screen.getByRole('button', { name: /^Your account/ }))
    expect(await problemsOn()).toEqual([])
  })
})
