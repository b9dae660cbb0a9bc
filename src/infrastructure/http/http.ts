import { function as F, taskEither as TE } from 'fp-ts'
import type * as t from 'io-ts'
import type { Abandonment } from '../../application/ports/abandonment.port.ts'
import type { ReportProblem } from '../../application/ports/reporter.port.ts'
import type { Query } from '../../domain/link/query.ts'
import { makeTellBreach } from './breaches.ts'
import { addressOf, hasAddress } from './callAddress.ts'
import type { CallFailure } from './callFailure.ts'
import { type RawAnswer, readAnswer } from './readAnswer.ts'
import type { SecondTry } from './secondTry.ts'
import { type Patience, withinDeadline } from './withinDeadline.ts'

/** The headers of a call, by name. */
export type CallHeaders = Readonly<Record<string, string>>

/** One request to a service. */
export type Question<Answer> = {
  /** The path template from the contract: `/website/fare_estimates/{fare_estimate_token}`. */
  readonly path: string
  /**
   * The values of the names in braces. If one is missing, empty or dots, which would be another
   * path, no call is made: it fails as refused with 404, like something that the service does not
   * know.
   */
  readonly segments?: Readonly<Record<string, string>> | undefined
  readonly query?: Query | undefined
  readonly headers?: CallHeaders | undefined
  readonly answer: t.Decoder<unknown, Answer>
  readonly abandonment?: Abandonment | undefined
}

/**
 * A service over HTTP. A response is trusted only after the question's codec decoded it; one that
 * breaks the contract is reported (spec 2 §8). Never rejects. Each call makes one request, unless
 * `secondTry` sends a `get` once more, and follows no redirects.
 */
export type Http = {
  readonly get: <Answer>(question: Question<Answer>) => TE.TaskEither<CallFailure, Answer>
  /**
   * A body that cannot be written as JSON is not sent: the call fails as refused with 400, like one
   * that the service finds malformed.
   */
  readonly post: <Answer>(
    question: Question<Answer> & { readonly body: object },
  ) => TE.TaskEither<CallFailure, Answer>
  /**
   * Reports a response that its codec accepted but that still breaks the contract (spec 2 §8).
   * `path` is the template from the contract, `details` say where. At most twenty details are
   * reported, shortened, with the number of the rest. Each breach is reported once, since some
   * calls repeat by themselves.
   */
  readonly tellBreach: (path: string, details: readonly string[]) => void
}

/** What `makeHttp` needs to know of a service and of the device. */
export type HttpNeeds = Pick<Patience, 'isOnline' | 'untilShown'> & {
  /** Begins with `http://` or `https://`, or in a browser with a slash. Empty for the site itself. */
  readonly baseUrl: string
  /** Milliseconds from the call to the last byte of its response. */
  readonly deadline: number
  /** Sent with every call. */
  readonly headers: CallHeaders
  readonly report: ReportProblem
  /** Sends a `get` a second time, as `makeSecondTry` does. Without it, nothing is sent twice. */
  readonly secondTry?: SecondTry | undefined
  /**
   * Awaited before each request, within its deadline: a page can load the client there and let the
   * browser have a turn. If it rejects, the request fails.
   */
  readonly ready?: (() => Promise<unknown>) | undefined
}

type Sent = {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: CallHeaders
  readonly body: string | null
  readonly signal: AbortSignal
}

// The client is heavy, and the first screen does not need it.
const send = async ({ method, url, headers, body, signal }: Sent): Promise<RawAnswer> => {
  const { default: axios } = await import('axios')
  const { status, data } = await axios.request<unknown>({
    method,
    url,
    signal,
    headers: {
      ...headers,
      ...(body === null ? {} : { 'content-type': 'application/json' }),
      // Left out, the client gives its own name: Firefox sends it, and asks a service of another
      // origin whether it may, which none has to allow.
      'user-agent': false,
    },
    ...(body === null ? {} : { data: body }),
    responseType: 'text',
    validateStatus: () => true,
    // Bodies are parsed here: the client would turn broken JSON into a text and carry on.
    transformRequest: (given: unknown) => given,
    transformResponse: (given: unknown) => given,
    // A redirect is no answer: what the call says of a customer is for this origin alone.
    adapter: 'fetch',
    fetchOptions: { redirect: 'error' },
  })
  return { status, text: typeof data === 'string' ? data : '' }
}

const refused = (status: number): TE.TaskEither<CallFailure, never> =>
  TE.left({ kind: 'Refused', status, body: {} })

/** `makeHttp` for an address that was read with the configuration, which has a rule for it. */
export const httpAt = ({
  baseUrl,
  headers,
  report,
  secondTry = (read) => read(),
  ready,
  ...patience
}: HttpNeeds): Http => {
  const tellBreach = makeTellBreach(baseUrl, report)
  const ask = <Answer>(
    method: Sent['method'],
    question: Question<Answer>,
    body: string | null,
  ): TE.TaskEither<CallFailure, Answer> => {
    const { path, headers: own, answer, abandonment } = question
    if (!hasAddress(question)) return refused(404)
    const url = `${baseUrl}${addressOf(question)}`
    return F.pipe(
      withinDeadline({ ...patience, abandonment }, (signal) => {
        const sent = async () => {
          await ready?.()
          return send({ method, url, headers: { ...headers, ...own }, body, signal })
        }
        return method === 'GET' ? secondTry(sent) : sent()
      }),
      TE.chainEitherKW(readAnswer(path, answer)),
      TE.mapLeft((failure) => {
        if (failure.kind === 'ContractBroken') tellBreach(path, failure.paths)
        return failure
      }),
    )
  }
  return {
    get: (question) => ask('GET', question, null),
    post: (question) => {
      try {
        return ask('POST', question, JSON.stringify(question.body))
      } catch {
        // A circular body, or one with a BigInt.
        return refused(400)
      }
    },
    tellBreach,
  }
}
