import { createAction } from '@reduxjs/toolkit'
import type { Place, Waypoint } from '../../domain/place/address.ts'

/** Which form an address belongs to: the fare form, the order, or the lead form. */
export type AddressOwner = 'fare' | 'order' | 'lead'

/** A place was accepted for a waypoint; the form that asked for it takes it. */
export const placeAccepted = createAction<{
  readonly owner: AddressOwner
  readonly waypoint: Waypoint
  readonly place: Place
}>('place/accepted')
