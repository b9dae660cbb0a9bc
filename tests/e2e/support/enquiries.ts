import type { FareForm } from '../../../src/domain/fare/fareForm.ts'
import { type Place, unknownDetails } from '../../../src/domain/place/address.ts'

export const placeIn = (landmark: string, lat: number, lng: number): Place => ({
  landmark,
  location: { lat, lng },
  details: unknownDetails,
})

// Spelled like the places of the sandbox.
export const koramangala = placeIn('Koramangala, Bengaluru, Karnataka 560034', 12.935223, 77.624481)
export const whitefield = placeIn('Whitefield, Bengaluru, Karnataka 560066', 12.9698, 77.749972)
/** Two towns that the search finds but Bengaluru's vehicles do not serve. */
export const ramanagara = placeIn('Ramanagara, Bengaluru, Karnataka 562159', 12.7209, 77.2799)
export const hosur = placeIn('Hosur, Bengaluru, Karnataka 635109', 12.7409, 77.8253)

export const guest = { name: 'Asha Rao', mobile: '9123456780', requirement: 'business' } as const

/** A complete form. */
export const filled: FareForm = {
  pickup: { status: 'resolved', place: koramangala },
  drop: { status: 'resolved', place: whitefield },
  ...guest,
  consent: true,
  category: 'trucks',
}

/** The first part of a landmark, which is what a customer types. */
export const nameOf = ({ landmark }: Place): string => landmark.split(',')[0] ?? landmark
