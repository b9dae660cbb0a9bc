import { selectModal } from '../modal/modal.selectors.ts'
import type { AppState } from '../store/appState.ts'
import type { Feature } from '../store/createAppStore.ts'
import type { LaterState } from '../store/laterState.ts'
import { type AuthNeeds, makeAuthSaga } from './auth.saga.ts'
import { authReducer } from './auth.slice.ts'
import { type AuthDraftNeeds, makeAuthDraftSaga } from './authDraft.saga.ts'
import { type CodeListenerNeeds, makeCodeListenerSaga } from './codeListener.saga.ts'
import { type ConnectionNeeds, connectionFlows } from './connection.saga.ts'
import { makeLoginModalSaga } from './loginModal.saga.ts'
import { selectSession } from './session.selectors.ts'

/** The state of a store that has the account feature. */
export type AccountState = AppState & Pick<LaterState, 'auth'>

/** What the account's flows need. The feature supplies their selectors itself. */
export type AccountNeeds = Omit<
  AuthNeeds<AccountState> &
    CodeListenerNeeds<AccountState> &
    AuthDraftNeeds<AccountState> &
    ConnectionNeeds,
  `select${string}`
>

const selectAuth = ({ auth }: AccountState) => auth
const selectIsSearching = ({ locationPicker }: AccountState) =>
  locationPicker.status === 'selecting'
const selectLoginWanted = ({ loginWanted }: AccountState) => loginWanted

/**
 * The feature for logging in and signing up (spec 1 §4). The session itself works without it.
 *
 * @example
 * const { store, add, stop } = createAppStore(needs)
 * add(makeAccountFeature(needs))
 * store.getState().auth // → { step: 'closed' }
 * stop()
 */
export const makeAccountFeature = (needs: AccountNeeds): Feature => ({
  mount: (root) => {
    root.inject({ reducerPath: 'auth', reducer: authReducer })
  },
  flows: [
    { name: 'auth', run: makeAuthSaga({ ...needs, selectAuth }) },
    ...connectionFlows(needs),
    { name: 'codeListener', run: makeCodeListenerSaga({ ...needs, selectAuth }) },
    {
      name: 'loginModal',
      run: makeLoginModalSaga({ selectAuth, selectLoginWanted, selectSession }),
    },
    {
      name: 'authDraft',
      run: makeAuthDraftSaga({
        ...needs,
        selectAuth,
        selectSession,
        selectModal,
        selectIsSearching,
      }),
    },
  ],
})
