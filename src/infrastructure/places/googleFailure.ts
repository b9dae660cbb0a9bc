import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import type { PlacesUnavailable } from '../../application/place/places.port.ts'
import type { RefusedBecause, RemoteError } from '../../application/ports/remoteError.ts'
import type { Unreachable } from '../http/callFailure.ts'

/** Why Google did not answer: its status, or `NETWORK` if it gave none. */
export type GoogleRefusal = { readonly kind: 'GoogleRefusal'; readonly status: string }

export type GoogleFailure = GoogleRefusal | Unreachable

const refusedWith = (status: string): GoogleRefusal => ({ kind: 'GoogleRefusal', status })

const Coded = t.type({ code: t.string })
const Worded = t.type({ message: t.string })

// Google names what is wrong with a key, its project or its billing by an error that ends in MapError.
const denial = /PERMISSION_DENIED|REQUEST_DENIED|UNAUTHENTICATED|\w+MapError/

/** The status of a rejected Google promise. Some errors carry it only in their message. */
export const refusalOf = (error: unknown): GoogleRefusal => {
  const coded = Coded.decode(error)
  if (E.isRight(coded)) return refusedWith(coded.right.code)
  const worded = Worded.decode(error)
  const words = E.isRight(worded) ? worded.right.message : ''
  return refusedWith(denial.exec(words)?.[0] ?? 'NETWORK')
}

const among =
  (...statuses: readonly string[]) =>
  (failure: GoogleFailure): boolean =>
    failure.kind === 'GoogleRefusal' && statuses.includes(failure.status)

// It says that later is better, not another service.
const overQuota = 'OverQuotaMapError'

/** The key may not use this service, but it may be allowed to use another. */
export const isDenied = (failure: GoogleFailure): boolean =>
  failure.kind === 'GoogleRefusal' && denial.test(failure.status) && failure.status !== overQuota

/** The id was valid once: Google drops ids after about a year. */
export const isStale = among('NOT_FOUND')

export const isMalformedId = among('INVALID_ARGUMENT', 'INVALID_REQUEST')

export const isNothing = among('ZERO_RESULTS')

const meant: ReadonlyMap<string, RefusedBecause> = new Map([
  ['INVALID_ARGUMENT', 'declined'],
  ['INVALID_REQUEST', 'declined'],
  ['NOT_FOUND', 'declined'],
  ['RESOURCE_EXHAUSTED', 'askedTooOften'],
  ['OVER_QUERY_LIMIT', 'askedTooOften'],
  [overQuota, 'askedTooOften'],
])

const unreached = among('NETWORK', 'UNAVAILABLE', 'ERROR', 'CANCELLED', 'ABORTED')
const late = among('DEADLINE_EXCEEDED')

/**
 * The failure as the application sees it. Google's messages are for developers, so none is kept.
 */
export const placesErrorOf =
  (isOnline: () => boolean) =>
  (failure: GoogleFailure): RemoteError | PlacesUnavailable => {
    if (failure.kind === 'Unreachable') return failure
    if (isDenied(failure)) return { kind: 'PlacesUnavailable' }
    if (late(failure)) return { kind: 'Unreachable', because: 'timeout' }
    if (unreached(failure)) {
      return { kind: 'Unreachable', because: isOnline() ? 'connection' : 'offline' }
    }
    return {
      kind: 'NetworkError',
      because: meant.get(failure.status) ?? 'failed',
      message: null,
    }
  }
