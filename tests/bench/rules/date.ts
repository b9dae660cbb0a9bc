import dayjs from 'dayjs'
import { dateText } from '../../../src/domain/time/dateText.ts'
import { below, drawFrom, drawn, many } from '../drawn.ts'
import { contestant, type Row } from '../row.ts'

export const dateRows = (): readonly Row[] => {
  const draw = drawFrom(4)
  const from = Date.UTC(2025, 0)
  // The times of two years' orders.
  const moments = drawn(many, () => from + below(draw, 2 * 365 * 86_400_000))
  // dayjs calculates in the machine's time zone, unless it has a plugin that is slower: see run.ts.
  const text = dateText({ timeZone: 'Asia/Kolkata', language: 'en-IN' })
  return [
    {
      rule: 'date text',
      ours: contestant('dateText', moments, (moment) => text(moment)),
      peers: [
        {
          contestant: contestant('dayjs', moments, (moment) =>
            dayjs(moment).format('MMM DD YYYY, hh:mm A'),
          ),
          least: 10,
        },
      ],
    },
  ]
}
