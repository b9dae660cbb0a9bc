import type { AppState, Feature } from '../store/createAppStore.ts'
import type { LaterState } from '../store/laterState.ts'
import { type AuthNeeds, makeAuthSaga } from './auth.saga.ts'
import { authReducer } from './auth.slice.ts'
import { type CodeListenerNeeds, makeCodeListenerSaga } from './codeListener.saga.ts'
import { makeLoginDoorSaga } from './loginDoor.saga.ts'

type Present = AppState & LaterState

/** What logging in and signing up need of the world. */
export type AccountNeeds = Omit<AuthNeeds<Present> & CodeListenerNeeds<Present>, `select${string}`>

const selectAuth = ({ auth }: Present) => auth
const selectLoginWanted = ({ loginWanted }: Present) => loginWanted
const selectSession = ({ session }: Present) => session

/**
 * Logging in and signing up (spec 1 §4). Whose session it is, is known without it.
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
    { name: 'codeListener', run: makeCodeListenerSaga({ ...needs, selectAuth }) },
    { name: 'loginDoor', run: makeLoginDoorSaga({ selectLoginWanted, selectSession }) },
  ],
})
