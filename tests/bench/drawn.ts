/** Returns the next random number, from 0 up to 1. */
export type Draw = () => number

/** An endless random sequence, the same for the same seed. */
export const drawFrom = (seed: number): Draw => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let bits = Math.imul(state ^ (state >>> 15), state | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}

export const below = (draw: Draw, limit: number): number => Math.floor(draw() * limit)

export const oneOf = <A>(draw: Draw, choices: readonly A[]): A => {
  const choice = choices[below(draw, choices.length)]
  if (choice === undefined) throw new Error('nothing to choose from')
  return choice
}

/** Enough inputs that the branch predictor cannot memorise them. */
export const many = 16_384

export const drawn = <A>(count: number, make: (at: number) => A): readonly A[] =>
  Array.from({ length: count }, (_, at) => make(at))

// Concatenated strings are ropes inside the engine; typed or received ones are not.
export const flat = (text: string): string => Buffer.from(text).toString()

/** `many` texts, all different. */
export const distinct = (make: () => string): readonly string[] => {
  const made = new Set<string>()
  while (made.size < many) made.add(flat(make()))
  return [...made]
}
