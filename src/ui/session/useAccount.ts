import { useLocation } from 'react-router-dom'
import { knownBy } from '../../application/session/known.ts'
import { loginWanted } from '../../application/session/loginWanted.slice.ts'
import { logoutRequested } from '../../application/session/session.slice.ts'
import { offersLogin } from '../../domain/session/offersLogin.ts'
import { useAppDispatch, useAppSelector, useAppStore } from '../app/store.ts'
import { useSurroundings } from '../app/surroundings.ts'

/** What is shown of whoever is there. */
export type Account =
  /** A guest, where nobody can log in. */
  | { readonly kind: 'none' }
  | { readonly kind: 'guest' }
  | { readonly kind: 'restoring' }
  | { readonly kind: 'customer'; readonly firstName: string; readonly email: string }

/** Who is there, and what they may do about it (spec 1 §4, §6). */
export const useAccount = () => {
  const dispatch = useAppDispatch()
  const { features } = useSurroundings()
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
    /** The modal may be wanted soon: loads it. One that does not come is asked for again when it is. */
    expectLogin: () => {
      features.account().catch(() => undefined)
    },
    /** What was given for a fare is not asked for again. */
    logIn: () => {
      // Read by then: a letter typed into the form is no news here.
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
