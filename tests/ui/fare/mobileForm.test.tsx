import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { fareEdited } from '../../../src/application/fare/fareForm.slice.ts'
import { placeAccepted } from '../../../src/application/place/placeAccepted.ts'
import { customerRecognised } from '../../../src/application/session/session.slice.ts'
import { FareEstimatePage } from '../../../src/ui/fare/FareEstimatePage.tsx'
import { HomeFareForm } from '../../../src/ui/fare/HomeFareForm.tsx'
import { asha as customer } from '../../support/account.ts'
import { goBack } from '../../support/goBack.ts'
import { indiranagar, koramangala } from '../../support/places.ts'
import { visit } from '../../support/visit.tsx'
import { fillDetails, mobileField, nameField, submitButton, withRoute } from './steps.ts'

const asha = customerRecognised({ ...customer, requirement: 'business' })

describe('the fare form on a phone', () => {
  it('asks for the route first, and for a guest’s details once it is set', async () => {
    const { happen } = await visit(<FareEstimatePage />)
    expect(screen.getByRole('button', { name: /^Pickup/ })).toBeVisible()
    expect(screen.getByRole('button', { name: /^Drop/ })).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull()

    await happen(placeAccepted({ owner: 'fare', waypoint: 'pickup', place: koramangala }))
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull()

    await happen(...withRoute)
    expect(nameField()).toHaveAttribute('autocomplete', 'name')
    expect(mobileField()).toHaveAttribute('autocomplete', 'tel-national')
    expect(mobileField()).not.toHaveAttribute('maxlength')
    expect(screen.getByText('+91')).toBeVisible()
    expect(screen.getByRole('button', { name: /mainly for Choose one/ })).toBeVisible()
  })

  it('does not ask a customer for details', async () => {
    const { happen, user, went } = await visit(<FareEstimatePage />)
    await happen(asha, ...withRoute)
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    await user.click(submitButton())
    expect(went.map(({ path }) => path)).toEqual(['/en-IN/order-review'])
  })

  it('opens the address dialog from a field', async () => {
    const { user } = await visit(<FareEstimatePage />)
    await user.click(screen.getByRole('button', { name: /^Pickup/ }))
    expect(screen.getByRole('dialog', { name: /pickup/i })).toBeVisible()
  })

  it('takes the requirement from a sheet of two cards, in one tap', async () => {
    const { happen, user } = await visit(<FareEstimatePage />)
    await happen(...withRoute)
    await user.click(screen.getByRole('button', { name: /mainly for Choose one/ }))
    const sheet = within(screen.getByRole('dialog', { name: 'I will be using Hathi mainly for:' }))
    expect(sheet.getByText(/plywood, tiles and electronics/)).toBeVisible()
    expect(sheet.getByText(/tiffins, clothes and documents/)).toBeVisible()

    await user.click(sheet.getByRole('button', { name: /My Personal Needs/ }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: /mainly for My Personal Needs/ })).toHaveFocus()
  })

  it('says that the requirement is missing if the sheet is closed without a choice', async () => {
    const { happen, user } = await visit(<FareEstimatePage />)
    await happen(...withRoute)
    await user.click(screen.getByRole('button', { name: /mainly for Choose one/ }))
    await user.keyboard('{Escape}')
    expect(screen.getByText('Please select a valid option for requirement.')).toBeVisible()
  })

  it('returns to the form from the sheet with Back', async () => {
    const { happen, user } = await visit(<FareEstimatePage />)
    await happen(...withRoute)
    window.history.pushState({ page: 'form' }, '')
    await user.click(screen.getByRole('button', { name: /mainly for Choose one/ }))
    await goBack()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(window.history.state).toEqual({ page: 'form' })
    expect(screen.getByRole('button', { name: /mainly for Choose one/ })).toHaveFocus()
  })

  it('disables the button until everything is valid, and says why', async () => {
    const visited = await visit(<FareEstimatePage />)
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true')
    expect(submitButton()).toHaveAccessibleDescription('Set pickup and drop to see the fare.')

    await visited.happen(placeAccepted({ owner: 'fare', waypoint: 'drop', place: indiranagar }))
    expect(submitButton()).toHaveAccessibleDescription('Set the pickup to see the fare.')
    await visited.user.click(screen.getByRole('button', { name: 'Swap pickup and drop' }))
    expect(submitButton()).toHaveAccessibleDescription('Set the drop to see the fare.')

    await visited.happen(...withRoute)
    expect(submitButton()).toHaveAccessibleDescription('Fill in your details to see the fare.')

    await fillDetails(visited)
    expect(submitButton()).not.toHaveAttribute('aria-disabled')
    await visited.user.click(submitButton())
    expect(visited.went.map(({ path }) => path)).toEqual(['/en-IN/fare_estimate_mob'])
  })

  it('focuses the first missing field at a tap on the disabled button', async () => {
    const { user, happen, went } = await visit(<FareEstimatePage />)
    await user.click(submitButton())
    expect(screen.getByRole('button', { name: /^Pickup/ })).toHaveFocus()

    await happen(...withRoute)
    await user.click(submitButton())
    expect(nameField()).toHaveFocus()
    expect(went).toEqual([])
  })

  it('shows the error of a field once it is left, not while it is typed', async () => {
    const { user, happen } = await visit(<FareEstimatePage />)
    await happen(...withRoute)
    await user.type(mobileField(), '123')
    expect(screen.queryByText('Invalid mobile number')).toBeNull()
    await user.tab()
    expect(screen.getByText('Invalid mobile number')).toBeVisible()
    expect(mobileField()).toBeInvalid()
  })

  it('clears the error of a field that is edited, and shows it again once it is left', async () => {
    const { user, happen } = await visit(<FareEstimatePage />)
    await happen(...withRoute)
    await user.type(mobileField(), '123')
    await user.tab()
    await user.type(mobileField(), '4')
    expect(screen.queryByText('Invalid mobile number')).toBeNull()
    expect(mobileField()).toBeValid()
    await user.tab()
    expect(screen.getByText('Invalid mobile number')).toBeVisible()
  })

  it('validates with every letter once a submit was tried', async () => {
    const { user, happen } = await visit(<FareEstimatePage />)
    await happen(...withRoute)
    await user.type(mobileField(), '123')
    await user.click(submitButton())
    await user.type(mobileField(), '4')
    expect(screen.getByText('Invalid mobile number')).toBeVisible()
  })

  it('keeps an autofilled number in full and accepts it', async () => {
    const visited = await visit(<FareEstimatePage />)
    await visited.happen(
      ...withRoute,
      fareEdited({ name: 'Asha Rao', requirement: 'personal', mobile: '' }),
    )
    await visited.user.click(mobileField())
    await visited.user.paste('+91 98765 43210')
    expect(mobileField()).toHaveValue('+91 98765 43210')
    expect(submitButton()).not.toHaveAttribute('aria-disabled')
  })

  it('swaps pickup and drop', async () => {
    const { user, happen } = await visit(<FareEstimatePage />)
    await happen(...withRoute)
    await user.click(screen.getByRole('button', { name: 'Swap pickup and drop' }))
    expect(screen.getByRole('button', { name: 'Pickup Indiranagar, Bengaluru' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Drop Koramangala, Bengaluru' })).toBeVisible()
  })

  it('offers trucks and 2 wheelers', async () => {
    const { user, store } = await visit(<FareEstimatePage />)
    expect(screen.getByRole('radio', { name: 'Trucks' })).toBeChecked()
    await user.click(screen.getByRole('radio', { name: '2 wheeler' }))
    expect(screen.getByRole('radio', { name: '2 wheeler' })).toBeChecked()
    expect(store.getState().fareForm.form.input.category).toBe('two-wheeler')
  })

  it('has the title and the heading of its page', async () => {
    await visit(<FareEstimatePage />)
    expect(document.title).toBe('Fare estimate · Hathi')
    expect(screen.getByRole('heading', { level: 1, name: 'Get a fare estimate' })).toBeVisible()
  })

  it('works the same on the home page', async () => {
    const visited = await visit(<HomeFareForm />, { path: '/en-IN' })
    expect(screen.queryByRole('heading')).toBeNull()
    await visited.happen(...withRoute)
    await fillDetails(visited)
    await visited.user.click(submitButton())
    expect(visited.went).toHaveLength(1)
  })
})

describe('the consent', () => {
  const consent = () => screen.queryByRole('checkbox', { name: /you give consent to Hathi/ })

  it('is asked of guests in India, and checked by default', async () => {
    const visited = await visit(<FareEstimatePage />)
    expect(consent()).toBeNull()
    await visited.happen(...withRoute)
    expect(
      screen.getByText(
        'By checking this, you give consent to Hathi to reach out to you via phone/WhatsApp to help with booking, etc',
      ),
    ).toBeVisible()
    expect(consent()).toBeChecked()
    expect(consent()).not.toBeRequired()

    await fillDetails(visited)
    await visited.user.click(screen.getByRole('checkbox'))
    expect(consent()).not.toBeChecked()
    expect(submitButton()).not.toHaveAttribute('aria-disabled')
  })

  it('is not asked in the Emirates', async () => {
    const { happen } = await visit(<FareEstimatePage />, { locale: 'en-AE' })
    await happen(...withRoute)
    expect(nameField()).toBeVisible()
    expect(consent()).toBeNull()
  })

  it('must be given in Türkiye', async () => {
    const { happen, user } = await visit(<FareEstimatePage />, { locale: 'en-TR' })
    await happen(
      ...withRoute,
      fareEdited({ name: 'Asha Rao', mobile: '5321234567', requirement: 'personal' }),
    )
    expect(submitButton()).not.toHaveAttribute('aria-disabled')
    expect(consent()).toBeRequired()
    await user.click(screen.getByRole('checkbox'))
    expect(screen.getByText('Please give your consent to go on.')).toBeVisible()
    expect(submitButton()).toHaveAttribute('aria-disabled', 'true')

    await user.click(submitButton())
    expect(screen.getByRole('checkbox')).toHaveFocus()
  })
})
