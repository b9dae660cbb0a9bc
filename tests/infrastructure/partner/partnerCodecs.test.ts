import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { partners } from '../../../config/market/partner.ts'
import { infoSources } from '../../../src/domain/partner/infoSource.ts'
import { parseRegistration } from '../../../src/domain/partner/registration.ts'
import { partnersPageOf } from '../../../src/infrastructure/partner/partnersPage.codec.ts'
import { toVendorQuery } from '../../../src/infrastructure/partner/registration.codec.ts'
import { WireVehicleDetails } from '../../../src/infrastructure/partner/vehicleDetails.codec.ts'
import { anyText } from '../../domain/drawn.ts'
import { withExtras } from '../support/withExtras.ts'

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

describe('the partners landing page', () => {
  it('has each part of its answer in its own place, and nothing else', () => {
    const section = (title: string) => ({ title, items: [{ title: `${title} 1`, text: 'Why' }] })
    const attributes = {
      meta_data: { title: 'Partners', description: 'Drive with us' },
      hero_section: { title: 'Hero', text: 'Words', action: 'REGISTER', image: '/hero.svg' },
      hathi_advantage: section('Advantage'),
      life_easy_section: section('An easy life'),
      additioanal_benifits: section('Benefits'),
      testimonial_section: {
        title: 'They say',
        profiles: [{ name: 'Asha', city: 'Pune', image: '/asha.svg', description: 'Good' }],
      },
      faq_section: { title: 'Questions', questions: [{ question: 'How?', answer: 'So.' }] },
      download_app: { title: 'App', text: 'For you', action: 'GET PARTNER APP', link: '/app' },
      partner_own_vehicle: {
        title: 'Your vehicle',
        sub_title: 'Attach it',
        action: 'Attach',
        image: '/own.svg',
      },
      get_partner_cta: { text: 'Join', action: 'JOIN' },
    }
    expect(partnersPageOf('hathi').decode(withExtras({ data: { attributes } }))).toEqual(
      E.right({
        meta: { title: 'Partners', description: 'Drive with us' },
        hero: { title: 'Hero', text: 'Words', action: 'REGISTER', image: '/hero.svg' },
        advantage: section('Advantage'),
        lifeEasy: section('An easy life'),
        benefits: section('Benefits'),
        testimonials: {
          title: 'They say',
          profiles: [{ name: 'Asha', city: 'Pune', image: '/asha.svg', description: 'Good' }],
        },
        faq: { title: 'Questions', questions: [{ question: 'How?', answer: 'So.' }] },
        downloadApp: { title: 'App', text: 'For you', action: 'GET PARTNER APP', link: '/app' },
        ownVehicle: {
          title: 'Your vehicle',
          subTitle: 'Attach it',
          action: 'Attach',
          image: '/own.svg',
        },
        callToAction: { text: 'Join', action: 'JOIN' },
      }),
    )
  })
})
