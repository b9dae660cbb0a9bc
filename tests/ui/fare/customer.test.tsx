import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { either as E } from 'fp-ts'
import { customerRecognised } from '../../../src/application/session/session.slice.ts'
import type { FareEnquiry } from '../../../src/domain/fare/fareForm.ts'
import type { FareRefusal } from '../../../src/domain/fare/fareRefusal.ts'
import { unknownProfile } from '../../../src/domain/session/profile.ts'
import { FareEstimatePage } from '../../../src/ui/fare/FareEstimatePage.tsx'
import { asha, makeCredentialMemory } from '../../support/account.ts'
import { formRefused, quote } from '../../support/fares.ts'
import { unanswered } from '../../support/pending.ts'
import { type Visit, visit } from '../../support/visit.tsx'
import { mobileField, nameField, submitButton, withRoute } from './steps.ts'

const credentials = { read: () => asha, keep: () => undefined, forget: () => undefined }
const profile = { ...unknownProfile, mobile: asha.mobile, firstName: 'Asha', lastName: 'Rao' }

/** A customer who logged in on an earlier visit. */
const returning = (options: Visit = {}) =>
  visit(<FareEstimatePage />, {
    ...options,
    ports: {
      credentials,
      loadProfile: () => () => Promise.resolve(E.right(profile)),
      ...options.ports,
    },
  })

/**
 * `returning`, for a customer who has not named a requirement; `kept` is what this browser keeps of
 * them.
 */
const returningUnnamed = async (options: Visit = {}) => {
  const kept = makeCredentialMemory()
  kept.keep({ authToken: asha.authToken, mobile: asha.mobile, requirement: null })
  const asked: string[] = []
  const visited = await returning({
    ...options,
    ports: {
      credentials: kept,
      quoteFare: ({ contact }) => {
        asked.push(contact.requirement)
        return () => Promise.resolve(E.right(quote))
      },
      ...options.ports,
    },
  })
  await visited.happen(...withRoute)
  return { ...visited, kept, asked }
}

const requirementSelect = () => screen.getByRole('combobox', { name: 'What best describes you?' })
const requirementButton = () => screen.getByRole('button', { name: /mainly for/ })

const askedFor = async (ports: NonNullable<Visit['ports']>, locale = 'en-IN') => {
  const { happen, user, went } = await returning({ ports, locale })
  await happen(...withRoute)
  await user.click(submitButton())
  return went.map(({ path }) => path)
}

describe('the fare form of a customer', () => {
  it('asks only for the route on a phone', async () => {
    const { happen } = await returning()
    await happen(...withRoute)
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('button', { name: /mainly for/ })).toBeNull()
    expect(submitButton()).not.toHaveAttribute('aria-disabled')
  })

  it('sends the known details, and the requirement personal until another is chosen', async () => {
    const asked: Array<FareEnquiry['contact']> = []
    await askedFor({
      quoteFare: ({ contact }) => {
        asked.push(contact)
        return unanswered
      },
    })
    expect(asked).toEqual([{ name: 'Asha Rao', mobile: '9876543210', requirement: 'personal' }])
  })

  it.each([false, true])(
    'shows what the service refuses about a customer, though no field asks for it (desktop: %s)',
    async (desktop) => {
      const refusal: FareRefusal = {
        unserved: [],
        fieldErrors: [{ field: 'mobile', message: 'A number of another country' }],
        formError: null,
      }
      const { happen, user } = await returning({
        desktop,
        ports: {
          quoteFare: () => () => Promise.resolve(E.left(formRefused(refusal))),
        },
      })
      await happen(...withRoute)
      await user.click(screen.getByRole('button', { name: /^(Get Fare Estimate|Check the fare)$/ }))
      expect(screen.getByRole('alert')).toHaveTextContent('A number of another country')
    },
  )

  it('shows the known details on a desktop, disabled', async () => {
    await returning({ desktop: true })
    expect(nameField()).toHaveValue('Asha Rao')
    expect(nameField()).toBeDisabled()
    expect(mobileField()).toHaveValue('9876543210')
    expect(mobileField()).toBeDisabled()
    expect(requirementSelect()).toHaveDisplayValue('Personal User')
    expect(requirementSelect()).toBeDisabled()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('lets a customer without a requirement choose one on a desktop, and disables it after the fares', async () => {
    const { user, asked, kept } = await returningUnnamed({ desktop: true })
    const requirement = requirementSelect()
    expect(requirement).toHaveDisplayValue('Personal User')
    expect(requirement).toBeEnabled()
    await user.selectOptions(requirement, 'Business User')
    await user.click(screen.getByRole('button', { name: 'Check the fare' }))
    expect(asked).toEqual(['business'])
    expect(kept.read()).toMatchObject({ requirement: 'business' })
    expect(requirementSelect()).toHaveDisplayValue('Business User')
    expect(requirementSelect()).toBeDisabled()
  })

  it('asks for a missing requirement on a phone once the route is set, and does not require it', async () => {
    const { user, asked } = await returningUnnamed()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.queryByText(/Fill in your details/)).toBeNull()
    expect(requirementButton()).toHaveTextContent('My Personal Needs')
    expect(submitButton()).not.toHaveAttribute('aria-disabled')
    await user.click(submitButton())
    // The default is not the customer's own choice, so it can still be changed.
    await user.click(requirementButton())
    await user.click(screen.getByRole('button', { name: /My Business Needs/ }))
    expect(requirementButton()).toHaveTextContent('My Business Needs')
    await user.click(submitButton())
    expect(asked).toEqual(['personal', 'business'])
    expect(screen.queryByRole('button', { name: /mainly for/ })).toBeNull()
  })

  it.each([false, true])(
    'shows what the service refuses about the requirement at that field (desktop: %s)',
    async (desktop) => {
      const refusal: FareRefusal = {
        unserved: [],
        fieldErrors: [{ field: 'requirement', message: 'Not for now' }],
        formError: null,
      }
      const { user } = await returningUnnamed({
        desktop,
        ports: {
          quoteFare: () => () => Promise.resolve(E.left(formRefused(refusal))),
        },
      })
      await user.click(screen.getByRole('button', { name: /^(Get Fare Estimate|Check the fare)$/ }))
      expect(desktop ? requirementSelect() : requirementButton()).toHaveAccessibleDescription(
        'Not for now',
      )
    },
  )

  it.each([
    ['en-IN', '+91'],
    ['en-AE', ''],
  ])('shows a number of India in %s behind "%s"', async (locale, code) => {
    await returning({ desktop: true, locale })
    expect(mobileField()).toHaveValue('9876543210')
    expect(mobileField()).toHaveAccessibleDescription(code)
  })

  it('ignores on a phone an incomplete name that was typed before the customer was recognised', async () => {
    const names: string[] = []
    const { happen, user } = await returning({
      ports: {
        loadProfile: () => unanswered,
        quoteFare: ({ contact }) => {
          names.push(contact.name)
          return unanswered
        },
      },
    })
    await happen(...withRoute)
    await user.type(nameField(), 'K')
    await happen(customerRecognised({ ...asha, name: '' }))
    expect(submitButton()).not.toHaveAttribute('aria-disabled')
    await user.click(submitButton())
    expect(names).toEqual([''])
  })

  it('accepts an unknown name on a desktop, and does not require it', async () => {
    const asked: string[] = []
    const { happen, user } = await returning({
      desktop: true,
      ports: {
        loadProfile: () => () =>
          Promise.resolve(E.right({ ...profile, firstName: '', lastName: '' })),
        quoteFare: ({ contact }) => {
          asked.push(contact.name)
          return () => Promise.resolve(E.left({ kind: 'Unreachable', because: 'offline' }))
        },
      },
    })
    await happen(...withRoute)
    expect(nameField()).toBeEnabled()
    const submit = screen.getByRole('button', { name: 'Check the fare' })
    await user.click(submit)
    await user.type(nameField(), 'A1')
    await user.click(submit)
    expect(nameField()).toBeValid()
    await user.clear(nameField())
    await user.type(nameField(), 'Asha')
    await user.click(submit)
    expect(asked).toEqual(['', '', 'Asha'])
  })

  it('asks for a guest’s details until the customer is recognised, without waiting', async () => {
    const { happen } = await returning({ ports: { loadProfile: () => unanswered } })
    await happen(...withRoute)
    expect(nameField()).toBeEnabled()
    expect(screen.getByRole('checkbox')).toBeVisible()
    await happen(customerRecognised(asha))
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it.each([true, false])(
    'keeps the focus when a customer who is typing is recognised (desktop: %s)',
    async (desktop) => {
      const { happen, user } = await returning({
        desktop,
        ports: { loadProfile: () => unanswered },
      })
      await happen(...withRoute)
      await user.type(mobileField(), '98')
      await happen(customerRecognised(asha))
      expect(screen.getByRole('form', { name: 'Fare estimate' })).toHaveFocus()
    },
  )

  it('keeps a name that is being typed if the recognised customer has none', async () => {
    const { happen, user } = await returning({
      desktop: true,
      ports: { loadProfile: () => unanswered },
    })
    await user.type(nameField(), 'Ash')
    await happen(customerRecognised({ ...asha, name: '' }))
    expect(nameField()).toHaveFocus()
    await user.keyboard('a')
    expect(nameField()).toHaveValue('Asha')
  })

  it('does not take the focus from elsewhere', async () => {
    const { happen } = await returning({ ports: { loadProfile: () => unanswered } })
    await happen(...withRoute)
    await happen(customerRecognised(asha))
    expect(document.body).toHaveFocus()
  })

  it.each([
    ['en-IN', 'Try signing in again.'],
    ['en-AE', 'You can send it again as a guest.'],
  ])('offers in %s what a customer with an expired session can do: %s', async (locale, next) => {
    const failure = { kind: 'AuthenticationFailed' } as const
    const ports = { quoteFare: () => () => Promise.resolve(E.left(failure)) }
    const { happen, user } = await returning({ ports, locale })
    await happen(...withRoute)
    await user.click(submitButton())
    expect(screen.getByRole('alert')).toHaveTextContent(`Authentication Failed${next}`)
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
    // A guest's fields, which the customer has not seen before.
    expect(nameField()).toHaveValue('')
    expect(screen.queryByText('Name is required')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(screen.getByText('Name is required')).toBeVisible()
  })

  it('leads to order review', async () => {
    expect(await askedFor({})).toEqual(['/en-IN/order-review'])
  })

  it('leads to the results in a country without a booking flow', async () => {
    expect(await askedFor({}, 'en-AE')).toEqual(['/en-IN/fare_estimate_mob'])
  })
})
