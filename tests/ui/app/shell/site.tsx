import { jest } from '@jest/globals'
import { act } from '@testing-library/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'react-redux'
import { type NavigateFunction, useNavigate } from 'react-router-dom'
import type { AppStore } from '../../../../src/application/store/createAppStore.ts'
import { App } from '../../../../src/ui/app/shell/App.tsx'
import { useSurroundings } from '../../../../src/ui/app/surroundings.ts'
import { type Visit, visit } from '../../../support/visit.tsx'

const useAppStore = useStore.withTypes<AppStore>()

const Site = ({ attach }: { readonly attach: (navigate: NavigateFunction) => void }) => {
  const store = useAppStore()
  const { i18n } = useTranslation()
  const surroundings = useSurroundings()
  const navigate = useNavigate()
  useEffect(() => attach(navigate), [attach, navigate])
  return <App store={store} firstState={store.getState()} i18n={i18n} surroundings={surroundings} />
}

/** Renders the whole website at a path. */
export const visitSite = async (path: string, options: Visit = {}) => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  let navigate: NavigateFunction = () => undefined
  const attach = (attached: NavigateFunction) => {
    navigate = attached
  }
  const visited = await visit(<Site attach={attach} />, { path, ...options })
  return {
    ...visited,
    /** Navigates to a page, which may still be loading afterwards. */
    goOn: (to: string) => act(async () => void (await navigate(to))),
  }
}
