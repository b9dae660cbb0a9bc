import { createAction } from '@reduxjs/toolkit'
import type { Place, Waypoint } from '../../domain/place/address.ts'

/** Whose address a place becomes: the fare form's, the order's, or the lead form's. */
export type AddressOwner = 'fare' | 'order' | 'lead'

/** A place was settled for a waypoint; the form that asked for it takes it. */
export const placeAccepted = createAction<{
  readonly owner: AddressOwner
  readonly waypoint: Waypoint
  readonly place: Place
}>('place/accepted')
