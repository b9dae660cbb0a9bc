import { useSelector } from 'react-redux'
import type { PartnerState } from '../../application/partner/partnerFeature.ts'

/** For components inside `WithFeature` of partner, whose slices are there; another feature's may be absent. */
export const usePartnerSelector = useSelector.withTypes<PartnerState>()
