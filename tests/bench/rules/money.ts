import { moneyFormat } from '../../../src/domain/money/money.ts'
import { below, drawFrom, drawn, many } from '../drawn.ts'
import { contestant, type Row } from '../row.ts'

const amountOf = (hundredths: number): number => hundredths / 100

/** Two cached formats, for whole amounts and others, as a careful user would have. */
const cached = [0, 2].map(
  (decimals) =>
    new Intl.NumberFormat('en-IN', {
      style: 'currency',
      currency: 'INR',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }),
)

const decimalsOf = (value: number): 0 | 2 => (Math.round(value * 100) % 100 === 0 ? 0 : 2)

export const moneyRows = (): readonly Row[] => {
  const draw = drawFrom(3)
  // Fares: some whole, most below ten thousand, a few as high as a house removal's.
  const values = drawn(many, () => {
    const most = [10_000, 100_000, 1_000_000, 1_000_000, 10_000_000][below(draw, 5)] ?? 0
    const hundredths = below(draw, most)
    return amountOf(draw() < 0.4 ? hundredths * 100 : hundredths)
  })
  const format = moneyFormat({ language: 'en-IN' })
  const [whole, withPaise] = cached
  return [
    {
      rule: 'INR text',
      ours: contestant(
        'moneyFormat',
        values.map((value) => ({ value, currency: 'INR' })),
        (money) => format(money),
      ),
      peers: [
        {
          contestant: contestant('Intl.NumberFormat, kept', values, (value) =>
            (decimalsOf(value) === 0 ? whole : withPaise)?.format(value),
          ),
          least: 3.5,
        },
        {
          contestant: contestant('toLocaleString', values, (value) => {
            const decimals = decimalsOf(value)
            return value.toLocaleString('en-IN', {
              style: 'currency',
              currency: 'INR',
              minimumFractionDigits: decimals,
              maximumFractionDigits: decimals,
            })
          }),
          least: 150,
        },
      ],
    },
  ]
}
