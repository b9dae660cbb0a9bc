import { expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import {
  toFareContent,
  WireFareContent,
} from '../../../src/infrastructure/fare/fareContent.codec.ts'
import {
  toFareEstimate,
  WireFareEstimate,
} from '../../../src/infrastructure/fare/fareEstimate.codec.ts'
import { withExtras } from '../support/withExtras.ts'

it('an estimate has each part of its answer in its own place, and nothing else', () => {
  const answer = {
    from: { landmark: 'Koramangala', lat: 12.93, long: '77.62' },
    to: { landmark: 'Whitefield', lat: '12.96', long: 77.74 },
    geo_region_id: 3,
    quoted_at: '2026-11-20T15:35:00.000Z',
    vehicles: [
      {
        display_name: 'Tata Ace',
        vehicle_type: 'ace',
        vehicle_id: 1,
        image_url: '/ace.svg',
        image_alt_text: 'A small truck',
        capacity_display: '750 kg',
        size_display: '7 ft',
        base_fare_display: '₹368.50',
        base_fare: { value: 368.5, currency: 'INR' },
      },
    ],
  }
  const read = WireFareEstimate.decode(withExtras(answer))
  expect(E.map(toFareEstimate('token-1'))(read)).toEqual(
    E.right({
      token: 'token-1',
      pickup: { landmark: 'Koramangala', location: { lat: 12.93, lng: 77.62 } },
      drop: { landmark: 'Whitefield', location: { lat: 12.96, lng: 77.74 } },
      geoRegionId: 3,
      quotedAt: Date.UTC(2026, 10, 20, 15, 35),
      vehicles: [
        {
          id: 1,
          type: 'ace',
          name: 'Tata Ace',
          imageUrl: '/ace.svg',
          imageAlt: 'A small truck',
          capacity: '750 kg',
          size: '7 ft',
          fareText: '₹368.50',
          fare: { value: 368.5, currency: 'INR' },
        },
      ],
    }),
  )
})

it('the content of the results has each part of its answer in its own place, and nothing else', () => {
  const attributes = {
    meta: { title: 'Your fares', description: 'What your trip costs' },
    vehicles: [{ vehicle_id: 1, best_for: ['Furniture', 'Boxes'] }],
    cities: [
      {
        geo_region_id: 3,
        callback: { enabled: true, text: 'We call you' },
        promo: { title: 'Half off', text: 'On the first trip' },
      },
      { geo_region_id: 4, callback: { enabled: false, text: 'Call us' }, promo: null },
    ],
    notes: ['Tolls are extra'],
  }
  const read = WireFareContent.decode(withExtras({ data: { attributes } }))
  expect(E.map(toFareContent)(read)).toEqual(
    E.right({
      meta: { title: 'Your fares', description: 'What your trip costs' },
      bestFor: [{ vehicleId: 1, goods: ['Furniture', 'Boxes'] }],
      cities: [
        {
          geoRegionId: 3,
          callback: { enabled: true, text: 'We call you' },
          promo: { title: 'Half off', text: 'On the first trip' },
        },
        { geoRegionId: 4, callback: { enabled: false, text: 'Call us' }, promo: null },
      ],
      notes: ['Tolls are extra'],
    }),
  )
})
