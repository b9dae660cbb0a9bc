import { either as E, type taskEither as TE } from 'fp-ts'
import { put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga'
import { parseFareEnquiry } from '../../domain/fare/fareForm.ts'
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

/** What the submit of the fare form needs of the world. */
export type FareEstimateNeeds<State> = SubmitRouteNeeds<State> & {
  readonly limits: Pick<TimeLimits, 'requestDeadline'>
  /** What follows a valid submit; asked for when the form is first used. */
  readonly loadEstimating: TE.TaskEither<RemoteError, Estimating>
  readonly report: ReportProblem
  readonly selectFareForm: (state: State) => FareFormState
}

/**
 * From a filled form to the page that shows its fares (spec 1 §4, fare-estimate submit). The form is
 * kept whatever happens; a second submit while one runs is not one, and one that is abandoned leads
 * nowhere.
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

  /** The page is loaded anew after a captcha that failed, unless the form is sent again before. */
  function* reloadAfter(step: ReturnType<typeof quotingFailed | typeof quotingStarted>) {
    if (!quotingFailed.match(step) || step.payload.failure?.kind !== 'CaptchaFailed') return
    const { form } = yield* select(needs.selectFareForm)
    const estimating = yield* awaitEstimating()
    if (E.isRight(estimating)) yield* estimating.right.reloadLater(form.input)
  }

  /** What is being fetched for one end would come into another one, or back after it was cleared. */
  function* closePicker() {
    yield* put(pickerClosed())
  }

  return function* fareEstimateSaga() {
    const { form } = yield* select(needs.selectFareForm)
    // Begun anew after a crash: nobody answers the submit that was on its way.
    if (form.phase.status === 'submitting') {
      yield* put(quotingFailed({ failure: flowCrashed, refused: [] }))
    }
    yield* takeEvery(addressFieldOpened.match, countClick)
    yield* takeEvery([addressesSwapped.type, addressesCleared.type], closePicker)
    yield* takeLatest([quotingFailed.type, quotingStarted.type], reloadAfter)
    yield* takeLeading(estimateRequested.match, submit)
  }
}
