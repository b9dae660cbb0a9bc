import { parseQuery } from '../../../src/domain/link/query.ts'
import { splitFullName } from '../../../src/domain/person/personName.ts'
import { below, type Draw, distinct, drawFrom, drawn, oneOf } from '../drawn.ts'
import { contestant, type Row } from '../row.ts'

const word = (draw: Draw): string =>
  drawn(2 + below(draw, 9), () => oneOf(draw, [...'abcdefghijklmnopqrstuvwxyz'])).join('')

/** The query of a link that the product makes and is opened from. */
const search = (draw: Draw): string =>
  `?${drawn(3 + below(draw, 6), () => {
    const value = oneOf(draw, [
      word(draw),
      word(draw),
      String(below(draw, 1e6)),
      (77 + draw()).toFixed(6),
      `${word(draw)}+${word(draw)}`,
      encodeURIComponent(`${word(draw)}, ${word(draw)}`),
    ])
    return `${word(draw)}_${word(draw)}=${value}`
  }).join('&')}`

const name = (draw: Draw): string =>
  drawn(1 + below(draw, 3), () => word(draw).replace(/^./, (letter) => letter.toUpperCase())).join(
    ' ',
  )

const lastOf = (words: readonly string[]): string | null =>
  words.length > 1 ? (words.at(-1) ?? null) : null

export const textRows = (): readonly Row[] => {
  const draw = drawFrom(2)
  const searches = distinct(() => search(draw))
  const names = distinct(() => name(draw))
  return [
    {
      rule: 'query string',
      ours: contestant('parseQuery', searches, (text) => parseQuery(text)),
      peers: [
        {
          contestant: contestant('URLSearchParams', searches, (text) => [
            ...new URLSearchParams(text),
          ]),
          least: 1.5,
        },
      ],
    },
    {
      rule: 'name split',
      ours: contestant('splitFullName', names, (text) => splitFullName(text)),
      peers: [
        {
          contestant: contestant('split(/\\s+/)', names, (text) => {
            const words = text.trim().split(/\s+/)
            return { firstName: words[0], lastName: lastOf(words) }
          }),
          least: 1.4,
        },
      ],
    },
  ]
}
