import { screen } from '@testing-library/react'
import { placeAccepted } from '../../../src/application/place/placeAccepted.ts'
import { indiranagar, koramangala } from '../../support/places.ts'
import type { visit } from '../../support/visit.tsx'

type Visited = Awaited<ReturnType<typeof visit>>

/** Actions that choose both ends of the route. */
export const withRoute = [
  placeAccepted({ owner: 'fare', waypoint: 'pickup', place: koramangala }),
  placeAccepted({ owner: 'fare', waypoint: 'drop', place: indiranagar }),
]

export const submitButton = () => screen.getByRole('button', { name: 'Get Fare Estimate' })
export const nameField = () => screen.getByRole('textbox', { name: 'Name' })
export const mobileField = () => screen.getByRole('textbox', { name: 'Mobile' })

/** Fills in a guest's details on a phone, once the route is set. */
export const fillDetails = async ({ user }: Visited) => {
  await user.type(nameField(), 'Asha Rao')
  await user.type(mobileField(), '9876543210')
  await user.click(screen.getByRole('button', { name: /I will be using Hathi mainly for/ }))
  await user.click(screen.getByRole('button', { name: /My Business Needs/ }))
}
