import { type AddressEntry, placeOf, unknownDetails } from '../place/address.ts'
import { isSamePoint } from '../place/coordinates.ts'
import type { FareForm } from './fareForm.ts'
import type { QuotedPlace } from './fareQuote.ts'
import type { FareCategory } from './serviceCategory.ts'

/** What fares were quoted for; null for what is not known. */
export type QuotedRoute = {
  readonly pickup: QuotedPlace | null
  readonly drop: QuotedPlace | null
  readonly category: FareCategory | null
}

/** The entry of a quoted end. The field's own entry stays if it is at the same point: it knows more. */
const quotedEntry = (field: AddressEntry, quoted: QuotedPlace | null): AddressEntry => {
  if (quoted === null) return field
  const { landmark, location } = quoted
  return isSamePoint(placeOf(field)?.location ?? null, location)
    ? field
    : { status: 'resolved', place: { landmark, location, details: unknownDetails } }
}

/**
 * The fields that take a quoted route into a form, to ask for it again or for another one (spec 1 §2).
 * What is not known of the quote stays as it is in the form, and so does an address at the quoted point.
 * Null if the form has the route already.
 *
 * @example
 * const form = emptyFareForm({ country: india }, 'trucks')
 * const pickup = { landmark: 'Koramangala', location: { lat: 12.9352, lng: 77.6245 } }
 * const fields = quotedFields({ pickup, drop: null, category: 'two-wheeler' })(form)
 * fields?.pickup.status // → 'resolved'
 * fields?.drop // → { status: 'empty' }
 * fields?.category // → 'two-wheeler'
 * quotedFields({ pickup, drop: null, category: null })({ ...form, ...fields }) // → null
 */
export const quotedFields =
  (quoted: QuotedRoute) =>
  (
    form: Pick<FareForm, 'pickup' | 'drop' | 'category'>,
  ): Pick<FareForm, 'pickup' | 'drop' | 'category'> | null => {
    const pickup = quotedEntry(form.pickup, quoted.pickup)
    const drop = quotedEntry(form.drop, quoted.drop)
    const category = quoted.category ?? form.category
    return pickup === form.pickup && drop === form.drop && category === form.category
      ? null
      : { pickup, drop, category }
  }
