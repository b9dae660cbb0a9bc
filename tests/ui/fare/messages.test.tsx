import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { fareEdited } from '../../../src/application/fare/fareForm.slice.ts'
import type { FareForm } from '../../../src/domain/fare/fareForm.ts'
import type { AddressEntry } from '../../../src/domain/place/address.ts'
import { FareEstimatePage } from '../../../src/ui/fare/FareEstimatePage.tsx'
import { koramangala } from '../../support/places.ts'
import { visit } from '../../support/visit.tsx'
import { submitButton } from './steps.ts'

const chosen: AddressEntry = { status: 'resolved', place: koramangala }

const complete = {
  pickup: chosen,
  drop: chosen,
  name: 'Asha Rao',
  mobile: '9876543210',
  requirement: 'personal',
} satisfies Partial<FareForm>

const cases: ReadonlyArray<
  readonly [wrong: string, change: Partial<FareForm>, told: string, locale?: string]
> = [
  ['no pickup', { pickup: { status: 'empty' } }, 'Pickup address is required'],
  ['no drop', { drop: { status: 'empty' } }, 'Drop address is required'],
  [
    'words that no place was chosen for',
    { drop: { status: 'typed', text: 'Indira' } },
    'Select from dropdown',
  ],
  [
    'a landmark without a letter',
    { pickup: { status: 'resolved', place: { ...koramangala, landmark: '560034' } } },
    'Please enter the valid address',
  ],
  [
    'an unresolved place',
    {
      pickup: {
        status: 'resolved',
        place: { ...koramangala, location: { lat: 1000, lng: 1000 } },
      },
    },
    'No result found',
  ],
  ['no name', { name: ' ' }, 'Name is required'],
  ['a short name', { name: 'Al' }, 'Name must contain at least 3 alphabets'],
  ['a long name', { name: 'a'.repeat(51) }, 'Name entered is too long (max 50 char)'],
  ['a name with digits', { name: 'R2 D2' }, 'Please enter a valid name (no numbers or symbols)'],
  ['no mobile', { mobile: '' }, 'Mobile is required'],
  ['a wrong mobile', { mobile: '1234567890' }, 'Invalid mobile number'],
  ['a mobile where none is served', { mobile: '1712345678' }, 'Invalid phone number', 'bn-BD'],
  ['no requirement', { requirement: '' }, 'Please select a valid option for requirement.'],
  [
    'a requirement that is not offered',
    { requirement: 'house_shift' },
    'Please select a valid option for requirement.',
  ],
]

describe('the error message of the fare form', () => {
  it.each(cases)('on a phone, for %s', async (_, change, told, locale = 'en-IN') => {
    const { happen, user } = await visit(<FareEstimatePage />, { locale })
    await happen(fareEdited({ ...complete, ...change }))
    expect(screen.queryByText(told)).toBeNull()
    await user.click(submitButton())
    expect(screen.getByText(told)).toBeVisible()
  })

  it.each(cases)('on a desktop, for %s', async (_, change, told, locale = 'en-IN') => {
    const { happen, user } = await visit(<FareEstimatePage />, { locale, desktop: true })
    await happen(fareEdited({ ...complete, ...change }))
    expect(screen.queryByText(told)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Check the fare' }))
    expect(screen.getByText(told)).toBeVisible()
  })
})
