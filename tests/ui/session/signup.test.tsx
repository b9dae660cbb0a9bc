import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import type { Applicant } from '../../../src/domain/session/signup.ts'
import { problemsOnPage } from '../../support/axe.ts'
import {
  counting,
  dialog,
  emailField,
  nameField,
  phoneField,
  press,
  refusing,
  refusingCode,
  refusingEmail,
  visitSignup,
} from './steps.tsx'

const known = { name: 'Asha Rao', mobile: '9876543210', email: 'asha@example.in' }
const whatsapp = () => screen.getByRole('checkbox', { name: 'Receive updates via WhatsApp' })

describe('the signup', () => {
  it.each([true, false])(
    'says what it is for, and starts at the name (desktop: %s)',
    async (desktop) => {
      const { container } = await visitSignup({ desktop })
      expect(dialog('Welcome!')).toHaveTextContent(
        'Sign in or make an account to complete your order with us',
      )
      expect(nameField()).toHaveFocus()
      expect(whatsapp()).toBeChecked()
      expect(dialog('Welcome!')).toHaveTextContent(
        /By continuing, you agree to our Terms of Service/,
      )
      expect(container.querySelector('dialog .banner svg')).not.toBeNull()
      expect(await problemsOnPage()).toEqual([])
    },
  )

  it.each([
    ['the number', { name: 'Asha Rao', mobile: '', email: '' }, phoneField],
    ['the e-mail', { name: 'Asha Rao', mobile: '9876543210', email: '' }, emailField],
    ['the name, where nothing is missing,', known, nameField],
  ])('starts at %s if that is the first field left to fill', async (_, filled, field) => {
    await visitSignup({ known: filled })
    expect(field()).toHaveFocus()
  })

  it('fills in what is known', async () => {
    await visitSignup({ known })
    expect(nameField()).toHaveValue('Asha Rao')
    expect(phoneField()).toHaveValue('9876543210')
    expect(emailField()).toHaveValue('asha@example.in')
  })

  it.each([
    ['no name', { name: ' ' }, 'Please enter valid name', nameField],
    ['a short name', { name: 'Al' }, 'Name entered is too short (min 3 char)', nameField],
    ['a long name', { name: 'a'.repeat(51) }, 'Name entered is too long (max 50 char)', nameField],
    [
      'a name with digits',
      { name: 'R2 D2' },
      'Please enter a valid name (no numbers or symbols)',
      nameField,
    ],
    ['no number', { mobile: '' }, 'Phone number cannot be empty', phoneField],
    ['a wrong number', { mobile: '1234567890' }, 'Invalid Phone number', phoneField],
    ['no e-mail', { email: '' }, 'Invalid Email ID', emailField],
    ['an e-mail without a domain', { email: 'asha@' }, 'Invalid Email ID', emailField],
  ])('has an error for %s, and focuses the field', async (_, wrong, told, field) => {
    const { calls, port } = counting((_applicant: Applicant) => TE.right(undefined))
    const { user } = await visitSignup({ known: { ...known, ...wrong }, ports: { signUp: port } })
    expect(screen.queryByText(told)).toBeNull()
    await user.click(press('Continue'))
    expect(screen.getByText(told)).toBeVisible()
    expect(field()).toBeInvalid()
    expect(field()).toHaveFocus()
    expect(calls).toEqual([])
    expect(await problemsOnPage()).toEqual([])
  })

  it('shows all errors at once', async () => {
    const { user } = await visitSignup()
    await user.click(press('Continue'))
    expect(screen.getByText('Please enter valid name')).toBeVisible()
    expect(screen.getByText('Phone number cannot be empty')).toBeVisible()
    expect(screen.getByText('Invalid Email ID')).toBeVisible()
    expect(nameField()).toHaveFocus()
  })

  it('shows the error of a field once it was left', async () => {
    const { user } = await visitSignup()
    await user.type(nameField(), 'Al')
    expect(screen.queryByText('Name entered is too short (min 3 char)')).toBeNull()
    await user.tab()
    expect(screen.getByText('Name entered is too short (min 3 char)')).toBeVisible()
    await user.tab()
    expect(screen.queryByText('Phone number cannot be empty')).toBeNull()
  })

  it('sends what was entered, and says at the code that it succeeded', async () => {
    const { calls, port } = counting((_applicant: Applicant) => TE.right(undefined))
    const { user } = await visitSignup({ ports: { signUp: port } })
    await user.type(nameField(), 'Asha Rao')
    await user.type(phoneField(), '098765 43210')
    await user.type(emailField(), 'asha@example.in')
    await user.click(whatsapp())
    await user.click(press('Continue'))
    expect(calls.map(([applicant]) => applicant)).toEqual([
      {
        name: 'Asha Rao',
        mobile: '9876543210',
        email: 'asha@example.in',
        whatsappConsent: false,
      },
    ])
    expect(dialog('Verify your account')).toBeVisible()
    expect(screen.getByText('Customer Successfully Signed up')).toBeVisible()
  })

  it('says that it succeeded until the code is answered', async () => {
    const { user } = await visitSignup({
      known,
      ports: { redeemCode: () => refusingCode('Invalid OTP') },
    })
    await user.click(press('Continue'))
    const news = 'Customer Successfully Signed up'
    expect(screen.getByText(news)).toBeVisible()
    await user.keyboard('123456')
    expect(screen.getByText('Invalid OTP')).toBeVisible()
    expect(screen.queryByText(news)).toBeNull()
    await user.keyboard('1')
    expect(screen.queryByText(news)).toBeNull()
  })

  it('shows a refusal of the e-mail at that field, until it is edited', async () => {
    const told = 'This email is already registered'
    const { user } = await visitSignup({
      known,
      ports: { signUp: () => refusingEmail(told) },
    })
    await user.click(press('Continue'))
    expect(emailField()).toHaveAccessibleDescription(told)
    expect(emailField()).toHaveFocus()
    expect(screen.queryByRole('alert')).toBeNull()
    await user.type(emailField(), 'x')
    expect(screen.queryByText(told)).toBeNull()
  })

  it('shows any other refusal above the form, and keeps what was entered', async () => {
    const told = 'This mobile number is already registered'
    const { user } = await visitSignup({
      known,
      ports: { signUp: () => refusing(told, 'declined') },
    })
    await user.click(press('Continue'))
    expect(screen.getByRole('alert')).toHaveTextContent(told)
    expect(emailField()).toHaveValue('asha@example.in')
    await user.type(nameField(), 'x')
    expect(screen.queryByText(told)).toBeNull()
  })

  it.each([
    ['unreadable', { kind: 'RefusalUnreadable', because: 'failed' }],
    ['wordless', { kind: 'NetworkError', because: 'failed', message: null }],
    ['in a shape that nobody knows', { kind: 'ContractBroken', call: 'signup', paths: [] }],
  ] as const)('has a message of its own if the refusal is %s', async (_, error) => {
    const { user } = await visitSignup({ known, ports: { signUp: () => TE.left(error) } })
    await user.click(press('Continue'))
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.')
  })
})
