import type { FareEnquiry } from '../../../src/domain/fare/fareForm.ts'
import { unknownDetails } from '../../../src/domain/place/address.ts'

export const koramangalaToWhitefield: FareEnquiry = {
  route: {
    pickup: {
      landmark: 'Koramangala, Bengaluru',
      location: { lat: 12.935192, lng: 77.624481 },
      details: unknownDetails,
    },
    drop: {
      landmark: 'Whitefield, Bengaluru',
      location: { lat: 12.969819, lng: 77.749972 },
      details: unknownDetails,
    },
  },
  asker: 'guest',
  contact: { name: 'Kiran Rao', mobile: '9812345678', requirement: 'business' },
  consent: true,
  category: 'trucks',
}

/** The same enquiry from another number. */
export const askedFrom = (mobile: string): FareEnquiry => ({
  ...koramangalaToWhitefield,
  contact: { ...koramangalaToWhitefield.contact, mobile },
})
