import { isDeepStrictEqual } from 'node:util'
import { askerOf, type Contestant } from './measure.ts'

/** A contestant that can be asked for what it says about an input as well. */
export type Answering = Contestant & {
  readonly inputs: number
  readonly says: (at: number) => unknown
}

/** What the peer's time is to be in times of ours: that often at least. */
export type Peer = { readonly contestant: Answering; readonly least: number }

export type Row = {
  readonly rule: string
  readonly ours: Answering
  readonly peers: readonly Peer[]
}

/** What is counted and not timed, and how much it may be. */
export type Figure = {
  readonly rule: string
  readonly what: string
  readonly is: number
  readonly most: number
}

/**
 * A contestant with the inputs in the shape that it wants: making that shape is not timed.
 * `meaning` brings answers of different shapes together, for the check before anything is timed.
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

/** The first input about which somebody says what we do not, and what both say. */
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
