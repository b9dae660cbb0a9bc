import { describe, expect, it } from '@jest/globals'
import {
  bookingAwaited,
  estimateShown,
  factsRead,
  fareResultsReducer,
  recallEnded,
  recallStarted,
  resultsFailed,
} from '../../../src/application/fare/fareResults.slice.ts'
import { content, estimate } from '../../support/fares.ts'
import { cameTo, replacing } from '../../support/reducedStates.ts'

const { token } = estimate
const other = 'token-of-another'
const expired = { kind: 'EstimateExpired' } as const
const recalling = recallStarted(token)

const recalled = (of: string) =>
  recallEnded({
    token: of,
    results: { status: 'shown', estimate: { ...estimate, token: of }, bookedVehicleId: null },
  })
const failed = (of: string) =>
  recallEnded({ token: of, results: { status: 'failed', error: expired } })

const states = {
  absent: cameTo(fareResultsReducer),
  recalling: cameTo(fareResultsReducer, recalling),
  shown: cameTo(fareResultsReducer, estimateShown(estimate)),
  booking: cameTo(fareResultsReducer, estimateShown(estimate), bookingAwaited(1)),
  failed: cameTo(fareResultsReducer, recalling, failed(token)),
}
const every = Object.keys(states)

describe('the fares of the results page', () => {
  it.each([
    [recalling, every],
    [recallStarted(other), every],
    [recalled(token), ['recalling']],
    [recalled(other), []],
    [failed(token), ['recalling']],
    [failed(other), []],
    [factsRead({ linked: { category: 'trucks', token, rest: [] } }), every],
    [resultsFailed({ kind: 'LinkIncomplete' }), every],
    [estimateShown(estimate), every],
    [bookingAwaited(1), ['shown', 'booking']],
    [bookingAwaited(null), ['shown', 'booking']],
    [factsRead({ content }), every],
  ])('change on %j only in the states that wait for it', (event, names) => {
    expect(replacing(fareResultsReducer, states)(event)).toEqual(names)
  })

  it('are those of the recalled estimate, or the reason why there are none', () => {
    expect(fareResultsReducer(states.recalling, recalled(token))).toEqual(states.shown)
    expect(states.shown).toEqual({
      results: { status: 'shown', estimate, bookedVehicleId: null },
      linked: null,
      content: null,
    })
    expect(states.failed.results).toEqual({ status: 'failed', error: expired })
    expect(
      fareResultsReducer(states.shown, resultsFailed({ kind: 'LinkIncomplete' })).results,
    ).toEqual({
      status: 'failed',
      error: { kind: 'LinkIncomplete' },
    })
  })

  it('are those just quoted, whatever is recalled meanwhile', () => {
    const quoted = { ...estimate, token: other }
    expect(
      cameTo(fareResultsReducer, recalling, estimateShown(quoted), recalled(token), failed(token))
        .results,
    ).toEqual({ status: 'shown', estimate: quoted, bookedVehicleId: null })
  })

  it('have one booking at a time, which ends', () => {
    expect(states.booking.results).toMatchObject({ bookedVehicleId: 1 })
    expect(fareResultsReducer(states.booking, bookingAwaited(null))).toEqual(states.shown)
    expect(fareResultsReducer(states.booking, estimateShown(estimate))).toEqual(states.shown)
  })

  it('stay as they are when content arrives', () => {
    for (const state of Object.values(states)) {
      expect(fareResultsReducer(state, factsRead({ content }))).toEqual({ ...state, content })
    }
  })
})
