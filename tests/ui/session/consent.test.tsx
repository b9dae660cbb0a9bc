import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import type { SignUp } from '../../../src/application/session/customer.port.ts'
import { problemsOnPage } from '../../support/axe.ts'
import {
  counting,
  dialog,
  emailField,
  nameField,
  phoneField,
  press,
  refusing,
  refusingEmail,
  visitSignup,
} from './steps.tsx'

const known = { name: 'Asha Rao', mobile: '5321234567', email: 'asha@example.com.tr' }

const visitConsent = async (signUp: SignUp = () => TE.right(undefined)) => {
  const visited = await visitSignup({ locale: 'en-TR', known, ports: { signUp } })
  await visited.user.click(press('Continue'))
  dialog('Terms and conditions')
  return visited
}

const all = () => screen.getByRole('checkbox', { name: 'I agree to all of the following' })
const terms = () => screen.getByRole('checkbox', { name: /^I agree to the Terms of Service/ })
const privacy = () => screen.getByRole('checkbox', { name: /^I agree to the Privacy Policy/ })

describe('the consent of a country that requires it', () => {
  it('asks for each document, with nothing checked', async () => {
    await visitConsent()
    for (const box of [all(), terms(), privacy()]) expect(box).not.toBeChecked()
    expect(all()).toHaveFocus()
    for (const box of [terms(), privacy()]) expect(box).toBeRequired()
    expect(press('Confirm')).toHaveAttribute('aria-disabled', 'true')
    expect(await problemsOnPage()).toEqual([])
  })

  it('opens its documents in new tabs, without checking anything', async () => {
    const { user } = await visitConsent()
    const links = screen.getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/en-TR/terms-of-service',
      '/en-TR/privacy-policy',
    ])
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank')
      link.addEventListener('click', (event) => event.preventDefault())
      await user.click(link)
    }
    for (const box of [all(), terms(), privacy()]) expect(box).not.toBeChecked()
  })

  it('can be given and taken back all at once', async () => {
    const { user } = await visitConsent()
    await user.click(all())
    expect(terms()).toBeChecked()
    expect(privacy()).toBeChecked()
    expect(press('Confirm')).not.toHaveAttribute('aria-disabled')
    await user.click(all())
    expect(terms()).not.toBeChecked()
    expect(privacy()).not.toBeChecked()
  })

  it('shows when only a part is given', async () => {
    const { user } = await visitConsent()
    await user.click(terms())
    expect(all()).toBePartiallyChecked()
    expect(all()).not.toBeChecked()
    expect(press('Confirm')).toHaveAttribute('aria-disabled', 'true')
    await user.click(privacy())
    expect(all()).not.toBePartiallyChecked()
    expect(all()).toBeChecked()
    await user.click(terms())
    await user.click(all())
    expect(terms()).toBeChecked()
  })

  it('is required in full before anybody is signed up', async () => {
    const { calls, port } = counting(() => TE.right<never, void>(undefined))
    const { user } = await visitConsent(port)
    await user.click(terms())
    await user.click(press('Confirm'))
    expect(calls).toEqual([])
    expect(all()).toHaveFocus()
    await user.click(privacy())
    await user.click(press('Confirm'))
    expect(calls).toHaveLength(1)
    expect(dialog('Verify your account')).toBeVisible()
    expect(screen.getByText('Customer Successfully Signed up')).toBeVisible()
  })

  it('says why the signup failed, and can be tried again', async () => {
    const told = 'Too many attempts, try again in an hour'
    const { user } = await visitConsent(() => refusing(told, 'askedTooOften'))
    await user.click(all())
    await user.click(press('Confirm'))
    expect(screen.getByRole('alert')).toHaveTextContent(told)
    expect(all()).toBeChecked()
  })

  it('returns to the signup with everything entered if the service refuses it', async () => {
    const told = 'This mobile number is already registered'
    const { user } = await visitConsent(() => refusing(told, 'declined'))
    await user.click(all())
    await user.click(press('Confirm'))
    expect(dialog('Welcome!')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(told)
    expect(nameField()).toHaveFocus()
    expect(nameField()).toHaveValue(known.name)
    expect(phoneField()).toHaveValue(known.mobile)
    expect(emailField()).toHaveValue(known.email)
    expect(await problemsOnPage()).toEqual([])
    await user.type(phoneField(), '{Backspace}8')
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(press('Continue'))
    expect(dialog('Terms and conditions')).toBeVisible()
    expect(all()).not.toBeChecked()
  })

  it('returns to the e-mail if that is refused', async () => {
    const told = 'This email is already registered'
    const { user } = await visitConsent(() => refusingEmail(told))
    await user.click(all())
    await user.click(press('Confirm'))
    expect(dialog('Welcome!')).toBeVisible()
    expect(emailField()).toHaveAccessibleDescription(told)
    expect(emailField()).toHaveFocus()
    expect(emailField()).toHaveValue(known.email)
    expect(nameField()).toHaveValue(known.name)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(await problemsOnPage()).toEqual([])
    await user.type(emailField(), 'x')
    expect(screen.queryByText(told)).toBeNull()
    await user.click(press('Continue'))
    expect(dialog('Terms and conditions')).toBeVisible()
    expect(all()).toHaveFocus()
  })

  it('closes the modal with its Close button', async () => {
    const { user } = await visitConsent()
    await user.click(press('Close'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
