import { useDispatch, useSelector, useStore } from 'react-redux'
import type { AppState } from '../../application/store/appState.ts'
import type { AppDispatch, AppStore } from '../../application/store/createAppStore.ts'
import type { LaterState } from '../../application/store/laterState.ts'

export const useAppSelector = useSelector.withTypes<AppState>()
/** For components inside `WithFeature`, where the feature's slices are in the store. */
export const useFeatureSelector = useSelector.withTypes<AppState & LaterState>()
export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
/** For state that is read on an action and not shown. */
export const useAppStore = useStore.withTypes<AppStore>()
