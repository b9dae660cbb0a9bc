import { useLocation } from 'react-router-dom'
import { knownBy } from '../../application/session/known.ts'
import { loginWanted } from '../../application/session/loginWanted.slice.ts'
import { logoutRequested } from '../../application/session/session.slice.ts'
import { offersLogin } from '../../domain/session/offersLogin.ts'
import { useAppDispatch, useAppSelector, useAppStore } from '../app/store.ts'
import { useExpectLogin } from './useExpectLogin.ts'

/** What the header shows about the session. */
export type Account =
  /** A guest, in a place where nobody can log in. */
  | { readonly kind: 'none' }
  | { readonly kind: 'guest' }
  | { readonly kind: 'restoring' }
  | { readonly kind: 'customer'; readonly firstName: string; readonly email: string }

/** The account of the session, and its actions (spec 1 §4, §6). */
export const useAccount = () => {
  const dispatch = useAppDispatch()
  const expectLogin = useExpectLogin()
  const { pathname } = useLocation()
  const session = useAppSelector((state) => state.session)
  const market = useAppSelector((state) => state.market)
  const store = useAppStore()

  const accountOf = (): Account => {
    switch (session.status) {
      case 'guest':
        return { kind: offersLogin(market, pathname) ? 'guest' : 'none' }
      case 'restoring':
        return { kind: session.status }
      case 'customer':
        return { kind: session.status, ...session.customer }
    }
  }

  return {
    account: accountOf(),
    expectLogin,
    /** Opens the login, with what was already entered for a fare. */
    logIn: () => {
      // Read only now, so that typing into the form does not rerender this.
      const given = store.getState().fareForm.form.input
      dispatch(
        loginWanted({
          start: { checksExistence: false, followUp: null },
          known: knownBy(given),
        }),
      )
    },
    logOut: () => {
      dispatch(logoutRequested())
    },
  }
}
