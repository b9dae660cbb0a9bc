import { useState } from 'react'
import type { TrackingState } from '../../application/orders/tracking.slice.ts'
import { credentialsOf } from '../../application/session/session.slice.ts'
import type { CancelForm } from '../../domain/orders/cancelReason.ts'
import { useAppSelector } from '../app/store.ts'

const unsaid: CancelForm = { chosen: null, ownWords: '' }

/**
 * The customer's reason for cancelling, and its setter. It survives a login that the service requires, but
 * no logout, and no other customer sees it.
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
