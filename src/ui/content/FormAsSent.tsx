import { type ReactNode, useState } from 'react'
import { Provider } from 'react-redux'
import type { AppState } from '../../application/store/appState.ts'
import type { FareCategory } from '../../domain/fare/serviceCategory.ts'
import { useIsHydrated } from '../app/ahead/useIsHydrated.ts'
import { useAppSelector, useAppStore } from '../app/store.ts'

const withCategory = (state: AppState, category: FareCategory): AppState => {
  const { form } = state.fareForm
  const input = { ...form.input, category }
  return { ...state, fareForm: { ...state.fareForm, form: { ...form, input } } }
}

type Props = { readonly category: FareCategory | null; readonly children: ReactNode }

/**
 * Hydrates the form of a page about a category, if it is about one, from the state that it was prerendered from, which
 * has that category. With another one, React would take what a visitor chose before the scripts
 * came for what was sent, and the choice would be lost.
 */
export const FormAsSent = ({ category, children }: Props) => {
  const store = useAppStore()
  const isHydrated = useIsHydrated()
  const whole = useAppSelector((state) => (isHydrated ? null : state), {
    devModeChecks: { identityFunctionCheck: 'never' },
  })
  // The first is the one that the whole page was prerendered from.
  const [sent] = useState(() =>
    whole === null || category === null ? null : withCategory(whole, category),
  )
  if (sent === null) return children
  return (
    <Provider store={store} serverState={sent}>
      {children}
    </Provider>
  )
}
