import { describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import {
  type AddressEntry,
  cityOf,
  entryText,
  noAddress,
  parseAddress,
  parseAddressPair,
} from '../../../src/domain/place/address.ts'
import { entryOf, koramangala, placeAt, whitefield } from '../../support/places.ts'

const typed = (text: string): AddressEntry => ({ status: 'typed', text })

describe('the city of an address', () => {
  it.each([
    ['Bengaluru, Karnataka, India', 'Bengaluru'],
    ['Bengaluru - 560034', 'Bengaluru'],
    ['Mumbai-Pune Road, Pune', 'Mumbai'],
    ['Bengaluru,\nKarnataka', 'Bengaluru'],
    [' Delhi ', 'Delhi'],
    ['Kochi', 'Kochi'],
    [', Kerala', ''],
    ['', ''],
  ])('%j is the part before the first comma or hyphen', (address, city) => {
    expect(cityOf(address)).toBe(city)
  })
})

describe('an address field', () => {
  it('shows nothing, the typed text, or the landmark of its place', () => {
    expect(entryText(noAddress)).toBe('')
    expect(entryText(typed('Koram'))).toBe('Koram')
    expect(entryText(entryOf(koramangala))).toBe('Koramangala, Bengaluru')
  })

  it('has the place that was chosen', () => {
    expect(parseAddress(entryOf(koramangala))).toEqual(E.right(koramangala))
  })

  it.each(['कोरमंगला', '12/4, MG Road', '४ गली', '7 Şişli'])(
    'may have the landmark %s',
    (landmark) => {
      const place = placeAt(landmark, koramangala.location)
      expect(parseAddress(entryOf(place))).toEqual(E.right(place))
    },
  )

  it.each([noAddress, typed(''), typed('  '), typed(' \u200b')])(
    'lacks an address while it has nothing visible',
    (entry) => {
      expect(parseAddress(entry)).toEqual(E.left({ kind: 'AddressMissing' }))
    },
  )

  it.each(['Koramangala', ' whitefield', '12/4, MG Road', 'कोरमंगला'])(
    'with the text %j but no place asks to choose one',
    (text) => {
      expect(parseAddress(typed(text))).toEqual(E.left({ kind: 'AddressUnchosen' }))
    },
  )

  it.each(['', '  ', '560034', '12/4, #7', '१२', '@ 7', '`7`', '[7]', '{7}'])(
    'refuses the landmark %j, which has no letter',
    (landmark) => {
      expect(parseAddress(entryOf(placeAt(landmark, koramangala.location)))).toEqual(
        E.left({ kind: 'LandmarkMalformed' }),
      )
    },
  )

  it.each([1000, 0, -12, Number.NaN])('refuses the latitude %d of an unresolved place', (lat) => {
    expect(parseAddress(entryOf(placeAt('Koramangala', { lat, lng: 77 })))).toEqual(
      E.left({ kind: 'LocationUnresolved' }),
    )
  })
})

describe('the addresses of a route', () => {
  it('are both places', () => {
    expect(parseAddressPair({ pickup: entryOf(koramangala), drop: entryOf(whitefield) })).toEqual(
      E.right({ pickup: koramangala, drop: whitefield }),
    )
  })

  it('are judged separately and at once', () => {
    expect(parseAddressPair({ pickup: noAddress, drop: typed('Whitefield') })).toEqual(
      E.left({ pickup: { kind: 'AddressMissing' }, drop: { kind: 'AddressUnchosen' } }),
    )
    expect(parseAddressPair({ pickup: entryOf(koramangala), drop: noAddress })).toEqual(
      E.left({ drop: { kind: 'AddressMissing' } }),
    )
    expect(parseAddressPair({ pickup: noAddress, drop: entryOf(whitefield) })).toEqual(
      E.left({ pickup: { kind: 'AddressMissing' } }),
    )
  })
})
