import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { partners } from '../../../config/market/partner.ts'
import { parseVehicleList } from '../../../src/domain/partner/partnerVehicle.ts'

const malformed = (names: readonly string[] = []) => E.left({ kind: 'VehicleListMalformed', names })

describe('the vehicles that a city takes on', () => {
  it('are listed by id and name, in the order in which they were named', () => {
    expect(parseVehicleList({ '2 Wheeler': 97, 'Tata Ace': 1, Others: 20 })).toEqual(
      E.right([
        { id: 97, name: '2 Wheeler' },
        { id: 1, name: 'Tata Ace' },
        { id: 20, name: 'Others' },
      ]),
    )
  })

  it('are those that the object itself names, whatever it inherits', () => {
    const inheriting: unknown = Object.create(
      { Rickshaw: 5 },
      {
        'Tata Ace': { value: 1, enumerable: true },
      },
    )
    expect(parseVehicleList(inheriting)).toEqual(E.right([{ id: 1, name: 'Tata Ace' }]))
  })

  it('may be called like something that every object has', () => {
    const raw: unknown = JSON.parse('{ "constructor": 7, "__proto__": 8 }')
    expect(parseVehicleList(raw)).toEqual(
      E.right([
        { id: 7, name: 'constructor' },
        { id: 8, name: '__proto__' },
      ]),
    )
  })

  it.each([null, undefined, 7, 'Tata Ace', [], [1, 2], {}])('are not %j', (raw) => {
    expect(parseVehicleList(raw)).toEqual(malformed())
  })

  it.each([
    ['is a text', '1'],
    ['is a fraction', 1.5],
    ['is zero', 0],
    ['is negative', -1],
    ['is missing', null],
    ['is not finite', Number.POSITIVE_INFINITY],
    ['is too large to be exact', 2 ** 53],
  ])('are refused, by the name, where an id %s', (_, id) => {
    expect(parseVehicleList({ 'Tata Ace': 1, Rickshaw: id })).toEqual(malformed(['Rickshaw']))
  })

  it('are refused where one has no name', () => {
    expect(parseVehicleList({ 'Tata Ace': 1, ' ': 2 })).toEqual(malformed([' ']))
  })

  it('are a list or malformed, whatever was sent', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (raw) => {
        const parsed = parseVehicleList(raw)
        if (E.isLeft(parsed)) return
        expect(Object.fromEntries(parsed.right.map(({ id, name }) => [name, id]))).toEqual(raw)
      }),
    )
  })

  it('survive being named and listed again', () => {
    const name = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '')
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(name, fc.integer({ min: 1 })), {
          minLength: 1,
          selector: ([text]) => text,
        }),
        (named) => {
          const parsed = parseVehicleList(Object.fromEntries(named))
          const vehicles = named.map(([text, id]) => ({ id, name: text }))
          expect(parsed).toEqual(E.right(expect.arrayContaining(vehicles)))
          expect(parsed).toMatchObject({ right: { length: vehicles.length } })
        },
      ),
    )
  })
})

describe('the vehicles that are offered where no list comes', () => {
  it('are those of the specification', () => {
    expect(partners.vehicles.map(({ id, name }) => [name, id])).toEqual([
      ['2 Wheeler', 97],
      ['3 Wheeler', 91],
      ['3 Wheeler Electric', 127],
      ['E Loader', 126],
      ['Others', 20],
      ['Pickup 1.7Ton', 128],
      ['Pickup / Dost / Super Ace / 8ft', 9],
      ['Tata 17ft', 4],
      ['Tata 407', 2],
      ['Tata 407 14ft', 3],
      ['Tata Ace', 1],
    ])
  })
})
