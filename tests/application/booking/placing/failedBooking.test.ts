import { describe, expect, it } from '@jest/globals'
import { limits } from '../../../../config/market/limits.ts'
import {
  draftChanged,
  goodsTypeChosen,
  reloginRequested,
  stopEdited,
  stopEditRequested,
  stopSaveRequested,
  vehicleChosen,
} from '../../../../src/application/booking/order/orderReview.slice.ts'
import type { PlaceOrderError } from '../../../../src/application/booking/order/placeOrder.port.ts'
import { errorRetryRequested } from '../../../../src/application/modal/modal.slice.ts'
import {
  codeEdited,
  codeSubmitted,
  loginSubmitted,
} from '../../../../src/application/session/auth.slice.ts'
import type { Waypoint } from '../../../../src/domain/place/address.ts'
import { wholeDraft } from '../../../support/booking.ts'
import { pass, settle, unanswered } from '../../../support/visitStore.ts'
import { answering, book, reviewing } from './visitPlacing.ts'

describe('a booking that the service refuses', () => {
  const refusal: PlaceOrderError = {
    kind: 'OrderRefused',
    message: 'Blocked.',
    unserved: [],
    parts: [
      { part: 'sender', message: 'Blocked.' },
      { part: 'vehicleId', message: 'Not today.' },
    ],
  }

  it('keeps the message on each part until that part is changed', async () => {
    const { tell, placing, modal } = await reviewing({ ports: { placeOrder: answering(refusal) } })
    tell(book)
    await settle()
    expect(placing()).toMatchObject({ status: 'failed', error: refusal })
    expect(modal()).toEqual({ kind: 'none' })
    tell(draftChanged({ sender: { name: 'Meera Iyer', mobile: '9811122233' } }))
    expect(placing()).toMatchObject({
      error: { message: 'Not today.', parts: [{ part: 'vehicleId', message: 'Not today.' }] },
    })
    tell(vehicleChosen(2))
    expect(placing()).toMatchObject({ status: 'idle' })
  })

  it.each<readonly [readonly Waypoint[], Waypoint]>([
    [['pickup'], 'pickup'],
    [['drop'], 'drop'],
    [['drop', 'pickup'], 'pickup'],
  ])('for its ends %j leads to the %s', async (unserved, waypoint) => {
    const { tell, modal, review } = await reviewing({
      ports: {
        placeOrder: answering({ kind: 'OrderRefused', message: null, unserved, parts: [] }),
      },
    })
    tell(book)
    await settle()
    expect(modal()).toEqual({ kind: 'error', failed: 'order' })
    tell(stopEditRequested(waypoint))
    expect(review().edit?.waypoint).toBe(waypoint)
  })

  it.each<PlaceOrderError>([
    { kind: 'EstimateExpired' },
    {
      kind: 'OrderRefused',
      message: 'This estimate is of another city',
      unserved: [],
      parts: [{ part: 'fareEstimateToken', message: 'This estimate is of another city' }],
    },
  ])('for its estimate requests new fares and says so: %j', async (error) => {
    const { tell, offer, draft, requestIds, placing } = await reviewing({
      ports: { placeOrder: answering(error) },
    })
    tell(book)
    await settle()
    expect(offer().fares).toMatchObject({ status: 'loaded', isRenewed: true })
    expect(draft()).toMatchObject({ fareEstimateToken: 'token-2', vehicleId: 1 })
    expect(placing()).toMatchObject({ status: 'failed', error })
    tell(book)
    await settle()
    expect(placing().status).toBe('placed')
    expect(new Set(requestIds()).size).toBe(2)
  })

  it('for its credentials ends the session, and succeeds after a new login', async () => {
    const { tell, placing, state, modal, browser, requestIds } = await reviewing({
      ports: { placeOrder: answering({ kind: 'AuthenticationFailed' }) },
    })
    tell(book)
    await settle()
    expect(placing()).toMatchObject({ status: 'failed', error: { kind: 'AuthenticationFailed' } })
    expect(state().session).toEqual({ status: 'guest' })
    expect(browser.read()).toBeNull()
    expect(modal()).toEqual({ kind: 'none' })
    tell(reloginRequested())
    await settle()
    expect(modal()).toEqual({ kind: 'auth' })
    tell(loginSubmitted())
    await settle()
    tell(codeEdited('123456'), codeSubmitted())
    await pass(limits.modalCloseDelay)
    expect(placing().status).toBe('idle')
    tell(book)
    await settle()
    expect(placing().status).toBe('placed')
    expect(new Set(requestIds()).size).toBe(1)
  })

  it('shows the service’s own message, and tells the operators', async () => {
    const { tell, modal, placing, reports } = await reviewing({
      ports: {
        placeOrder: answering({ kind: 'NetworkError', because: 'failed', message: 'Back at noon' }),
      },
    })
    tell(book)
    await settle()
    expect(modal()).toEqual({ kind: 'error', failed: 'order' })
    expect(placing()).toMatchObject({ status: 'failed', error: { message: 'Back at noon' } })
    expect(reports).toEqual([{ tag: 'BOOKING', about: 'NetworkError' }])
  })
})

describe('a booking that hangs', () => {
  it('is given up after 15 seconds, and can be retried with the same request id', async () => {
    const { tell, placing, requestIds } = await reviewing({
      ports: { placeOrder: () => unanswered },
    })
    tell(book)
    await pass(limits.requestDeadline - 1)
    expect(placing().status).toBe('placing')
    await pass(1)
    expect(placing()).toMatchObject({
      status: 'failed',
      error: { kind: 'Unreachable', because: 'timeout' },
    })
    tell(errorRetryRequested('order'))
    await settle()
    expect(new Set(requestIds()).size).toBe(1)
    expect(requestIds()).toHaveLength(2)
  })

  it('does not allow edits meanwhile', async () => {
    const { tell, review } = await reviewing({ ports: { placeOrder: () => unanswered } })
    tell(book)
    await settle()
    tell(stopEditRequested('drop'), stopEdited({ house: '7' }), stopSaveRequested())
    tell(goodsTypeChosen('furniture'), vehicleChosen(2))
    expect(review().edit).toBeNull()
    expect(review().draft).toEqual(wholeDraft)
  })
})
