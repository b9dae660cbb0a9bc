import { either as E } from 'fp-ts'
import { call, put, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga'
import type { Market } from '../../domain/market/market.ts'
import { parseMobile } from '../../domain/phone/mobileNumber.ts'
import type { TimeLimits } from '../flow/timeLimits.ts'
import { within } from '../flow/within.ts'
import type { Modal } from '../modal/modal.slice.ts'
import type { Now } from '../ports/clock.port.ts'
import type { FormMemory } from '../ports/formMemory.port.ts'
import type { IsDialogOpen, ReadPage } from '../ports/page.port.ts'
import {
  type Auth,
  authClosed,
  authRecalled,
  codeRedeemed,
  codeSent,
  consentWanted,
  customerUnknown,
  loggedIn,
  loginOpened,
  loginSubmitted,
  loginWantedAgain,
  numberChangeRequested,
  type RecalledAuth,
  resent,
  signupEdited,
  signupOpened,
} from './auth.slice.ts'
import { type AuthDraft, draftOfAuth, isOutlived, recalledAuth } from './authDraft.ts'
import { awaitCustomer } from './awaitCustomer.ts'
import type { Known } from './known.ts'
import { customerRecognised, hasLeft, type Session } from './session.slice.ts'

/** What keeping a login through a reload needs. */
export type AuthDraftNeeds<State> = {
  readonly market: Pick<Market, 'country'>
  readonly limits: Pick<TimeLimits, 'requestDeadline'>
  /** For how many milliseconds a customer may return to a login. */
  readonly codes: { readonly keptFor: number }
  readonly authMemory: FormMemory<AuthDraft>
  readonly now: Now
  readonly readPage: ReadPage
  /** Without it, only what the state knows of stays in front of a recalled login. */
  readonly isDialogOpen?: IsDialogOpen | undefined
  readonly selectAuth: (state: State) => Auth
  readonly selectSession: (state: State) => Session
  readonly selectModal: (state: State) => Modal
  /** Whether the visitor searches for an address, in its field or in a dialog. */
  readonly selectIsSearching: (state: State) => boolean
}

/**
 * Keeps a signup, and a login that waits for its code: the page may reload while the customer reads the code in
 * another app, and they continue where they were. A login is forgotten once it is closed, completed or given
 * another number, or when the tab has a logged-in customer. A sent code is still good after its modal was closed:
 * a login opened again during the same visit continues at the code.
 */
export const makeAuthDraftSaga = <State>(needs: AuthDraftNeeds<State>) => {
  const { authMemory, codes, limits, market } = needs

  /** The login that waits for the last code sent; null if none does. */
  let waiting: AuthDraft | null = null
  /** The code that was being redeemed when that one was sent; empty for none. */
  let former = ''

  function* present() {
    const here = { market, url: needs.readPage().url, now: needs.now() }
    const auth = yield* select(needs.selectAuth)
    // The last code sent is good, whatever becomes of a login by the one before.
    const isByFormer = auth.step === 'otp' && auth.form.input.code === former
    return draftOfAuth(here)(isByFormer ? { ...auth, redeemed: null } : auth)
  }

  function* keep() {
    const draft = yield* present()
    yield* call(draft === null ? authMemory.forget : authMemory.keep(draft))
  }

  /** Keeps a resumed login with its new purpose but its old age: resuming makes no code last longer. */
  function* renew({ keptAt }: AuthDraft) {
    const now = yield* present()
    if (now === null) return
    const renewed = { ...now, keptAt }
    if (waiting !== null) waiting = renewed
    yield* call(authMemory.keep(renewed))
  }

  function* resume(draft: AuthDraft, recalled: RecalledAuth) {
    yield* put(authRecalled(recalled))
    waiting = draft.code === null ? null : draft
    yield* renew(draft)
  }

  function* read() {
    const draft = yield* within(limits.requestDeadline, authMemory.recall)
    if (E.isLeft(draft) || draft.right === null) return null
    return { draft: draft.right, customer: yield* awaitCustomer(needs.selectSession) }
  }

  /** Whether a recalled login would cover nothing that the visitor has begun meanwhile. */
  function* isFree() {
    const { kind } = yield* select(needs.selectModal)
    // A map beside the fields may be there from the start, but a search in a field is the visitor's.
    const isSearching = yield* select(needs.selectIsSearching)
    if (kind === 'none') return !isSearching && needs.isDialogOpen?.() !== true
    const { step } = yield* select(needs.selectAuth)
    // A login at a later step stays, too, if this flow was restarted.
    return kind === 'auth' && (step === 'closed' || step === 'login')
  }

  function* recall() {
    const { kept } = yield* race({
      kept: call(read),
      // A customer who has gone on without the draft, or has left, is not taken back to it.
      left: take([authClosed.type, loginSubmitted.type, signupOpened.type, hasLeft]),
    })
    if (!kept) return
    const { draft, customer } = kept
    if (customer !== null || isOutlived(draft, needs.now(), codes.keptFor)) {
      yield* call(authMemory.forget)
      return
    }
    const recalled = recalledAuth({ market, url: needs.readPage().url })(draft)
    if (recalled !== null && (yield* isFree())) yield* resume(draft, recalled)
  }

  /** Whether a login may continue at the code: its number is empty, or the one that the code was sent to. */
  const isOf = ({ known }: AuthDraft, { mobile }: Known): boolean => {
    const meant = parseMobile(market.country.phone)(mobile)
    return mobile === '' || (E.isRight(meant) && meant.right === known.mobile)
  }

  function* goOn({ payload }: ReturnType<typeof loginOpened>) {
    const draft = waiting
    if (draft === null || isOutlived(draft, needs.now(), codes.keptFor)) return
    if (!isOf(draft, payload.known)) return
    const recalled = recalledAuth({ market, url: draft.url })(draft)
    if (recalled !== null) yield* resume(draft, recalled)
  }

  return function* authDraftSaga() {
    waiting = null
    former = ''
    yield* takeEvery([codeSent.type, resent.type], function* () {
      const auth = yield* select(needs.selectAuth)
      // A code may be sent again late, when its number was changed already: nothing waits for it.
      if (auth.step !== 'otp') return
      former = auth.form.input.code
      waiting = yield* present()
      yield* keep()
    })
    yield* takeEvery(codeRedeemed.match, function* () {
      if ((yield* present()) !== null) return
      waiting = null
      yield* call(authMemory.forget)
    })
    yield* takeEvery(
      // The customer logged in or left: no login waits for a code.
      [loggedIn.type, customerRecognised.type, hasLeft],
      () => {
        waiting = null
      },
    )
    yield* takeEvery(numberChangeRequested.match, function* () {
      // The code went to a wrong number, unless it is being checked: that number cannot be changed.
      const { step } = yield* select(needs.selectAuth)
      if (step !== 'otp') waiting = null
    })
    yield* takeEvery(loginOpened.match, goOn)
    yield* takeEvery(loginWantedAgain.match, function* () {
      yield* waiting === null ? keep() : renew(waiting)
    })
    yield* takeLatest(
      [
        signupOpened.type,
        customerUnknown.type,
        signupEdited.type,
        consentWanted.type,
        numberChangeRequested.type,
        authClosed.type,
        loggedIn.type,
      ],
      keep,
    )
    yield* recall()
  }
}
