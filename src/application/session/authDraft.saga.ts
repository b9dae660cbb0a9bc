import { either as E } from 'fp-ts'
import { call, put, race, select, take, takeLatest } from 'typed-redux-saga'
import type { Market } from '../../domain/market/market.ts'
import type { TimeLimits } from '../flow/timeLimits.ts'
import { within } from '../flow/within.ts'
import type { Modal } from '../modal/modal.slice.ts'
import type { Now } from '../ports/clock.port.ts'
import type { FormMemory } from '../ports/formMemory.port.ts'
import type { ReadPage } from '../ports/page.port.ts'
import {
  type Auth,
  authClosed,
  authRecalled,
  codeSent,
  consentWanted,
  customerUnknown,
  loggedIn,
  loginSubmitted,
  numberChangeRequested,
  resent,
  signupEdited,
  signupOpened,
  startChanged,
} from './auth.slice.ts'
import { type AuthDraft, draftOfAuth, isOutlived, recalledAuth } from './authDraft.ts'
import { awaitCustomer } from './awaitCustomer.ts'
import { hasLeft, type Session } from './session.slice.ts'

/** What keeping a login through a reload needs of the world. */
export type AuthDraftNeeds<State> = {
  readonly market: Pick<Market, 'country'>
  readonly limits: Pick<TimeLimits, 'requestDeadline'>
  /** For how many milliseconds somebody may still come back to a login. */
  readonly codes: { readonly keptFor: number }
  readonly authMemory: FormMemory<AuthDraft>
  readonly now: Now
  readonly readPage: ReadPage
  readonly selectAuth: (state: State) => Auth
  readonly selectSession: (state: State) => Session
  readonly selectModal: (state: State) => Modal
}

/**
 * Keeps a login that waits for its code, and a signup: whoever reads the code in another app may
 * find the page loaded anew, and goes on where they were. A login that was closed, done or given
 * another number is forgotten, and so is one whose tab somebody is logged in to.
 */
export const makeAuthDraftSaga = <State>(needs: AuthDraftNeeds<State>) => {
  const { authMemory, codes, limits, market } = needs

  function* keep() {
    const here = { market, url: needs.readPage().url, now: needs.now() }
    const draft = draftOfAuth(here)(yield* select(needs.selectAuth))
    yield* call(draft === null ? authMemory.forget : authMemory.keep(draft))
  }

  function* read() {
    const draft = yield* within(limits.requestDeadline, authMemory.recall)
    if (E.isLeft(draft) || draft.right === null) return null
    return { draft: draft.right, customer: yield* awaitCustomer(needs.selectSession) }
  }

  function* recall() {
    const { kept } = yield* race({
      kept: call(read),
      // Whoever has gone on without it, or has left, is not fetched back.
      left: take([authClosed.type, loginSubmitted.type, signupOpened.type, hasLeft]),
    })
    if (!kept) return
    const { draft, customer } = kept
    if (customer !== null || isOutlived(draft, needs.now(), codes.keptFor)) {
      yield* call(authMemory.forget)
      return
    }
    const recalled = recalledAuth({ market, url: needs.readPage().url })(draft)
    const { kind } = yield* select(needs.selectModal)
    // What somebody opened meanwhile stays.
    if (recalled !== null && (kind === 'none' || kind === 'auth'))
      yield* put(authRecalled(recalled))
  }

  return function* authDraftSaga() {
    yield* takeLatest(
      [
        signupOpened.type,
        customerUnknown.type,
        signupEdited.type,
        consentWanted.type,
        codeSent.type,
        resent.type,
        startChanged.type,
        numberChangeRequested.type,
        authClosed.type,
        loggedIn.type,
      ],
      keep,
    )
    yield* recall()
  }
}
