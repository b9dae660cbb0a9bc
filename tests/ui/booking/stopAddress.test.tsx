import { describe, expect, it } from '@jest/globals'
import { koramangala } from '../../support/places.ts'
import { inDialog, press, visitReview } from './steps.tsx'

describe.each([true, false])('the address of an edited stop (desktop: %s)', (desktop) => {
  it.each([
    ['words that no place stands behind', 'near the temple', null, 'Select a valid address'],
    ['a place without a name', '560034', koramangala.location, 'Please enter valid address'],
  ])('has a message for %s that came with a link', async (_, landmark, location, told) => {
    const pickup = { landmark, location, house: '' }
    const { user } = await visitReview({ desktop, draft: { pickup, fareEstimateToken: null } })
    await user.click(press('Edit pickup'))
    expect(inDialog('Edit Pickup location').getByText(told)).toBeVisible()
    await user.click(inDialog('Edit Pickup location').getByRole('button', { name: 'Save' }))
    // The focus moves here, so the button has to carry the description.
    expect(document.activeElement).toHaveAccessibleName(/pickup address/i)
    expect(document.activeElement).toHaveAccessibleDescription(told)
  })

  it.each([
    ['pickup', 'Edit Pickup location', 'Enter the pickup address'],
    ['drop', 'Edit Drop location', 'Enter the dropoff address'],
  ] as const)('asks for the %s if there is none', async (end, title, asks) => {
    const nowhere = { landmark: '', location: null, house: '' }
    const { user } = await visitReview({
      desktop,
      draft: { [end]: nowhere, fareEstimateToken: null },
    })
    await user.click(press(`Edit ${end}`))
    expect(inDialog(title).getByText(asks)).toBeVisible()
  })
})
