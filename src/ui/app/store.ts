import { useDispatch, useSelector } from 'react-redux'
import type { AppDispatch, AppState } from '../../application/store/createAppStore.ts'
import type { LaterState } from '../../application/store/laterState.ts'

export const useAppSelector = useSelector.withTypes<AppState>()
/** For what stands inside `WithFeature`: the slices that came with the feature are there. */
export const useFeatureSelector = useSelector.withTypes<AppState & LaterState>()
export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
