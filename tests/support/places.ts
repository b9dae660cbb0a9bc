import { pickerOpened } from '../../src/application/place/locationPicker.slice.ts'
import type { Prediction } from '../../src/application/place/places.port.ts'
import { type AddressEntry, type Place, unknownDetails } from '../../src/domain/place/address.ts'
import type { Coordinates } from '../../src/domain/place/coordinates.ts'

export const placeAt = (landmark: string, location: Coordinates): Place => ({
  landmark,
  location,
  details: unknownDetails,
})

export const koramangala = placeAt('Koramangala, Bengaluru', { lat: 12.935192, lng: 77.624481 })
export const whitefield = placeAt('Whitefield, Bengaluru', { lat: 12.969819, lng: 77.749972 })
export const indiranagar = placeAt('Indiranagar, Bengaluru', { lat: 12.971891, lng: 77.641151 })

/** The pickup's map beside the fare form, at a place that the form has already. */
export const mapBesideForm = pickerOpened({
  owner: 'fare',
  near: null,
  waypoint: 'pickup',
  onChoice: 'acceptAndPin',
  place: koramangala,
})

export const entryOf = (place: Place): AddressEntry => ({ status: 'resolved', place })

export const predictionOf = ({ landmark }: Place): Prediction => {
  const [primary = '', ...rest] = landmark.split(', ')
  return { id: `id of ${landmark}`, primary, secondary: rest.join(', ') }
}
