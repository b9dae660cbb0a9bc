import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import { ghoda } from '../../../config/brand/ghoda.ts'
import type { RemoteError } from '../../../src/application/ports/remoteError.ts'
import type { SendCode } from '../../../src/application/session/customer.port.ts'
import { problemsOnPage } from '../../support/axe.ts'
import { unanswered } from '../../support/pending.ts'
import { spoken } from '../../support/spoken.ts'
import { counting, dialog, phoneField, press, refusing, visitLogin } from './steps.tsx'

/** The live region's text node: the same words are only announced again in a new node. */
const said = () =>
  screen.getByText('Invalid Phone number', { selector: '[role=status]' }).firstChild

const prefixIn = (locale: string) => (locale === 'bn-BD' ? '+880' : '+91')

describe('the login', () => {
  it.each([true, false])(
    'says what it is for, and starts at the number (desktop: %s)',
    async (desktop) => {
      const { container } = await visitLogin({ desktop })
      expect(dialog('Login to Hathi')).toHaveTextContent(
        'Please fill in the details, so we can provide you with the best of our services',
      )
      expect(phoneField()).toHaveFocus()
      expect(press('Continue')).toBeVisible()
      expect(container.querySelector('dialog .banner svg')).not.toBeNull()
      expect(await problemsOnPage()).toEqual([])
    },
  )

  it('accepts numbers as autofill brings them', async () => {
    const { calls, port } = counting((_mobile: string) => TE.right(true))
    const { user } = await visitLogin({ ports: { sendCode: port } })
    expect(phoneField()).toHaveAttribute('type', 'tel')
    expect(phoneField()).toHaveAttribute('autocomplete', 'tel-national')
    expect(phoneField()).not.toHaveAttribute('maxlength')
    await user.type(phoneField(), '+91 98765-43210{Enter}')
    expect(calls.map(([mobile]) => mobile)).toEqual(['9876543210'])
    expect(dialog('Verify your account')).toBeVisible()
  })

  it.each([
    ['no number', ' ', 'Phone number cannot be empty', 'en-IN'],
    ['an invalid number', '1234567890', 'Invalid Phone number', 'en-IN'],
    ['a number that is too short', '98765', 'Invalid Phone number', 'en-IN'],
    ['a number where none is served', '1712345678', 'Invalid phone number', 'bn-BD'],
  ])('has an error for %s, and focuses the number', async (_, typed, told, locale) => {
    const { calls, port } = counting((_mobile: string) => TE.right(true))
    const { user } = await visitLogin({ locale, ports: { sendCode: port } })
    await user.type(phoneField(), typed)
    expect(screen.queryByText(told)).toBeNull()
    await user.click(press('Continue'))
    expect(screen.getByText(told)).toBeVisible()
    expect(phoneField()).toBeInvalid()
    expect(phoneField()).toHaveAccessibleDescription(`${prefixIn(locale)} ${told}`)
    expect(phoneField()).toHaveFocus()
    expect(calls).toEqual([])
  })

  it('announces an error when Enter submits the form and the focus stays, as often as that happens', async () => {
    const { user } = await visitLogin({
      ports: {
        sendCode: () => refusing('Too many attempts, try again in an hour', 'askedTooOften'),
      },
    })
    await user.type(phoneField(), '{Enter}')
    expect(spoken()).toEqual(['Phone number cannot be empty'])
    await user.tab()
    expect(spoken()).toEqual([])
    await user.type(phoneField(), '98765{Enter}')
    expect(spoken()).toEqual(['Invalid Phone number'])
    const before = said()
    await user.keyboard('{Enter}')
    expect(spoken()).toEqual(['Invalid Phone number'])
    expect(said()).not.toBe(before)
    await user.keyboard('43210{Enter}')
    expect(spoken()).toEqual(['Too many attempts, try again in an hour'])
    await user.tab()
    expect(spoken()).toEqual([])
  })

  it('says an error only once if the focus returns to the number', async () => {
    const { user } = await visitLogin()
    await user.click(press('Continue'))
    expect(phoneField()).toHaveFocus()
    expect(spoken()).toEqual([])
  })

  it('shows no error for a number left empty, but one for a wrong number', async () => {
    const { user } = await visitLogin()
    await user.tab()
    expect(screen.queryByText('Phone number cannot be empty')).toBeNull()
    await user.type(phoneField(), '123')
    await user.tab()
    expect(screen.getByText('Invalid Phone number')).toBeVisible()
  })

  it('shows the service’s message under the number, until that is edited', async () => {
    const { user } = await visitLogin({
      known: { mobile: '9876543210' },
      ports: {
        sendCode: () => refusing('Too many attempts, try again in an hour', 'askedTooOften'),
      },
    })
    await user.click(press('Continue'))
    const told = 'Too many attempts, try again in an hour'
    expect(phoneField()).toHaveAccessibleDescription(`+91 ${told}`)
    expect(phoneField()).toHaveFocus()
    expect(phoneField()).toHaveValue('9876543210')
    await user.type(phoneField(), '{Backspace}1')
    expect(screen.queryByText(told)).toBeNull()
  })

  it('says in our own words that no answer came', async () => {
    const { user } = await visitLogin({
      known: { mobile: '9876543210' },
      ports: { sendCode: () => TE.left({ kind: 'Unreachable', because: 'offline' }) },
    })
    await user.click(press('Continue'))
    expect(screen.getByText('You are offline. Check your connection and try again.')).toBeVisible()
  })

  it.each<RemoteError>([
    { kind: 'RefusalUnreadable', because: 'failed' },
    { kind: 'ContractBroken', call: '/customer/onboarding/exist_otp', paths: ['exists'] },
  ])('says only that something went wrong if the answer cannot be read: %j', async (error) => {
    const { user } = await visitLogin({
      known: { mobile: '9876543210' },
      ports: { sendCode: () => TE.left(error) },
    })
    await user.click(press('Continue'))
    expect(phoneField()).toHaveAccessibleDescription('+91 Something went wrong')
  })

  it('is sent once, however often the button is pressed', async () => {
    const { calls, port } = counting((): ReturnType<SendCode> => unanswered)
    const { user } = await visitLogin({
      known: { mobile: '9876543210' },
      ports: { sendCode: port },
    })
    await user.dblClick(press('Continue'))
    await user.type(phoneField(), '{Enter}')
    expect(calls).toHaveLength(1)
    expect(press('Continue')).toHaveAttribute('aria-busy', 'true')
  })

  it('leads somebody without an account to the signup, and keeps the number', async () => {
    const { user } = await visitLogin({ ports: { sendCode: () => TE.right(false) } })
    await user.type(phoneField(), '9876543210{Enter}')
    expect(dialog('Welcome!')).toBeVisible()
    expect(phoneField()).toHaveValue('9876543210')
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  })

  it('closes by its button', async () => {
    const { user, store } = await visitLogin()
    await user.click(press('Close'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(store.getState().auth?.step).toBe('closed')
  })

  it('stays open when its backdrop is pressed', async () => {
    const { user } = await visitLogin()
    await user.type(phoneField(), '98765')
    await user.click(dialog('Login to Hathi'))
    expect(phoneField()).toHaveValue('98765')
    await user.type(phoneField(), '{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the agreement', () => {
  const links = () => [
    screen.getByRole('link', { name: 'Terms of Service (opens in a new tab)' }),
    screen.getByRole('link', { name: 'Privacy Policy (opens in a new tab)' }),
  ]
  const addresses = () => links().map((link) => link.getAttribute('href'))

  it('links the website’s own pages of the documents, in new tabs', async () => {
    await visitLogin()
    expect(dialog('Login to Hathi')).toHaveTextContent(
      'By continuing, you agree to our Terms of Service (opens in a new tab) and Privacy Policy (opens in a new tab).',
    )
    expect(addresses()).toEqual(['/en-IN/terms-of-service', '/en-IN/privacy-policy'])
    for (const link of links()) expect(link).toHaveAttribute('target', '_blank')
  })

  it('links the brand’s own documents for the locale', async () => {
    await visitLogin({ surroundings: { brand: ghoda } })
    expect(addresses()).toEqual([
      'https://ghoda.example/en-IN/terms',
      'https://ghoda.example/en-IN/privacy',
    ])
  })

  it('does not link documents of another locale', async () => {
    await visitLogin({ locale: 'en-AE', surroundings: { brand: ghoda } })
    expect(addresses()).toEqual(['/en-AE/terms-of-service', '/en-AE/privacy-policy'])
  })
})
