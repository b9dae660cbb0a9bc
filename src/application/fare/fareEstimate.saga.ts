import { either as E, type taskEither as TE } from 'fp-ts'
import { put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga'
import { parseFareEnquiry } from '../../domain/fare/fareForm.ts'
import { isGoingOn } from '../../domain/form/form.ts'
import { flowCrashed } from '../flow/flowCrashed.ts'
import { tellFault } from '../flow/tellFault.ts'
import type { TimeLimits } from '../flow/timeLimits.ts'
import { within } from '../flow/within.ts'
import { makeSubmitRoute, type SubmitRouteNeeds } from '../form/submitRoute.ts'
import { pickerClosed } from '../place/locationPicker.slice.ts'
import type { RemoteError } from '../ports/remoteError.ts'
import type { ReportProblem } from '../ports/reporter.port.ts'
import type { Estimating } from './estimating.ts'
import {
  addressesCleared,
  addressesSwapped,
  addressFieldOpened,
  enquiryRejected,
  estimateAbandoned,
  estimateRequested,
  type FareFormState,
  quotingFailed,
  quotingStarted,
} from './fareForm.slice.ts'

/** What the fare form's flow needs. */
export type FareEstimateNeeds<State> = SubmitRouteNeeds<State> & {
  readonly limits: Pick<TimeLimits, 'requestDeadline'>
  /** Loads what follows a valid submit, when the form is first used. */
  readonly loadEstimating: TE.TaskEither<RemoteError, Estimating>
  readonly report: ReportProblem
  readonly selectFareForm: (state: State) => FareFormState
}

/**
 * Takes a filled form to the page that shows its fares (spec 1 §4, fare-estimate submit). The form keeps
 * its input whatever happens. A second submit while one runs is ignored.
 */
export const makeFareEstimateSaga = <State>(needs: FareEstimateNeeds<State>) => {
  const { limits } = needs

  function* awaitEstimating() {
    const estimating = yield* within(limits.requestDeadline, needs.loadEstimating)
    tellFault(needs.report, 'FARE_ESTIMATE', estimating, 'script: ')
    return estimating
  }

  const submit = makeSubmitRoute({
    ...needs,
    selectForm: needs.selectFareForm,
    parse: parseFareEnquiry,
    rejected: enquiryRejected,
    started: quotingStarted,
    abandoned: estimateAbandoned,
    *send(...sent) {
      const estimating = yield* awaitEstimating()
      if (E.isRight(estimating)) yield* estimating.right.estimate(...sent)
      else yield* put(quotingFailed({ failure: estimating.left, refused: [] }))
    },
  })

  function* countClick({ payload: waypoint }: ReturnType<typeof addressFieldOpened>) {
    const { form } = yield* select(needs.selectFareForm)
    const estimating = yield* awaitEstimating()
    if (E.isRight(estimating)) estimating.right.countClick(waypoint, form.input.category)
  }

  /** Reloads the page after a failed captcha, unless the customer submits the form again before that. */
  function* reloadAfter(action: ReturnType<typeof quotingFailed | typeof quotingStarted>) {
    if (!quotingFailed.match(action) || action.payload.failure?.kind !== 'CaptchaFailed') return
    const { form } = yield* select(needs.selectFareForm)
    const estimating = yield* awaitEstimating()
    if (E.isRight(estimating)) yield* estimating.right.reloadLater(form.input)
  }

  /** An address that is still being fetched would otherwise fill the wrong end, or one that was just cleared. */
  function* closePicker() {
    yield* put(pickerClosed())
  }

  return function* fareEstimateSaga() {
    const { form } = yield* select(needs.selectFareForm)
    // Restarted after a crash: the submit that was running will get no answer, or not lead to its fares.
    if (isGoingOn(form)) yield* put(quotingFailed({ failure: flowCrashed, refused: [] }))
    yield* takeEvery(addressFieldOpened.match, countClick)
    yield* takeEvery([addressesSwapped.type, addressesCleared.type], closePicker)
    yield* takeLatest([quotingFailed.type, quotingStarted.type], reloadAfter)
    yield* takeLeading(estimateRequested.match, submit)
  }
}
