import {
  delay,
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'typed-redux-saga'
import { readsCode } from '../../domain/content/readsCode.ts'
import type { Site } from '../../domain/content/site.ts'
import { sitePageOf } from '../../domain/content/sitePage.ts'
import { followCode, type Service, serviceLink } from '../../domain/fare/service.ts'
import type { ServiceCategory } from '../../domain/fare/serviceCategory.ts'
import type { Market } from '../../domain/market/market.ts'
import { refusedWaypoint } from '../../domain/place/refusedWaypoint.ts'
import { makeAskCategory } from '../fare/askCategory.ts'
import {
  estimateAbandoned,
  estimateRequested,
  type FareFormState,
  fareFormSettled,
  quoted,
  quotingFailed,
  quotingStarted,
} from '../fare/fareForm.slice.ts'
import { quotingEnds } from '../fare/quotingEnds.ts'
import { stillOn } from '../flow/stillHere.ts'
import { leadEnds } from '../lead/leadEnds.ts'
import { leadAbandoned, leadSettled, leadStarted, leadTaken } from '../lead/spotLead.slice.ts'
import { isRetryOf, modalClosed, modalOpened, type OpenableModal } from '../modal/modal.slice.ts'
import { pickerOpened } from '../place/locationPicker.slice.ts'
import { pickerAt } from '../place/pickerAt.ts'
import type { GoTo } from '../ports/navigation.port.ts'
import type { ReadPage } from '../ports/page.port.ts'
import {
  codeFollowed,
  refusedAddressReopened,
  type ServiceForm,
  serviceChosen,
  serviceFormFailed,
  serviceFormLeft,
} from './serviceForm.slice.ts'

/** What the forms of the category picker need. */
export type ServiceFormNeeds<State> = {
  readonly market: Pick<Market, 'locale'>
  readonly services: readonly Service[]
  readonly site: Site
  readonly goTo: GoTo
  readonly readPage: ReadPage
  /** The modal that was opened, also while the login covers it. */
  readonly selectModalBeneath: (state: State) => OpenableModal
  readonly selectFareForm: (state: State) => FareFormState
  readonly selectServiceForm: (state: State) => ServiceForm
  /** Whether a modal is open, or an address being chosen. A link opens nothing over it: the visitor's wish is newer. */
  readonly selectIsOccupied: (state: State) => boolean
  /** The services of the visitor's city. */
  readonly selectOfferedServices: (state: State) => readonly Service[]
}

/** The actions that end a submit of each form. */
const over = { fare: quotingEnds, lead: leadEnds }

/**
 * The forms of the category picker (spec 2 §2, §4). A chosen service shows its form in the modal. If the
 * form fails, the error modal opens, and its button leads back to the form. Closing the modal abandons a
 * pending submit.
 */
export const makeServiceFormSaga = <State>(needs: ServiceFormNeeds<State>) => {
  const { market, services, site, goTo } = needs
  const askCategory = makeAskCategory(needs)

  function* open(category: ServiceCategory) {
    const service = services.find((candidate) => candidate.category === category)
    // The modal opens at once, also while a submit of the form is pending.
    if (service?.form === 'fare') yield* fork(askCategory, service.category)
    yield* put(modalOpened({ kind: 'categoryPicker', chosen: category }))
  }

  function* choose({ payload: category }: ReturnType<typeof serviceChosen>) {
    yield* open(category)
  }

  function* follow({ payload }: ReturnType<typeof codeFollowed>) {
    const { code, path, query, isArrival = false } = payload
    const offered = yield* select(needs.selectOfferedServices)
    const followed = followCode(offered)(code)
    const isOccupied = yield* select(needs.selectIsOccupied)
    if (followed.opens === 'picker') {
      if (isOccupied) return
      yield* put(modalOpened({ kind: 'categoryPicker', chosen: null }))
      return
    }
    const { service } = followed
    const page = serviceLink(market.locale, service)(query)
    const isOfPage = service.form === 'fare' && readsCode(sitePageOf(site)(path))
    const { form } = yield* select(needs.selectFareForm)
    // The form began with the link's category, so another one is the customer's own. A draft is older than the link.
    const isChosen = isArrival && form.dirty && form.initial.category === service.category
    if (isOfPage && isChosen) return
    if (isOfPage) yield* askCategory(service.category)
    else if (page.path === path || isOccupied) return
    else if (needs.readPage().isDeviceMobile) goTo(page, { replacing: true })
    else yield* open(service.category)
  }

  function* fail(
    category: ServiceCategory,
    { payload: { failure, refused } }: ReturnType<typeof quotingFailed>,
  ) {
    // The errors of the other fields are shown at the fields.
    if (failure === null && refusedWaypoint(refused) === null) return
    yield* put(serviceFormFailed(category))
    yield* put(modalOpened({ kind: 'error', failed: 'estimate' }))
  }

  /** Returns from the error modal to the form that failed; null if none did. */
  function* comeBack() {
    const form = yield* select(needs.selectServiceForm)
    if (form.status !== 'failed') return null
    yield* put(serviceFormLeft())
    yield* put(modalOpened({ kind: 'categoryPicker', chosen: form.category }))
    return form.category
  }

  function* retry() {
    if ((yield* comeBack()) !== null) yield* put(estimateRequested())
  }

  function* change({ payload: waypoint }: ReturnType<typeof refusedAddressReopened>) {
    if ((yield* comeBack()) === null) return
    // The form first: if both dialogs opened at once, the form would cover the picker inside it.
    yield* delay(0)
    const { input } = (yield* select(needs.selectFareForm)).form
    yield* put(pickerOpened(pickerAt('fare', waypoint, input)))
  }

  // The page from which each form was sent: an answer on another page closes no modal there.
  const sentFrom = { fare: { url: '' }, lead: { url: '' } }

  /** Closes the modal once the next page is open. Not before, because closing goes back a step in the history. */
  function* leave({ type }: ReturnType<typeof quoted | typeof leadTaken>) {
    const modal = yield* select(needs.selectModalBeneath)
    const form = type === quoted.type ? 'fare' : 'lead'
    if (modal.kind !== 'categoryPicker' || !stillOn(needs.readPage, sentFrom[form])) return
    const ended = yield* take(over[form])
    if (fareFormSettled.match(ended) || leadSettled.match(ended)) yield* put(modalClosed())
  }

  /**
   * Abandons a submit from the modal when the modal closes, so that its answer opens no page. A submit from a page
   * shows its failure on that page.
   */
  function* send({ type }: ReturnType<typeof quotingStarted | typeof leadStarted>) {
    const form = type === quotingStarted.type ? 'fare' : 'lead'
    sentFrom[form] = needs.readPage()
    const modal = yield* select(needs.selectModalBeneath)
    const chosen = modal.kind === 'categoryPicker' ? modal.chosen : null
    const { ended, left } = yield* race({
      ended: take(over[form]),
      left: take(chosen === null ? [] : [modalClosed.type, modalOpened.type]),
    })
    if (left !== undefined) yield* put(form === 'fare' ? estimateAbandoned() : leadAbandoned())
    else if (chosen !== null && quotingFailed.match(ended)) yield* fail(chosen, ended)
  }

  function* forget() {
    const { status } = yield* select(needs.selectServiceForm)
    if (status === 'failed') yield* put(serviceFormLeft())
  }

  return function* serviceFormSaga() {
    yield* takeEvery(serviceChosen.match, choose)
    yield* takeEvery(codeFollowed.match, follow)
    // A submit starts again once the session is restored, but is still one submit.
    yield* takeLeading(quotingStarted.match, send)
    yield* takeLeading(leadStarted.match, send)
    yield* takeEvery(isRetryOf('estimate'), retry)
    yield* takeEvery(refusedAddressReopened.match, change)
    yield* takeLatest([quoted.type, leadTaken.type], leave)
    yield* takeEvery(modalClosed.match, forget)
  }
}
