import { createAction } from '@reduxjs/toolkit'
import type { Place, Waypoint } from '../../domain/place/address.ts'

/** A place was settled for a waypoint; the form that asked for it takes it. */
export const placeAccepted = createAction<{ readonly waypoint: Waypoint; readonly place: Place }>(
  'place/accepted',
)
