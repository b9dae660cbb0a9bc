/**
 * The price of one vehicle: the base covers the first kilometres, and no trip costs less than the
 * minimum.
 */
export type Rate = {
  readonly vehicleId: number
  readonly base: number
  readonly includedKm: number
  readonly perKm: number
  readonly minimum: number
}

export type Currency = 'INR' | 'AED' | 'TRY' | 'BDT'

export type RateCard = {
  readonly currency: Currency
  /** Fares are rounded to a multiple of this. */
  readonly step: number
  readonly rates: readonly Rate[]
}

/** [vehicle, base, included km, per km, minimum] */
type Row = readonly [number, number, number, number, number]

const toRate = ([vehicleId, base, includedKm, perKm, minimum]: Row): Rate => ({
  vehicleId,
  base,
  includedKm,
  perKm,
  minimum,
})

const card = (currency: Currency, step: number, rows: readonly Row[]): RateCard => ({
  currency,
  step,
  rates: rows.map(toRate),
})

export const india = card('INR', 1, [
  [97, 45, 1, 9, 50],
  [126, 140, 1, 15, 150],
  [127, 150, 1, 17, 165],
  [91, 160, 1, 19, 175],
  [1, 205, 1, 24, 230],
  [129, 455, 1, 24, 480],
  [9, 300, 1, 29, 340],
  [128, 380, 1, 33, 425],
  [2, 560, 2, 38, 620],
  [3, 950, 3, 46, 1050],
  [4, 1400, 3, 56, 1550],
])

export const emirates = card('AED', 0.25, [
  [97, 14, 2, 1.1, 15],
  [1, 75, 3, 2.4, 80],
  [9, 110, 5, 2.9, 120],
  [2, 180, 5, 3.6, 195],
  [3, 260, 5, 4.4, 280],
])

export const turkiye = card('TRY', 5, [
  [97, 110, 2, 16, 120],
  [1, 620, 3, 34, 650],
  [9, 850, 3, 41, 900],
  [2, 1350, 5, 52, 1450],
])

export const bangladesh = card('BDT', 5, [
  [97, 60, 1, 14, 65],
  [91, 350, 1, 32, 380],
  [1, 650, 1, 42, 700],
  [9, 900, 2, 52, 980],
  [2, 1500, 2, 68, 1650],
])
