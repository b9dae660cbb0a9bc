export type Encoding = 'br' | 'gzip' | 'identity'

/** In our order of preference, if the client has none. */
const known = ['br', 'gzip'] as const

const weightOf = (parameter: string | undefined): number => {
  const weight = Number(/^\s*q\s*=\s*([\d.]+)\s*$/i.exec(parameter ?? 'q=1')?.[1])
  return Number.isNaN(weight) ? 0 : weight
}

/**
 * The encodings to try, best first, by the weights in `Accept-Encoding`. `identity` is always last.
 */
export const acceptedEncodings = (header: string | undefined): readonly Encoding[] => {
  const weights = new Map<string, number>()
  for (const part of (header ?? '').split(',')) {
    const [name = '', parameter] = part.split(';')
    if (name.trim() !== '') weights.set(name.trim().toLowerCase(), weightOf(parameter))
  }
  const weighed = known
    .map((encoding) => ({ encoding, weight: weights.get(encoding) ?? weights.get('*') ?? 0 }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return [...weighed.map(({ encoding }) => encoding), 'identity']
}
