import { controls } from './parts/controls.tsx'
import { pictures } from './parts/pictures.tsx'
import { surfaces } from './parts/surfaces.tsx'
import { account } from './screens/account.tsx'
import { failures, header, pickers } from './screens/around.tsx'
import { booking } from './screens/booking.tsx'
import { fare } from './screens/fare.tsx'
import { orderHistory, tracked } from './screens/orders.tsx'
import { leads, pages } from './screens/pages.tsx'
import { partners } from './screens/partners.tsx'
import { place } from './screens/places.tsx'
import { results } from './screens/results.tsx'
import type { Group } from './state.ts'

/** All groups of the gallery, in order. */
export const groups: readonly Group[] = [
  controls,
  surfaces,
  pictures,
  header,
  pickers,
  fare,
  place,
  results,
  account,
  booking,
  orderHistory,
  tracked,
  pages,
  leads,
  partners,
  failures,
]
