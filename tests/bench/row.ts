import { isDeepStrictEqual } from 'node:util'
import { askerOf, type Contestant } from './measure.ts'

/** A contestant whose answer about an input can also be read. */
export type Answering = Contestant & {
  readonly inputs: number
  readonly says: (at: number) => unknown
}

/** A peer, and how many times our time it has to take at least. */
export type Peer = { readonly contestant: Answering; readonly least: number }

export type Row = {
  readonly rule: string
  readonly ours: Answering
  readonly peers: readonly Peer[]
}

/** A number that is counted instead of timed, and its limit. */
export type Figure = {
  readonly rule: string
  readonly what: string
  readonly is: number
  readonly most: number
}

/**
 * A contestant with inputs in the shape that it needs; converting them is not timed. `meaning`
 * makes answers of different shapes comparable, for the check before the timing.
 */
export const contestant = <Input, Answer>(
  name: string,
  inputs: readonly Input[],
  answer: (input: Input) => Answer,
  meaning: (answer: Answer) => unknown = (said) => said,
): Answering => ({
  name,
  inputs: inputs.length,
  ask: askerOf(answer, inputs),
  says: (at) => {
    const input = inputs[at]
    return input === undefined ? undefined : meaning(answer(input))
  },
})

const shown = (said: unknown): string => JSON.stringify(said)?.slice(0, 300) ?? String(said)

/** Describes the first input about which a peer's answer differs from ours; null if none does. */
export const disagreement = ({ rule, ours, peers }: Row, milliseconds: number): string | null => {
  const until = performance.now() + milliseconds
  for (let at = 0; at < ours.inputs && performance.now() < until; at += 1) {
    const own = ours.says(at)
    for (const { contestant: peer } of peers) {
      const said = peer.says(at)
      if (!isDeepStrictEqual(own, said)) {
        return `${rule}: about input ${at} ${peer.name} says ${shown(said)}, ${ours.name} says ${shown(own)}`
      }
    }
  }
  return null
}
