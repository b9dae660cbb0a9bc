import { either as E, type taskEither as TE } from 'fp-ts'
import { put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga'
import { type Asker, parseFareEnquiry } from '../../domain/fare/fareForm.ts'
import type { Market } from '../../domain/market/market.ts'
import { parseAddressPair } from '../../domain/place/address.ts'
import { flowCrashed } from '../flow/flowCrashed.ts'
import { tellFault } from '../flow/tellFault.ts'
import type { TimeLimits } from '../flow/timeLimits.ts'
import { within } from '../flow/within.ts'
import { unlessAbandoned } from '../form/unlessAbandoned.ts'
import { pickerClosed } from '../place/locationPicker.slice.ts'
import { callContext } from '../ports/call.ts'
import type { Credentials } from '../ports/customerCall.ts'
import type { ReadPage } from '../ports/page.port.ts'
import type { RemoteError } from '../ports/remoteError.ts'
import type { ReportProblem } from '../ports/reporter.port.ts'
import type { MintRequestId } from '../ports/requestId.port.ts'
import { awaitCustomer } from '../session/awaitCustomer.ts'
import type { Session } from '../session/session.slice.ts'
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
export type FareEstimateNeeds<State> = {
  readonly market: Market
  readonly limits: Pick<TimeLimits, 'requestDeadline'>
  readonly readPage: ReadPage
  readonly mintRequestId: MintRequestId
  /** What follows a valid submit; asked for when the form is first used. */
  readonly loadEstimating: TE.TaskEither<RemoteError, Estimating>
  readonly report: ReportProblem
  readonly selectFareForm: (state: State) => FareFormState
  /** Whether an address of the form is about to be another. */
  readonly selectIsUnsettled: (state: State) => boolean
  readonly selectSession: (state: State) => Session
  readonly selectAsker: (state: State) => Asker
  /** Of a customer; null for a guest. */
  readonly selectCredentials: (state: State) => Credentials | null
}

/**
 * From a filled form to the page that shows its fares (spec 1 §4, fare-estimate submit). The form is
 * kept whatever happens; a second submit while one runs is not one, and one that is abandoned leads
 * nowhere.
 */
export const makeFareEstimateSaga = <State>(needs: FareEstimateNeeds<State>) => {
  const { market, limits } = needs

  function* awaitEstimating() {
    const estimating = yield* within(limits.requestDeadline, needs.loadEstimating)
    tellFault(needs.report, 'FARE_ESTIMATE', estimating, 'script: ')
    return estimating
  }

  function* estimate() {
    // Read first: whoever goes on while they are waited for is not fetched back.
    const page = needs.readPage()
    // What is being fetched is not the address yet, and the former one is not what is meant.
    if (yield* select(needs.selectIsUnsettled)) return undefined
    // A search or a map that is still open is given up: what the form holds is what counts.
    yield* put(pickerClosed())
    const asked = yield* select(needs.selectFareForm)
    // Whoever asks, it takes a route.
    if (E.isLeft(parseAddressPair(asked.form.input))) return yield* put(enquiryRejected())
    const session = yield* select(needs.selectSession)
    if (session.status === 'restoring') {
      // A customer already, or a guest after all: the form waits, and asks them for what it must.
      yield* put(quotingStarted(asked.requestId))
      yield* awaitCustomer(needs.selectSession)
    }
    const { form, requestId } = yield* select(needs.selectFareForm)
    const asker = yield* select(needs.selectAsker)
    const credentials = yield* select(needs.selectCredentials)
    const enquiry = parseFareEnquiry(market)(asker)(form.input)
    if (E.isLeft(enquiry)) return yield* put(enquiryRejected())
    const context = callContext(market)(requestId ?? needs.mintRequestId(), credentials)
    yield* put(quotingStarted(context.requestId))
    const estimating = yield* awaitEstimating()
    if (E.isRight(estimating)) {
      return yield* estimating.right.estimate(enquiry.right, context, page, form.input)
    }
    return yield* put(quotingFailed({ failure: estimating.left, refused: [] }))
  }

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
    yield* takeLeading(estimateRequested.match, unlessAbandoned(estimate, estimateAbandoned))
  }
}
