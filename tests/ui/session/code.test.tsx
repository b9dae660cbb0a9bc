import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { either as E, taskEither as TE } from 'fp-ts'
import type { Credentials } from '../../../src/application/ports/customerCall.ts'
import { loginOpened } from '../../../src/application/session/auth.slice.ts'
import { profileOfAsha } from '../../support/account.ts'
import { problemsOnPage } from '../../support/axe.ts'
import { makePending, unanswered } from '../../support/pending.ts'
import type { WorldNeeds } from '../../support/visitStore.ts'
import {
  box,
  counting,
  dialog,
  opened,
  phoneField,
  press,
  refusing,
  refusingCode,
  staying,
  visitCode,
  visitLogin,
  visitSignup,
} from './steps.tsx'

const known = { name: 'Asha Rao', mobile: '9876543210', email: 'asha@example.in' }

describe('the step of the code', () => {
  it.each([
    { desktop: true, banners: 1 },
    { desktop: false, banners: 0 },
  ])('says where the code went (desktop: $desktop)', async ({ desktop, banners }) => {
    const { container } = await visitCode({ desktop })
    expect(dialog('Verify your account')).toHaveTextContent('Code sent to +91 9876543210')
    expect(press('Verify my account')).toBeVisible()
    expect(container.querySelectorAll('dialog .banner')).toHaveLength(banners)
    expect(await problemsOnPage()).toEqual([])
  })

  it('returns to the login with Change, and keeps the number', async () => {
    const { user } = await visitCode()
    await user.keyboard('12')
    await user.click(press('Change'))
    expect(dialog('Login to Hathi')).toBeVisible()
    expect(phoneField()).toHaveValue('9876543210')
    expect(phoneField()).toHaveFocus()
  })

  it('cannot be left with Change while the code is being checked', async () => {
    const redeeming = makePending<never, Credentials>()
    const { user } = await visitCode({ ports: { ...staying, redeemCode: () => redeeming.task } })
    await user.keyboard('123456')
    expect(press('Change')).toHaveAttribute('aria-disabled', 'true')
    await user.click(press('Change'))
    expect(dialog('Verify your account')).toBeVisible()
    await act(async () => redeeming.answer(E.right({ authToken: 'token-1', mobile: '9876543210' })))
    expect(dialog('You are logged in')).toBeVisible()
  })

  it('shows the service’s message about a code', async () => {
    const { user } = await visitCode({
      ports: { redeemCode: () => refusingCode('This OTP has expired') },
    })
    await user.keyboard('123456')
    expect(screen.getByText('This OTP has expired')).toBeVisible()
  })

  it('logs nobody in whose profile cannot be fetched, and fetches it with a retry', async () => {
    let isDown = true
    const { user } = await visitCode({
      ports: {
        ...staying,
        loadProfile: () => (isDown ? refusing('Come back later') : TE.right(profileOfAsha)),
      },
    })
    await user.keyboard('123456')
    expect(screen.getByText('Come back later')).toBeVisible()
    isDown = false
    await user.click(press('Verify my account'))
    expect(dialog('You are logged in')).toBeVisible()
  })

  it('fills in the code of an SMS, and submits it', async () => {
    const { calls, port } = counting((mobile: string, _code: string) =>
      TE.right({ authToken: 'token-1', mobile }),
    )
    const { user } = await visitLogin({
      known: { mobile: '9876543210' },
      ports: {
        ...staying,
        redeemCode: port,
        listenForCode: () => TE.right('Your code is 123 456'),
      },
    })
    await user.click(press('Continue'))
    expect(calls.map(([mobile, code]) => [mobile, code])).toEqual([['9876543210', '123456']])
    expect(dialog('You are logged in')).toBeVisible()
  })
})

describe('another code', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  // user-event waits by timers, which are faked here, so the clicks are bare events.
  const click = async (name: string) => {
    await act(async () => {
      fireEvent.click(press(name))
      for (let turns = 0; turns < 20; turns += 1) await Promise.resolve()
    })
  }
  const pass = async (milliseconds: number) => {
    await act(async () => {
      await jest.advanceTimersByTimeAsync(milliseconds)
    })
  }

  const open = async (ports: Partial<WorldNeeds>, desktop = true) => {
    const visited = await visitSignup({ known, desktop, ports: { now: Date.now, ...ports } })
    await click('Continue')
    dialog('Verify your account')
    return visited
  }

  const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

  it('can be asked for after a countdown', async () => {
    await open({})
    expect(screen.getByText('Resend in 30s')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Resend' })).toBeNull()
    await pass(1000)
    expect(screen.getByText('Resend in 29s')).toBeVisible()
    await pass(28_000)
    expect(screen.getByText('Resend in 1s')).toBeVisible()
    await pass(1000)
    expect(screen.queryByText(/Resend in/)).toBeNull()
    expect(press('Resend')).toBeVisible()
  })

  it('is announced at the start and at the end of the wait, not in between', async () => {
    await open({})
    expect(spoken().join(' ')).toContain('You can ask for a new code in 30 seconds.')
    await pass(15_000)
    // The region no longer contains a number that is out of date; the current one is beside it.
    expect(spoken().join('')).toBe('Customer Successfully Signed up')
    expect(screen.getByText('Resend in 15s')).toBeVisible()
    await pass(15_000)
    expect(spoken()).toContain('You can ask for a new code now.')
  })

  it('is not announced again after Back from the choice of the channel', async () => {
    await open({}, false)
    expect(spoken().join(' ')).toContain('You can ask for a new code in 30 seconds.')
    // The phone slept through the wait, so no time has passed for what was announced, and then its
    // clock is set back: there is a wait again, which would be announced if the first one were not over.
    const before = Date.now()
    jest.setSystemTime(before + 60_000)
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await click('Resend')
    jest.setSystemTime(before + 10_000)
    await click('Back')
    expect(screen.getByText('Resend in 20s')).toBeVisible()
    expect(spoken().join(' ')).not.toContain('You can ask for a new code in')
  })

  it('is announced after each sending, and no longer than that is true', async () => {
    await open({ resendCode: () => TE.right(undefined) })
    await pass(30_000)
    await click('Resend')
    expect(spoken().join(' ')).toContain('You can ask for a new code in 30 seconds.')
    await pass(15_000)
    expect(spoken().join('')).toBe('Resent OTP successfully')
  })

  it('is announced with the wait that is left when a closed login is opened again', async () => {
    const { happen } = await open({})
    const openAgain = async () => {
      await happen(loginOpened(opened({ known })))
      dialog('Verify your account')
    }
    await click('Close')
    await pass(20_000)
    await openAgain()
    expect(spoken().join(' ')).toContain('You can ask for a new code in 10 seconds.')
    await click('Close')
    await pass(10_000)
    await openAgain()
    expect(press('Resend')).toBeVisible()
    expect(spoken().join(' ')).not.toContain('You can ask for a new code in')
  })

  it('can be asked for at once on a phone that slept during the wait', async () => {
    await open({})
    jest.setSystemTime(Date.now() + 60_000)
    expect(screen.getByText('Resend in 30s')).toBeVisible()
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect(press('Resend')).toBeVisible()
  })

  it('can be asked for at once on a page that comes back from the browser’s cache', async () => {
    await open({})
    jest.setSystemTime(Date.now() + 60_000)
    await act(async () => {
      window.dispatchEvent(new Event('pageshow'))
    })
    expect(press('Resend')).toBeVisible()
  })

  it('can be asked for again 30 seconds after it was sent, however late that was', async () => {
    await open({ resendCode: () => TE.right(undefined) })
    await pass(30_000)
    await pass(60_000)
    await click('Resend')
    expect(screen.getByText('Resend in 30s')).toBeVisible()
    await pass(30_000)
    expect(press('Resend')).toBeVisible()
  })

  it('can be asked for at once if the clock was set back', async () => {
    await open({})
    jest.setSystemTime(Date.now() - 3_600_000)
    await pass(1000)
    expect(press('Resend')).toBeVisible()
    expect(spoken()).toContain('You can ask for a new code now.')
    expect(spoken().join(' ')).not.toContain('You can ask for a new code in')
  })

  it('has to be waited for again if the clock was set back by less than the wait', async () => {
    await open({})
    await pass(30_000)
    jest.setSystemTime(Date.now() - 20_000)
    await act(async () => {
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect(screen.queryByRole('button', { name: 'Resend' })).toBeNull()
    expect(screen.getByText('Resend in 20s')).toBeVisible()
    await pass(20_000)
    expect(press('Resend')).toBeVisible()
  })

  it('comes by SMS at once on a desktop', async () => {
    const { calls, port } = counting((_mobile: string, _channel: string) => TE.right(undefined))
    await open({ resendCode: port })
    await pass(30_000)
    await click('Resend')
    expect(calls.map(([mobile, channel]) => [mobile, channel])).toEqual([['9876543210', 'sms']])
    expect(screen.getByText('Resent OTP successfully')).toBeVisible()
    expect(screen.queryByText('Customer Successfully Signed up')).toBeNull()
    expect(screen.getByText('Resend in 30s')).toBeVisible()
    expect(box(1)).toHaveFocus()
  })

  it('comes three times, then not for an hour, and then again', async () => {
    const { calls, port } = counting((_mobile: string, _channel: string) => TE.right(undefined))
    await open({ resendCode: port })
    for (const _ of [1, 2, 3]) {
      await pass(30_000)
      await click('Resend')
    }
    expect(calls).toHaveLength(3)
    expect(screen.queryByRole('button', { name: 'Resend' })).toBeNull()
    expect(screen.queryByText(/Resend in/)).toBeNull()
    const told = 'Too many attempts, try again in an hour'
    expect(screen.getAllByText(told)[0]).toBeVisible()
    expect(spoken().join(' ')).toContain(told)
    expect(spoken().join(' ')).not.toContain('You can ask for a new code in')

    await pass(3_599_000)
    expect(screen.queryByRole('button', { name: 'Resend' })).toBeNull()
    await pass(1000)
    expect(screen.queryByText(told)).toBeNull()
    expect(spoken()).toContain('You can ask for a new code now.')
    await click('Resend')
    expect(calls).toHaveLength(4)
    expect(screen.getByText('Resend in 30s')).toBeVisible()
  })

  it('can be asked for again if it could not be sent', async () => {
    await open({ resendCode: () => refusing('The SMS could not be sent', 'failed') })
    await pass(30_000)
    await click('Resend')
    expect(screen.getByText('The SMS could not be sent')).toBeVisible()
    expect(press('Resend')).toBeVisible()
  })

  it('comes on a phone by the chosen channel', async () => {
    const { calls, port } = counting((_mobile: string, _channel: string) => TE.right(undefined))
    await open({ resendCode: port }, false)
    await pass(30_000)
    await click('Resend')

    expect(dialog('Resent OTP via')).toBeVisible()
    const sms = screen.getByRole('radio', { name: 'Text SMS' })
    const whatsapp = screen.getByRole('radio', { name: 'Whatsapp' })
    expect(sms).toBeChecked()
    expect(sms).toHaveFocus()
    expect(sms).toHaveAccessibleDescription('Ensure a stable signal')
    expect(whatsapp).toHaveAccessibleDescription('Ensure a stable data / WiFi connection')
    expect(calls).toEqual([])

    fireEvent.click(whatsapp)
    await click('Continue')
    expect(calls.map(([, channel]) => channel)).toEqual(['whatsapp'])
    expect(dialog('Verify your account')).toBeVisible()
    expect(screen.getByText('Resent OTP successfully')).toBeVisible()
    expect(box(1)).toHaveFocus()
  })

  it('is not sent if the customer goes back from the choice of the channel', async () => {
    const { calls, port } = counting((_mobile: string, _channel: string) => TE.right(undefined))
    await open({ resendCode: port }, false)
    await pass(30_000)
    await click('Resend')
    await click('Back')
    expect(dialog('Verify your account')).toBeVisible()
    expect(calls).toEqual([])
  })

  it('does not ask for the channel again on a phone that was turned and is turned back', async () => {
    const { turn } = await open({}, false)
    await pass(30_000)
    await click('Resend')
    await turn(true)
    await click('Resend')
    await turn(false)
    expect(dialog('Verify your account')).toBeVisible()
  })

  it('is announced once, and not again after Back from the choice of the channel', async () => {
    await open({}, false)
    for (const told of [0, 1]) {
      await pass(30_000)
      await click('Resend')
      await click('Continue')
      expect([told, screen.queryByText('Resent OTP successfully')]).toEqual([
        told,
        expect.anything(),
      ])
      await pass(30_000)
      await click('Resend')
      await click('Back')
      expect(dialog('Verify your account')).toBeVisible()
      expect(screen.queryByText('Resent OTP successfully')).toBeNull()
    }
  })

  it('shows after 4 seconds that the check of the first one takes long', async () => {
    await open({ redeemCode: () => unanswered })
    await act(async () => {
      fireEvent.input(box(1), { target: { value: '123456' } })
    })
    await pass(3900)
    expect(screen.queryByText('This is taking longer than usual…')).toBeNull()
    await pass(200)
    expect(screen.getByText('This is taking longer than usual…')).toBeVisible()
  })
})
