import { describe, expect, it } from '@jest/globals'
import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import type { RemoteError } from '../../../src/application/ports/remoteError.ts'
import { unanswered } from '../../support/pending.ts'
import { box, counting, press, refusingCode, shownCode, staying, visitCode } from './steps.tsx'

type User = Awaited<ReturnType<typeof visitCode>>['user']

const redeemed = () => counting((mobile: string) => TE.right({ authToken: 'token-1', mobile }))
const silent = () => counting<readonly unknown[], never>(() => unanswered)

/** One `input` event that leaves `value` in a box, as autofill and phones' keyboards make it. */
const fill = (position: number, value: string) =>
  fireEvent.input(box(position), { target: { value } })

const codesOf = (calls: ReadonlyArray<readonly unknown[]>) => calls.map(([, code]) => code)

describe('the boxes of a code', () => {
  it('are one group of text fields for digits, with the focus in the first', async () => {
    await visitCode()
    expect(screen.getByRole('group', { name: 'One-time code' })).toBeVisible()
    expect(shownCode()).toBe('......')
    for (const position of [1, 2, 3, 4, 5, 6]) {
      expect(box(position)).toHaveAttribute('type', 'text')
      expect(box(position)).toHaveAttribute('inputmode', 'numeric')
      expect(box(position)).toHaveAttribute('autocomplete', 'one-time-code')
      expect(box(position)).toHaveAttribute('translate', 'no')
      expect(box(position)).not.toHaveAttribute('maxlength')
    }
    expect(box(1)).toHaveFocus()
  })

  it('take one digit each, move the focus on, and ignore other characters', async () => {
    const { user } = await visitCode()
    await user.keyboard('1')
    expect(box(2)).toHaveFocus()
    await user.keyboard('a')
    expect(shownCode()).toBe('1.....')
    expect(box(2)).toHaveFocus()
    await user.keyboard('2 3')
    expect(shownCode()).toBe('123...')
    expect(box(4)).toHaveFocus()
  })

  it('replace an old digit by a new one', async () => {
    const { user } = await visitCode()
    await user.keyboard('123')
    await user.click(box(2))
    await user.keyboard('9')
    expect(shownCode()).toBe('193...')
    expect(box(3)).toHaveFocus()
  })

  it('go on over a digit that is typed again', async () => {
    const { user } = await visitCode()
    await user.keyboard('123{Home}')
    await user.keyboard('19')
    expect(shownCode()).toBe('193...')
    expect(box(3)).toHaveFocus()
  })

  it.each([
    ['before', '92'],
    ['after', '29'],
  ])('take the new digit if a keyboard puts it %s the old one', async (_, value) => {
    const { user } = await visitCode()
    await user.keyboard('123')
    fill(2, value)
    expect(shownCode()).toBe('193...')
  })

  it('are cleared backwards with Backspace', async () => {
    const { user } = await visitCode()
    await user.keyboard('123{Backspace}')
    expect(shownCode()).toBe('12....')
    expect(box(3)).toHaveFocus()
    await user.keyboard('{Backspace}{Backspace}{Backspace}')
    expect(shownCode()).toBe('......')
    expect(box(1)).toHaveFocus()
  })

  it('clear the focused one first, and then the one before', async () => {
    const { user } = await visitCode()
    await user.keyboard('123')
    await user.click(box(2))
    await user.keyboard('{Backspace}')
    expect(shownCode()).toBe('1.3...')
    expect(box(2)).toHaveFocus()
    await user.keyboard('{Backspace}')
    expect(shownCode()).toBe('..3...')
    expect(box(1)).toHaveFocus()
    await user.keyboard('4')
    expect(shownCode()).toBe('4.3...')
  })

  it('clear the focused one with Delete, and keep the focus there', async () => {
    const { user } = await visitCode()
    await user.keyboard('12')
    await user.click(box(1))
    await user.keyboard('{Delete}')
    expect(shownCode()).toBe('.2....')
    expect(box(1)).toHaveFocus()
  })

  it('go back on a keyboard that reports no keys', async () => {
    const { user } = await visitCode()
    await user.keyboard('12')
    const erase = new InputEvent('beforeinput', {
      inputType: 'deleteContentBackward',
      bubbles: true,
      cancelable: true,
    })
    fireEvent(box(3), erase)
    expect(erase.defaultPrevented).toBe(true)
    expect(shownCode()).toBe('1.....')
    expect(box(2)).toHaveFocus()
  })

  it('can be reached with the arrows, Home and End', async () => {
    const { user } = await visitCode()
    await user.keyboard('{ArrowLeft}')
    expect(box(1)).toHaveFocus()
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(box(3)).toHaveFocus()
    await user.keyboard('{ArrowLeft}')
    expect(box(2)).toHaveFocus()
    await user.keyboard('{End}')
    expect(box(6)).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(box(6)).toHaveFocus()
    await user.keyboard('{Home}')
    expect(box(1)).toHaveFocus()
  })

  it.each([1, 3, 6])('take a whole code that is pasted into box %i', async (position) => {
    const { calls, port } = silent()
    const { user } = await visitCode({ ports: { redeemCode: port } })
    await user.click(box(position))
    await user.paste('Your code is 123 456')
    expect(shownCode()).toBe('123456')
    expect(codesOf(calls)).toEqual(['123456'])
  })

  it('take a part of a code from the box that it is pasted into', async () => {
    const { user } = await visitCode()
    await user.click(box(3))
    await user.paste('78')
    expect(shownCode()).toBe('..78..')
    expect(box(5)).toHaveFocus()
    await user.paste('no digits')
    expect(shownCode()).toBe('..78..')
  })

  it.each([1, 4])('take a whole code from autofill in one event in box %i', async (position) => {
    const { calls, port } = silent()
    const { user } = await visitCode({ ports: { redeemCode: port } })
    await user.keyboard('9')
    fill(position, '123456')
    expect(shownCode()).toBe('123456')
    await waitFor(() => expect(codesOf(calls)).toEqual(['123456']))
  })

  it('ignore more digits than there are boxes', async () => {
    await visitCode()
    fill(1, '12345678')
    expect(shownCode()).toBe('123456')
  })

  it('submit the code once when the last digit comes, wherever it was missing', async () => {
    const { calls, port } = silent()
    const { user } = await visitCode({ ports: { redeemCode: port } })
    await user.keyboard('12345')
    await user.click(box(2))
    await user.keyboard('{Backspace}')
    await user.click(box(6))
    await user.keyboard('6')
    expect(calls).toEqual([])
    await user.click(box(2))
    await user.keyboard('2')
    await user.click(press('Verify my account'))
    expect(codesOf(calls)).toEqual(['123456'])
  })

  it('cannot be changed while the code is being checked', async () => {
    const { calls, port } = silent()
    const { user } = await visitCode({ ports: { redeemCode: port } })
    await user.keyboard('123456')
    expect(box(6)).toHaveFocus()
    expect(box(6)).toHaveAttribute('readonly')
    await user.keyboard('{Backspace}7')
    await user.paste('654321')
    expect(shownCode()).toBe('123456')
    expect(calls).toHaveLength(1)
    expect(press('Verify my account')).toHaveAttribute('aria-busy', 'true')
  })

  it('are cleared by a refusal, and can take another code', async () => {
    const { user } = await visitCode({ ports: { redeemCode: () => refusingCode('Invalid OTP') } })
    await user.keyboard('123456')
    expect(screen.getByRole('group', { name: 'One-time code' })).toHaveAccessibleDescription(
      'Invalid OTP',
    )
    expect(shownCode()).toBe('......')
    expect(box(1)).toHaveFocus()
    expect(box(1)).toBeInvalid()
    await user.keyboard('6')
    expect(screen.queryByText('Invalid OTP')).toBeNull()
    expect(box(1)).toBeValid()
  })

  it.each<[string, (user: User) => Promise<void>]>([
    ['with the button', (user) => user.click(press('Verify my account'))],
    ['by pasting it again', (user) => user.paste('123456')],
    ['by typing it again', (user) => user.keyboard('{Home}123456')],
  ])('keep a code without an answer, for another try %s', async (_, tryAgain) => {
    let answers = 0
    const { calls, port } = counting((mobile: string) => {
      answers += 1
      return answers === 1
        ? TE.left({ kind: 'Unreachable' as const, because: 'timeout' as const })
        : TE.right({ authToken: 'token-1', mobile })
    })
    const { user } = await visitCode({ ports: { ...staying, redeemCode: port } })
    await user.keyboard('123456')
    expect(screen.getByText('This is taking too long. Please try again.')).toBeVisible()
    expect(shownCode()).toBe('123456')
    await tryAgain(user)
    expect(calls).toHaveLength(2)
    expect(screen.getByText('You are logged in')).toBeVisible()
  })

  it.each<[string, RemoteError]>([
    ['no answer', { kind: 'Unreachable', because: 'timeout' }],
    ['a failing service', { kind: 'NetworkError', because: 'failed', message: 'Come back later' }],
    ['too many tries', { kind: 'NetworkError', because: 'askedTooOften', message: null }],
  ])('are not marked as invalid by %s, which says nothing about the code', async (_, error) => {
    const { user } = await visitCode({ ports: { redeemCode: () => TE.left(error) } })
    await user.keyboard('123456')
    expect(screen.getByRole('group', { name: 'One-time code' })).toHaveAccessibleDescription()
    expect(shownCode()).toBe('123456')
    for (const position of [1, 2, 3, 4, 5, 6]) expect(box(position)).toBeValid()
  })

  it('wait for the end of a kept code that is typed again', async () => {
    const { calls, port } = counting(() =>
      TE.left({ kind: 'Unreachable' as const, because: 'timeout' as const }),
    )
    const { user } = await visitCode({ ports: { redeemCode: port } })
    await user.keyboard('123456{Home}12345')
    expect(calls).toHaveLength(1)
    await user.keyboard('6')
    expect(calls).toHaveLength(2)
  })

  it('mark a code that is too short as invalid, and focus the first empty box', async () => {
    const { calls, port } = redeemed()
    const { user } = await visitCode({ ports: { redeemCode: port } })
    await user.keyboard('123')
    await user.click(press('Verify my account'))
    expect(screen.getByText('Invalid OTP')).toBeVisible()
    expect(box(1)).toBeInvalid()
    expect(box(4)).toHaveFocus()
    await user.keyboard('4')
    expect(screen.queryByText('Invalid OTP')).toBeNull()
    expect(calls).toEqual([])
  })

  it('do not intercept the browser’s own shortcuts', async () => {
    await visitCode()
    const back = createEvent.keyDown(box(1), { key: 'ArrowLeft', altKey: true })
    fireEvent(box(1), back)
    expect(back.defaultPrevented).toBe(false)
  })
})
