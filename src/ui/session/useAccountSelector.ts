import { useSelector } from 'react-redux'
import type { AccountState } from '../../application/session/accountFeature.ts'

/** For components inside `WithFeature` of the account, whose slices are there; another feature's may be absent. */
export const useAccountSelector = useSelector.withTypes<AccountState>()
