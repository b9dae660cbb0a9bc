import { useState } from 'react'
import type { TrackingState } from '../../application/orders/tracking.slice.ts'
import { credentialsOf } from '../../application/session/session.slice.ts'
import type { CancelForm } from '../../domain/orders/cancelReason.ts'
import { useAppSelector } from '../app/store.ts'

const unsaid: CancelForm = { chosen: null, ownWords: '' }

/**
 * What the customer said of cancelling the order, also after they had to log in again meanwhile.
 * Nobody else finds it; whoever logs out has not said it.
 */
export const useCancelReason = ({ status }: TrackingState) => {
  const mobile = useAppSelector(({ session }) => credentialsOf(session)?.mobile)
  const [said, setSaid] = useState<{
    readonly by?: string | undefined
    readonly reason: CancelForm
  }>({
    reason: unsaid,
  })
  if (status === 'loginNeeded' && said.reason !== unsaid) setSaid({ reason: unsaid })
  return {
    reason: said.by === mobile ? said.reason : unsaid,
    giveReason: (reason: CancelForm) => setSaid({ by: mobile, reason }),
  }
}
