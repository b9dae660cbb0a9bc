import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { toLead } from '../../../src/infrastructure/lead/lead.codec.ts'
import { anyPlace } from '../../domain/drawn.ts'
import { guestLead } from '../../domain/lead/leads.ts'

describe('the request body of a lead', () => {
  it('has the route unchanged, and the contact only of a guest', () => {
    fc.assert(
      fc.property(anyPlace, anyPlace, fc.nat(), fc.boolean(), (pickup, drop, region, isGuest) => {
        const contact = isGuest ? guestLead.contact : null
        expect(toLead(region)({ ...guestLead, route: { pickup, drop }, contact })).toEqual({
          geo_region: region,
          pickup_address: { landmark: pickup.landmark, location: pickup.location },
          drop_address: { landmark: drop.landmark, location: drop.location },
          service_category: 'trucks',
          consent_for_callback: true,
          ...contact,
        })
      }),
    )
  })
})
