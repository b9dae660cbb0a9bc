import { function as F, taskEither as TE } from 'fp-ts'
import type { ReportProblem } from '../../application/ports/reporter.port.ts'
import type { CallFailure } from '../http/callFailure.ts'
import { readAnswer } from '../http/readAnswer.ts'
import { withinDeadline } from '../http/withinDeadline.ts'
import { WireConfiguration } from './configuration.codec.ts'
import type { Configuration } from './configuration.ts'

const path = '/config.json'

/**
 * What `loadConfiguration` needs; the deadline is in milliseconds. The deployment's own destination
 * for problems is not known yet.
 */
export type LoadConfigurationNeeds = {
  readonly fetch: (address: string, how: RequestInit) => Promise<Response>
  readonly deadline: number
  readonly isOnline: () => boolean
  readonly report: ReportProblem
}

/**
 * Loads the deployment's configuration with plain fetch, because the first screen waits for it
 * (spec 1 §9). The deadline is in milliseconds. Fails as every call does, and never rejects. If the
 * configuration is invalid, reports what is wrong with it (spec 2 §8).
 *
 * @example
 * const fetch = async () => new Response('{"error":"Come back later"}', { status: 503 })
 * await loadConfiguration({ ...patience, fetch, report: () => undefined })()
 * // → left: { kind: 'Refused', status: 503, body: { error: 'Come back later' } }
 */
export const loadConfiguration = ({
  fetch,
  deadline,
  isOnline,
  report,
}: LoadConfigurationNeeds): TE.TaskEither<CallFailure, Configuration> =>
  F.pipe(
    withinDeadline({ deadline, isOnline }, async (signal) => {
      // Exactly as the page's preload fetches it. The response itself says that it must not be
      // cached.
      const response = await fetch(path, { signal })
      return { status: response.status, text: await response.text() }
    }),
    TE.chainEitherKW(readAnswer(path, WireConfiguration)),
    TE.mapLeft((failure) => {
      if (failure.kind === 'ContractBroken') {
        report({ tag: 'API_ERROR_CONTRACT', about: path, details: failure.paths })
      }
      return failure
    }),
  )
