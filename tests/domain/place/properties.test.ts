import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import {
  cityOf,
  entryText,
  otherEnd,
  parseAddress,
  parseAddressPair,
  placeOf,
  unknownDetails,
} from '../../../src/domain/place/address.ts'
import { isResolved, parseCoordinates, rounded } from '../../../src/domain/place/coordinates.ts'
import { anyEntry, anyPlace, anyPoint, anyText } from '../drawn.ts'

describe('any address field', () => {
  it('gives its place unchanged if it is valid, or an error', () => {
    fc.assert(
      fc.property(anyEntry, (entry) => {
        const parsed = parseAddress(entry)
        const place = placeOf(entry)
        expect(place === null).toBe(entry.status !== 'resolved')
        const isGood = place !== null && /\p{L}/u.test(place.landmark) && isResolved(place.location)
        expect(E.isRight(parsed)).toBe(isGood)
        if (E.isRight(parsed)) expect(parsed.right).toBe(place)
      }),
    )
  })

  it('shows the typed text, or the landmark of its place', () => {
    fc.assert(
      fc.property(anyText, anyPlace, (text, place) => {
        expect(entryText({ status: 'typed', text })).toBe(text)
        expect(entryText({ status: 'resolved', place })).toBe(place.landmark)
        expect(entryText({ status: 'empty' })).toBe('')
      }),
    )
  })

  it('is judged independently of the other end of the route', () => {
    fc.assert(
      fc.property(anyEntry, anyEntry, (pickup, drop) => {
        const pair = parseAddressPair({ pickup, drop })
        const [from, to] = [parseAddress(pickup), parseAddress(drop)]
        if (E.isRight(from) && E.isRight(to)) {
          expect(pair).toEqual(E.right({ pickup: from.right, drop: to.right }))
        } else {
          expect(pair).toEqual(
            E.left({
              ...(E.isLeft(from) ? { pickup: from.left } : {}),
              ...(E.isLeft(to) ? { drop: to.left } : {}),
            }),
          )
        }
      }),
    )
  })

  it('is the other end of its other end', () => {
    fc.assert(
      fc.property(fc.constantFrom('pickup' as const, 'drop' as const), (waypoint) => {
        expect(otherEnd(waypoint)).not.toBe(waypoint)
        expect(otherEnd(otherEnd(waypoint))).toBe(waypoint)
      }),
    )
  })

  it('has its city before the first comma or hyphen', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(',', '-'), anyText, (before, mark, after) => {
        const name = before.replace(/[,-]/g, '')
        expect(cityOf(`${name}${mark}${after}`)).toBe(name.trim())
        expect(cityOf(name)).toBe(name.trim())
      }),
    )
  })
})

describe('the details of an address of which nothing is known', () => {
  it('are all there and empty', () => {
    expect(unknownDetails).toEqual({
      state: '',
      city: '',
      pincode: '',
      locality: '',
      subLocality: '',
    })
  })
})

describe('a point from a link', () => {
  it('is the one that was written, to six decimals', () => {
    fc.assert(
      fc.property(anyPoint, (point) => {
        expect(parseCoordinates(String(point.lat), ` ${point.lng} `)).toEqual(rounded(point))
      }),
    )
  })

  it('is resolved or null, whatever was written', () => {
    const anyNumber = fc.oneof(fc.double().map(String), anyText)
    fc.assert(
      fc.property(anyNumber, anyNumber, (lat, lng) => {
        const point = parseCoordinates(lat, lng)
        if (point !== null) expect(isResolved(point)).toBe(true)
        if (lat.trim() === '' || lng.trim() === '') expect(point).toBeNull()
      }),
    )
  })
})

describe('a resolved point', () => {
  it('lies north of the equator and has a longitude on the globe', () => {
    fc.assert(
      fc.property(fc.double(), fc.double(), (lat, lng) => {
        expect(isResolved({ lat, lng })).toBe(lat > 0 && lat < 1000 && lng >= -180 && lng <= 180)
      }),
    )
  })
})
