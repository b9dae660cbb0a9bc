/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import {
  isMalformedId,
  isNothing,
  isStale,
  placesErrorOf,
  refusalOf,
} from '../../../src/infrastructure/places/googleFailure.ts'

const online = placesErrorOf(() => true)
const offline = placesErrorOf(() => false)
const of = (status: string) => ({ kind: 'GoogleRefusal', status }) as const

describe('the reason for a failed request to Google', () => {
  it('is the code of the error, if it has one', () => {
    const error = Object.assign(new Error('PERMISSION_DENIED: no.'), { code: 'NOT_FOUND' })
    expect(refusalOf(error)).toEqual(of('NOT_FOUND'))
  })

  it.each([
    ['PERMISSION_DENIED', 'Places API: PERMISSION_DENIED: not for this key'],
    ['REQUEST_DENIED', 'PLACES_AUTOCOMPLETE: REQUEST_DENIED: not for this application'],
    ['UNAUTHENTICATED', 'Places API: UNAUTHENTICATED: no key'],
    ['ApiNotActivatedMapError', 'This API is off (ApiNotActivatedMapError).'],
    ['RefererNotAllowedMapError', 'Places API error: RefererNotAllowedMapError'],
  ])('is %s, if only the message of the error says so', (status, words) => {
    expect(refusalOf(new Error(words))).toEqual(of(status))
    expect(refusalOf({ code: 7, message: words })).toEqual(of(status))
  })

  it.each([
    new Error('Failed to fetch'),
    'PERMISSION_DENIED',
    { message: ['PERMISSION_DENIED'] },
    null,
    undefined,
    {},
  ])('is the network, if %p says nothing else', (error) => {
    expect(refusalOf(error)).toEqual(of('NETWORK'))
  })
})

describe('a search without an answer from Google', () => {
  it.each([
    'PERMISSION_DENIED',
    'REQUEST_DENIED',
    'UNAUTHENTICATED',
    'ApiNotActivatedMapError',
    'ApiTargetBlockedMapError',
    'BillingNotEnabledMapError',
    'ExpiredKeyMapError',
    'InvalidKeyMapError',
    'RefererNotAllowedMapError',
  ])('with %s is unavailable with this key', (status) => {
    expect(online(of(status))).toEqual({ kind: 'PlacesUnavailable' })
    expect(online(refusalOf(new Error(`This page failed: ${status}.`)))).toEqual({
      kind: 'PlacesUnavailable',
    })
  })

  it('with DEADLINE_EXCEEDED took too long', () => {
    const late = { kind: 'Unreachable', because: 'timeout' }
    expect(online(of('DEADLINE_EXCEEDED'))).toEqual(late)
    expect(offline(of('DEADLINE_EXCEEDED'))).toEqual(late)
  })

  it.each(['NETWORK', 'UNAVAILABLE', 'ERROR', 'CANCELLED', 'ABORTED'])(
    'with %s did not reach Google',
    (status) => {
      expect(online(of(status))).toEqual({ kind: 'Unreachable', because: 'connection' })
      expect(offline(of(status))).toEqual({ kind: 'Unreachable', because: 'offline' })
    },
  )

  it.each([
    ['INVALID_ARGUMENT', 'declined'],
    ['INVALID_REQUEST', 'declined'],
    ['NOT_FOUND', 'declined'],
    ['RESOURCE_EXHAUSTED', 'askedTooOften'],
    ['OVER_QUERY_LIMIT', 'askedTooOften'],
    ['OverQuotaMapError', 'askedTooOften'],
    ['ZERO_RESULTS', 'failed'],
    ['ANYTHING', 'failed'],
  ])('with %s was refused without a message, and is %s', (status, because) => {
    expect(online(of(status))).toEqual({ kind: 'NetworkError', because, message: null })
  })

  it('that was not sent while offline stays unreachable', () => {
    const failure = { kind: 'Unreachable', because: 'offline' } as const
    expect(online(failure)).toBe(failure)
  })
})

describe('a place id', () => {
  it.each([
    ['NOT_FOUND', true, false, false],
    ['INVALID_ARGUMENT', false, true, false],
    ['INVALID_REQUEST', false, true, false],
    ['ZERO_RESULTS', false, false, true],
    ['ERROR', false, false, false],
  ])(
    'with %s is stale: %s, is malformed: %s, has no place: %s',
    (status, stale, malformed, nothing) => {
      expect(isStale(of(status))).toBe(stale)
      expect(isMalformedId(of(status))).toBe(malformed)
      expect(isNothing(of(status))).toBe(nothing)
      expect(isStale({ kind: 'Unreachable', because: 'offline' })).toBe(false)
    },
  )
})
