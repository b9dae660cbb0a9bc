import type { Currency } from './rateCards.ts'

const localeOf: Readonly<Record<Currency, string>> = {
  INR: 'en-IN',
  AED: 'en-AE',
  TRY: 'tr-TR',
  BDT: 'bn-BD',
}

/**
 * Whole amounts without decimals, others with two (spec 1 §9). The amount must be rounded to
 * hundredths.
 */
export const formatFare = (amount: number, currency: Currency): string => {
  const digits = Number.isInteger(amount) ? 0 : 2
  return new Intl.NumberFormat(localeOf[currency], {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount)
}

/** Rounds to a multiple of the step, without binary rounding errors. */
export const roundToStep = (amount: number, step: number): number =>
  Math.round(Math.round(amount / step) * step * 100) / 100
