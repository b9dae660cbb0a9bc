import { describe, expect, it } from '@jest/globals'
import { quotedFields } from '../../../src/domain/fare/quotedFields.ts'
import { noAddress, unknownDetails } from '../../../src/domain/place/address.ts'
import { filledForm } from '../../support/fares.ts'
import { entryOf, indiranagar, koramangala, whitefield } from '../../support/places.ts'

const form = { ...filledForm, pickup: entryOf(koramangala), drop: entryOf(whitefield) }
const nothing = { pickup: null, drop: null, category: null }

describe('a quoted route', () => {
  it('replaces an address at another point, whose details are not known', () => {
    expect(quotedFields({ ...nothing, drop: indiranagar })(form)).toEqual({
      pickup: form.pickup,
      drop: entryOf({ ...indiranagar, details: unknownDetails }),
      category: form.category,
    })
  })

  it('replaces typed text and an empty address', () => {
    for (const pickup of [noAddress, { status: 'typed', text: koramangala.landmark } as const]) {
      expect(
        quotedFields({ ...nothing, pickup: koramangala })({ ...form, pickup })?.pickup,
      ).toEqual(entryOf({ ...koramangala, details: unknownDetails }))
    }
  })

  it('keeps an address at the same point whatever its name, and replaces it at another', () => {
    const landmark = 'Forum Mall'
    const { lat, lng } = koramangala.location
    const at = (location: typeof koramangala.location) =>
      quotedFields({ ...nothing, pickup: { landmark, location } })(form)
    expect(at({ lat, lng })).toBeNull()
    expect(at({ lat, lng: lng + 0.001 })).not.toBeNull()
    expect(at({ lat: lat + 0.001, lng })).not.toBeNull()
  })

  it('replaces the category, if its own is known', () => {
    expect(
      quotedFields({ ...nothing, category: 'trucks' })({ ...form, category: 'trucks' }),
    ).toBeNull()
    expect(
      quotedFields({ ...nothing, category: 'two-wheeler' })({ ...form, category: 'trucks' }),
    ).toEqual({ pickup: form.pickup, drop: form.drop, category: 'two-wheeler' })
    expect(quotedFields(nothing)(form)).toBeNull()
  })
})
