import { function as F, taskEither as TE } from 'fp-ts'
import type * as t from 'io-ts'
import type { Abandonment } from '../../application/ports/abandonment.port.ts'
import type { ReportProblem } from '../../application/ports/reporter.port.ts'
import type { Query } from '../../domain/link/query.ts'
import { makeTellBreach } from './breaches.ts'
import { addressOf, hasAddress } from './callAddress.ts'
import type { CallFailure } from './callFailure.ts'
import { type RawAnswer, readAnswer } from './readAnswer.ts'
import { withinDeadline } from './withinDeadline.ts'

/** The headers of a call by their names. */
export type CallHeaders = Readonly<Record<string, string>>

/** One question to a service. */
export type Question<Answer> = {
  /** The path as the contract writes it: `/website/fare_estimates/{fare_estimate_token}`. */
  readonly path: string
  /**
   * What stands for the names in braces. Where that is nothing or dots, which would be another path, nobody is
   * asked: it is refused as what a service does not know, with 404.
   */
  readonly segments?: Readonly<Record<string, string>> | undefined
  readonly query?: Query | undefined
  readonly headers?: CallHeaders | undefined
  readonly answer: t.Decoder<unknown, Answer>
  readonly abandonment?: Abandonment | undefined
}

/**
 * A service over HTTP. Answers are believed only through the question's codec; one that breaks the
 * contract is reported (spec 2 §8). Never rejects, and asks once: nothing is retried here, and no
 * redirection followed.
 */
export type Http = {
  readonly get: <Answer>(question: Question<Answer>) => TE.TaskEither<CallFailure, Answer>
  readonly post: <Answer>(
    question: Question<Answer> & { readonly body: object },
  ) => TE.TaskEither<CallFailure, Answer>
  /**
   * Tells the operators of an answer that its codec took and that breaks the contract all the same:
   * `path` as the contract writes it, `details` where (spec 2 §8), of which the first twenty are told, shortened,
   * and how many follow. Each breach once, however often its question is asked: some ask again by themselves.
   */
  readonly tellBreach: (path: string, details: readonly string[]) => void
}

/** What `makeHttp` needs to know of a service, and of the device. */
export type HttpNeeds = {
  readonly baseUrl: string
  /** Milliseconds from the question to the last byte of its answer. */
  readonly deadline: number
  /** Sent with every call. */
  readonly headers: CallHeaders
  readonly isOnline: () => boolean
  readonly report: ReportProblem
}

type Sent = {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: CallHeaders
  readonly body: string | null
  readonly signal: AbortSignal
}

// The client is heavy and the first screen does not need it.
const send = async ({ method, url, headers, body, signal }: Sent): Promise<RawAnswer> => {
  const { default: axios } = await import('axios')
  const { status, data } = await axios.request<unknown>({
    method,
    url,
    signal,
    headers: body === null ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body === null ? {} : { data: body }),
    responseType: 'text',
    validateStatus: () => true,
    // Bodies are written and read here: the client would turn broken JSON into a text and go on.
    transformRequest: (given: unknown) => given,
    transformResponse: (given: unknown) => given,
    // A service that sends elsewhere has not answered: what the call says of a customer is for its origin alone.
    adapter: 'fetch',
    fetchOptions: { redirect: 'error' },
  })
  return { status, text: typeof data === 'string' ? data : '' }
}

/**
 * A service at `baseUrl`, absolute or a path of this site, without a slash at its end (spec 1 §7).
 * Its deadline is in milliseconds. What it asks never rejects: a refusal, no answer in time and an
 * answer that its codec does not know are failures as data, the last of them reported (spec 2 §8).
 *
 * @example
 * const http = makeHttp({
 *   baseUrl: 'http://localhost:9',
 *   deadline: 15_000,
 *   headers: {},
 *   isOnline: () => false,
 *   report: reportNothing,
 * })
 * const order = await http.get({ path: '/orders', answer: Id })()
 * // → left: { kind: 'Unreachable', because: 'offline' }
 */
export const makeHttp = ({ baseUrl, deadline, headers, isOnline, report }: HttpNeeds): Http => {
  const tellBreach = makeTellBreach(baseUrl, report)
  const ask = <Answer>(
    method: Sent['method'],
    question: Question<Answer>,
    body: string | null,
  ): TE.TaskEither<CallFailure, Answer> => {
    const { path, headers: own, answer, abandonment } = question
    if (!hasAddress(question)) return TE.left({ kind: 'Refused', status: 404, body: {} })
    const url = `${baseUrl}${addressOf(question)}`
    return F.pipe(
      withinDeadline({ deadline, isOnline, abandonment }, (signal) =>
        send({ method, url, headers: { ...headers, ...own }, body, signal }),
      ),
      TE.chainEitherKW(readAnswer(path, answer)),
      TE.mapLeft((failure) => {
        if (failure.kind === 'ContractBroken') tellBreach(path, failure.paths)
        return failure
      }),
    )
  }
  return {
    get: (question) => ask('GET', question, null),
    post: (question) => ask('POST', question, JSON.stringify(question.body)),
    tellBreach,
  }
}
