import { useDispatch, useSelector, useStore } from 'react-redux'
import type { AppState } from '../../application/store/appState.ts'
import type { AppDispatch, AppStore } from '../../application/store/createAppStore.ts'
import type { LaterState } from '../../application/store/laterState.ts'

export const useAppSelector = useSelector.withTypes<AppState>()
/** For what stands inside `WithFeature`: the slices that came with the feature are there. */
export const useFeatureSelector = useSelector.withTypes<AppState & LaterState>()
export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
/** For what is read when somebody acts, and is not shown. */
export const useAppStore = useStore.withTypes<AppStore>()
