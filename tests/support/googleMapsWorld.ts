import type { GoogleSpot } from './googleMapsFake.ts'

const inBengaluru = (locality: string, pincode: string): GoogleSpot['parts'] => [
  ['sublocality_level_1', locality],
  ['locality', 'Bengaluru'],
  ['administrative_area_level_1', 'Karnataka'],
  ['country', 'India'],
  ['postal_code', pincode],
]

/** A few places, as Google spells them. */
export const googleMapsWorld: readonly GoogleSpot[] = [
  {
    id: 'ChIJ-koramangala',
    name: 'Koramangala',
    country: 'IN',
    address: 'Koramangala, Bengaluru, Karnataka 560034, India',
    lat: 12.93522298765,
    lng: 77.62448123456,
    parts: inBengaluru('Koramangala', '560034'),
  },
  {
    id: 'ChIJ-indiranagar',
    name: 'Indiranagar',
    country: 'IN',
    address: 'Indiranagar, Bengaluru, Karnataka 560038, India',
    lat: 12.978369,
    lng: 77.640836,
    parts: inBengaluru('Indiranagar', '560038'),
  },
  {
    id: 'ChIJ-tech-park',
    name: 'Prestige Tech Park',
    country: 'IN',
    address: 'Outer Ring Rd, Kadubeesanahalli, Bengaluru, Karnataka 560103, India',
    lat: 12.9436,
    lng: 77.6966,
    parts: inBengaluru('Kadubeesanahalli', '560103'),
  },
  {
    id: 'ChIJ-service-area',
    name: 'Asha Mobile Repairs',
    country: 'IN',
    address: 'Bengaluru, Karnataka, India',
    lat: 12.97,
    lng: 77.59,
    parts: inBengaluru('', ''),
    withoutGeometry: true,
  },
  {
    id: 'ChIJ-dubai-marina',
    name: 'Dubai Marina',
    country: 'AE',
    address: 'Dubai Marina - Dubai - United Arab Emirates',
    lat: 25.08054,
    lng: 55.14035,
    parts: [
      ['sublocality_level_1', 'Dubai Marina'],
      ['locality', 'Dubai'],
      ['administrative_area_level_1', 'Dubai'],
    ],
  },
]
