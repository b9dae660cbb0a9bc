import { describe, expect, it } from '@jest/globals'
import { taskEither as TE } from 'fp-ts'
import { offerRetryRequested } from '../../../../src/application/booking/offer/offer.slice.ts'
import type { RecallEstimateError } from '../../../../src/application/fare/recallEstimate.port.ts'
import type { RemoteError } from '../../../../src/application/ports/remoteError.ts'
import { customerRecognised } from '../../../../src/application/session/session.slice.ts'
import { asha } from '../../../support/account.ts'
import { orderEstimate } from '../../../support/booking.ts'
import { quotedIn } from '../../../support/fares.ts'
import { indiranagar } from '../../../support/places.ts'
import { visitOrder } from '../../../support/visitOrder.ts'
import { settle } from '../../../support/visitStore.ts'

const offline: RemoteError = { kind: 'Unreachable', because: 'offline' }

describe('an estimate that cannot be used', () => {
  it.each<RecallEstimateError>([{ kind: 'EstimateUnknown' }, { kind: 'EstimateExpired' }])(
    'because it is gone is replaced by a new one, which is shown as renewed: %j',
    async (error) => {
      const { openDraft, offer, offered, draft } = visitOrder({
        ports: { recallEstimate: () => TE.left(error) },
      })
      await openDraft()
      expect(offered().status).toBe('offered')
      expect(offer().fares).toMatchObject({ status: 'loaded', isRenewed: true })
      expect(draft()).toMatchObject({ fareEstimateToken: 'token-2', vehicleId: 1 })
    },
  )

  it('and whose route is unknown is shown as failed, and recalled only once', async () => {
    const error: RecallEstimateError = { kind: 'EstimateExpired' }
    const { open, offered, asked } = visitOrder({
      ports: { recallEstimate: () => TE.left(error) },
    })
    await open('?fare_estimate_token=token-1')
    expect(offered()).toEqual({ status: 'failed', error })
    expect(asked.recalls).toHaveLength(1)
    expect(asked.quotes).toEqual([])
  })

  it('because it belongs to another country is neither offered nor requested here', async () => {
    const { open, offered, asked } = visitOrder({
      ports: { recallEstimate: () => TE.right(quotedIn('en-AE', orderEstimate)) },
    })
    await open('?fare_estimate_token=token-1')
    expect(offered()).toEqual({ status: 'failed', error: { kind: 'EstimateElsewhere' } })
    expect(asked.quotes).toEqual([])
  })

  it('is replaced for a guest only after the login', async () => {
    const { openDraft, offered, tell } = visitOrder({
      isGuest: true,
      ports: { recallEstimate: () => TE.left({ kind: 'EstimateExpired' }) },
    })
    await openDraft()
    expect(offered()).toEqual({ status: 'waiting', for: 'login' })
    tell(customerRecognised(asha))
    await settle()
    expect(offered().status).toBe('offered')
  })

  it('because of the connection is not replaced, but recalled again by Retry', async () => {
    let isDown = true
    const { openDraft, offered, asked, offer, tell } = visitOrder({
      ports: { recallEstimate: () => (isDown ? TE.left(offline) : TE.right(orderEstimate)) },
    })
    await openDraft()
    expect(offered()).toEqual({ status: 'failed', error: offline })
    expect(asked.quotes).toEqual([])
    isDown = false
    tell(offerRetryRequested())
    await settle()
    expect(offer().fares).toMatchObject({ status: 'loaded', isRenewed: false })
  })

  it('gives a shared link its route when Retry succeeds', async () => {
    let isDown = true
    const { open, draft, offered, tell } = visitOrder({
      ports: { recallEstimate: () => (isDown ? TE.left(offline) : TE.right(orderEstimate)) },
    })
    await open('?fare_estimate_token=token-1')
    expect(offered()).toEqual({ status: 'failed', error: offline })
    isDown = false
    tell(offerRetryRequested())
    await settle()
    expect(draft().drop.landmark).toBe('Whitefield, Bengaluru')
    expect(offered().status).toBe('offered')
  })

  it('because it has another route is replaced by one for the order’s own route', async () => {
    const { openDraft, offer, draft, asked } = visitOrder({
      ports: {
        recallEstimate: () => TE.right({ ...orderEstimate, drop: indiranagar }),
      },
    })
    await openDraft()
    expect(asked.quotes).toHaveLength(1)
    expect(offer().fares).toMatchObject({ estimate: { token: 'token-2' } })
    expect(draft().drop.landmark).toBe('Whitefield, Bengaluru')
  })
})
