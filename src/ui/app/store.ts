import { useDispatch, useSelector, useStore } from 'react-redux'
import type { AppState } from '../../application/store/appState.ts'
import type { AppDispatch, AppStore } from '../../application/store/createAppStore.ts'

export const useAppSelector = useSelector.withTypes<AppState>()
export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
/** For state that is read on an action and not shown. */
export const useAppStore = useStore.withTypes<AppStore>()
