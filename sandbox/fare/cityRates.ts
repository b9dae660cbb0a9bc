import { bangladesh, emirates, india, type RateCard, turkiye } from './rateCards.ts'
import { electricIds } from './vehicles.ts'

/** A city's prices: its rate card, a factor for the price level, and the vehicles that it lacks. */
export type CityRates = {
  readonly card: RateCard
  readonly level: number
  readonly without: readonly number[]
}

const metro = (level: number): CityRates => ({ card: india, level, without: [] })
const city = (level: number): CityRates => ({ card: india, level, without: electricIds })
const town = (level: number): CityRates => ({ card: india, level, without: [...electricIds, 4] })
const abroad = (card: RateCard, level: number): CityRates => ({ card, level, without: [] })

/** By geo_region_id. */
const cityRates: ReadonlyMap<number, CityRates> = new Map([
  [1, metro(1.12)],
  [2, metro(1.06)],
  [3, metro(1)],
  [4, metro(0.98)],
  [5, metro(0.99)],
  [6, metro(0.9)],
  [7, city(0.86)],
  [8, metro(1.02)],
  [9, metro(0.94)],
  [10, city(0.88)],
  [11, city(0.85)],
  [12, city(0.9)],
  [13, city(0.84)],
  [14, town(0.84)],
  [15, city(0.92)],
  [16, town(0.86)],
  [17, town(0.87)],
  [18, town(0.95)],
  [19, town(0.88)],
  [29, town(0.9)],
  [30, town(0.83)],
  [559, abroad(emirates, 1)],
  [560, abroad(emirates, 0.94)],
  [601, abroad(turkiye, 1)],
  [701, abroad(bangladesh, 1)],
])

export const ratesOf = (regionId: number): CityRates => {
  const rates = cityRates.get(regionId)
  if (rates === undefined) throw new Error(`fares: no rates for geo_region_id ${regionId}`)
  return rates
}

/** The ids of a city's vehicles. */
export const vehicleIdsOf = (regionId: number): readonly number[] => {
  const { card, without } = ratesOf(regionId)
  return card.rates.map(({ vehicleId }) => vehicleId).filter((id) => !without.includes(id))
}
