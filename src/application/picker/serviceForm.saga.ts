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
import { isRetryOf, type Modal, modalClosed, modalOpened } from '../modal/modal.slice.ts'
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

/** What the forms of the category picker need of the world. */
export type ServiceFormNeeds<State> = {
  readonly market: Market
  readonly services: readonly Service[]
  readonly site: Site
  readonly goTo: GoTo
  readonly readPage: ReadPage
  readonly selectModal: (state: State) => Modal
  readonly selectFareForm: (state: State) => FareFormState
  readonly selectServiceForm: (state: State) => ServiceForm
  /** The services of the visitor's city. */
  readonly selectOfferedServices: (state: State) => readonly Service[]
}

/** What ends a submit of either form. */
const over = { fare: quotingEnds, lead: leadEnds }

/**
 * The forms of the category picker (spec 2 §2, §4): a chosen service shows its form in the modal,
 * what fails there opens the error modal, and its button leads back to the form. Closing returns to
 * none, and takes what is on its way with it.
 */
export const makeServiceFormSaga = <State>(needs: ServiceFormNeeds<State>) => {
  const { market, services, site, goTo } = needs
  const askCategory = makeAskCategory(needs)

  function* open(category: ServiceCategory) {
    const service = services.find((candidate) => candidate.category === category)
    // The modal does not wait for a form that is on its way.
    if (service?.form === 'fare') yield* fork(askCategory, service.category)
    yield* put(modalOpened({ kind: 'categoryPicker', chosen: category }))
  }

  function* choose({ payload: category }: ReturnType<typeof serviceChosen>) {
    yield* open(category)
  }

  function* follow({ payload: { code, path, query } }: ReturnType<typeof codeFollowed>) {
    const offered = yield* select(needs.selectOfferedServices)
    const followed = followCode(offered)(code)
    if (followed.opens === 'picker') {
      yield* put(modalOpened({ kind: 'categoryPicker', chosen: null }))
      return
    }
    const { service } = followed
    const page = serviceLink(market.locale, service)(query)
    const isOfPage = service.form === 'fare' && readsCode(sitePageOf(site)(path))
    if (isOfPage) yield* askCategory(service.category)
    else if (page.path === path) return
    else if (needs.readPage().isDeviceMobile) goTo(page, { replacing: true })
    else yield* open(service.category)
  }

  function* fail(
    category: ServiceCategory,
    { payload: { failure, refused } }: ReturnType<typeof quotingFailed>,
  ) {
    const waypoint = refusedWaypoint(refused)
    // What is wrong with the other fields is told at the fields.
    if (waypoint === null && failure === null) return
    const message = refused.find(({ field }) => field === waypoint)?.message ?? null
    yield* put(serviceFormFailed(category))
    yield* put(
      modalOpened({
        kind: 'error',
        failed: 'estimate',
        error: waypoint === null ? { kind: 'Generic' } : { kind: 'Unserved', waypoint },
        message,
      }),
    )
  }

  /** Back from the error modal to the form that failed; null where none did. */
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
    // The form first: a dialog that opened together with the one inside of it would lie over that.
    yield* delay(0)
    const { input } = (yield* select(needs.selectFareForm)).form
    yield* put(pickerOpened(pickerAt('fare', waypoint, input)))
  }

  // Where a form was sent from: what it comes to elsewhere leads nobody on.
  const sentFrom = { fare: { url: '' }, lead: { url: '' } }

  /** The visitor has gone on: the modal stays behind. Not before: closing is a step in the history too. */
  function* leave({ type }: ReturnType<typeof quoted | typeof leadTaken>) {
    const modal = yield* select(needs.selectModal)
    const form = type === quoted.type ? 'fare' : 'lead'
    if (modal.kind !== 'categoryPicker' || !stillOn(needs.readPage, sentFrom[form])) return
    const ended = yield* take(over[form])
    if (fareFormSettled.match(ended) || leadSettled.match(ended)) yield* put(modalClosed())
  }

  /**
   * What is sent from the modal ends with it: whoever leaves the form is led nowhere by it. What a page has
   * sent fails on that page.
   */
  function* send({ type }: ReturnType<typeof quotingStarted | typeof leadStarted>) {
    const form = type === quotingStarted.type ? 'fare' : 'lead'
    sentFrom[form] = needs.readPage()
    const modal = yield* select(needs.selectModal)
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
    // Started once more when it is known who asks: it is one submit.
    yield* takeLeading(quotingStarted.match, send)
    yield* takeLeading(leadStarted.match, send)
    yield* takeEvery(isRetryOf('estimate'), retry)
    yield* takeEvery(refusedAddressReopened.match, change)
    yield* takeLatest([quoted.type, leadTaken.type], leave)
    yield* takeEvery(modalClosed.match, forget)
  }
}
