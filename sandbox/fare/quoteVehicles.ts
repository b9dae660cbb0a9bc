import * as t from 'io-ts'
import { distanceKm, type Point } from '../geometry/distance.ts'
import type { ServiceArea } from '../serviceability/serviceArea.ts'
import { vehiclesBetween } from '../serviceability/zones.ts'
import { type CityRates, ratesOf } from './cityRates.ts'
import { formatFare, roundToStep } from './money.ts'
import type { Rate } from './rateCards.ts'
import { twoWheelerId, vehicleModel } from './vehicles.ts'

/** A vehicle in the validator's response (spec 1 §3). */
export const QuotedVehicle = t.type({
  display_name: t.string,
  vehicle_type: t.string,
  vehicle_id: t.number,
  image_url: t.string,
  image_alt_text: t.string,
  capacity_display: t.string,
  size_display: t.string,
  base_fare_display: t.string,
  base_fare: t.type({
    value: t.number,
    currency: t.keyof({ INR: null, AED: null, TRY: null, BDT: null }),
  }),
})
export type QuotedVehicle = t.TypeOf<typeof QuotedVehicle>

export const serviceCategories = ['2 wheeler', 'trucks', ''] as const
/** The empty text means both. */
export type ServiceCategory = (typeof serviceCategories)[number]

/** Roads are longer than the straight line. */
const detour = 1.35

/** A motorcycle goes no farther than this. */
const twoWheelerReachKm = 40

export const roadKm = (from: Point, to: Point): number => distanceKm(from, to) * detour

export const fareOf = (rate: Rate, { card, level }: CityRates, km: number): number => {
  const metered = rate.base + rate.perKm * Math.max(0, km - rate.includedKm)
  return roundToStep(Math.max(rate.minimum, metered) * level, card.step)
}

const quote = (rate: Rate, rates: CityRates, km: number): QuotedVehicle => {
  const model = vehicleModel(rate.vehicleId)
  const value = fareOf(rate, rates, km)
  return {
    display_name: model.name,
    vehicle_type: model.type,
    vehicle_id: model.id,
    image_url: `/sandbox/content/vehicles/${model.id}.svg`,
    image_alt_text: model.name,
    capacity_display: model.capacity,
    size_display: model.size,
    base_fare_display: formatFare(value, rates.card.currency),
    base_fare: { value, currency: rates.card.currency },
  }
}

/**
 * The vehicles that may pick up and drop at these points, each with its fare; none if the trip is
 * not served.
 */
export const quoteVehicles = (
  area: ServiceArea,
  from: Point,
  to: Point,
  category: ServiceCategory,
): readonly QuotedVehicle[] => {
  const rates = ratesOf(area.regionId)
  const km = roadKm(from, to)
  const allowed = vehiclesBetween(area.zones, from, to)
  return rates.card.rates
    .filter(
      ({ vehicleId }) =>
        allowed.has(vehicleId) &&
        (category === '' || vehicleModel(vehicleId).category === category) &&
        (vehicleId !== twoWheelerId || km <= twoWheelerReachKm),
    )
    .map((rate) => quote(rate, rates, km))
}
