import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { partners } from '../../../config/market/partner.ts'
import { infoSources } from '../../../src/domain/partner/infoSource.ts'
import { parseRegistration } from '../../../src/domain/partner/registration.ts'
import { toVendorQuery } from '../../../src/infrastructure/partner/registration.codec.ts'
import { WireVehicleDetails } from '../../../src/infrastructure/partner/vehicleDetails.codec.ts'
import { anyText } from '../../domain/drawn.ts'

describe('the vehicles of a city for partners', () => {
  it('are read completely or refused, whatever was sent', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (vehicle) => {
        const read = WireVehicleDetails.decode({ vehicle })
        if (E.isLeft(read)) return
        const named = read.right.vehicle.map(({ id, name }) => [name, id])
        expect(Object.fromEntries(named)).toEqual(vehicle)
      }),
    )
  })

  it('are read from names and ids as a list', () => {
    const name = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '')
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(name, fc.integer({ min: 1 })), {
          minLength: 1,
          selector: ([text]) => text,
        }),
        (named) => {
          const read = WireVehicleDetails.decode({ vehicle: Object.fromEntries(named) })
          const vehicle = named.map(([text, id]) => ({ id, name: text }))
          expect(read).toEqual(E.right({ vehicle: expect.arrayContaining(vehicle) }))
          expect(read).toMatchObject({ right: { vehicle: { length: vehicle.length } } })
        },
      ),
    )
  })
})

describe('the request body of a registration', () => {
  it('has exactly the values of the form and the brand', () => {
    const anyForm = fc.record({
      name: fc.constantFrom('Lakshmi', ' A & B Transport 24x7 ', 'লক্ষ্মী'),
      mobile: fc.constantFrom('9812345678', '+91 98123-45678'),
      city: fc.constantFrom(...partners.cities),
      vehicle: fc.constantFrom(...partners.vehicles),
      infoSource: fc.constantFrom(...infoSources),
    })
    fc.assert(
      fc.property(anyForm, anyText, (form, brand) => {
        const parsed = parseRegistration(partners)(form)
        if (E.isLeft(parsed)) throw new Error(JSON.stringify(parsed.left))
        expect(toVendorQuery(brand)(parsed.right)).toEqual({
          vendor_query: {
            name: form.name.trim(),
            mobile: '9812345678',
            geo_region_id: form.city.id,
            vehicle_id: form.vehicle.id,
            info_source: form.infoSource,
            brand,
          },
        })
      }),
    )
  })
})
