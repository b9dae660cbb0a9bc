/** An amount in the main unit of its currency: rupees, not paise. */
export type Money = { readonly value: number; readonly currency: string }

/** How a market writes amounts. `locale` is BCP 47 and decides digits, grouping and sign. */
export type MoneyStyle = { readonly locale: string }

const isWhole = (hundredths: number): boolean => hundredths % 100 === 0

/**
 * Amounts as a market writes them: at most 2 decimals, whole ones without, others with 2 (spec 1
 * §9). Whether an amount is whole is decided after rounding, and there is no minus zero. Make the
 * format once and use it for every amount. A currency that is no ISO 4217 code throws a RangeError.
 *
 * @example
 * const inRupees = moneyFormat({ locale: 'en-IN' })
 * inRupees({ value: 123456, currency: 'INR' }) // → '₹1,23,456'
 * inRupees({ value: 745.5, currency: 'INR' }) // → '₹745.50'
 */
export const moneyFormat = ({ locale }: MoneyStyle): ((money: Money) => string) => {
  const formats = new Map<string, Intl.NumberFormat>()
  // Constructing a format costs milliseconds: on first use, once.
  const formatOf = (currency: string, decimals: 0 | 2): Intl.NumberFormat => {
    const key = `${currency}${decimals}`
    const known = formats.get(key)
    if (known !== undefined) return known
    const made = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'symbol',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
    formats.set(key, made)
    return made
  }
  return ({ value, currency }) => {
    const hundredths = Math.round(value * 100)
    const amount = hundredths === 0 ? 0 : hundredths / 100
    return formatOf(currency, isWhole(hundredths) ? 0 : 2).format(amount)
  }
}
