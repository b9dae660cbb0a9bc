import { describe, expect, it } from '@jest/globals'
import { taskEither as TE } from 'fp-ts'
import { limits } from '../../../../config/market/limits.ts'
import {
  goodsTypeChosen,
  stopEditRequested,
} from '../../../../src/application/booking/order/orderReview.slice.ts'
import { modalClosed, modalOpened } from '../../../../src/application/modal/modal.slice.ts'
import {
  authClosed,
  codeEdited,
  codeSubmitted,
  loginSubmitted,
} from '../../../../src/application/session/auth.slice.ts'
import type { OrderDraft } from '../../../../src/domain/booking/orderDraft.ts'
import { asha, makeTab } from '../../../support/account.ts'
import { wholeDraft } from '../../../support/booking.ts'
import { pass, settle } from '../../../support/visitStore.ts'
import { book, reviewing } from './visitPlacing.ts'

describe('the primary button', () => {
  it('lets a guest log in, and then books', async () => {
    const { tell, placed, modal } = await reviewing({ isGuest: true })
    tell(book)
    await settle()
    expect(modal()).toEqual({ kind: 'auth' })
    tell(loginSubmitted())
    await settle()
    tell(codeEdited('123456'), codeSubmitted())
    await pass(limits.modalCloseDelay)
    expect(placed).toHaveLength(1)
  })

  it.each<[string, Partial<OrderDraft>]>([
    ['has expired', {}],
    ['is not made yet', { fareEstimateToken: null }],
  ])(
    'does not book after a login at a fare that the guest has not seen: the estimate %s',
    async (_, change) => {
      const { tell, placed, offered } = await reviewing(
        { isGuest: true, ports: { recallEstimate: () => TE.left({ kind: 'EstimateExpired' }) } },
        { ...wholeDraft, ...change },
      )
      expect(offered()).toEqual({ status: 'waiting', for: 'login' })
      tell(book)
      await settle()
      tell(loginSubmitted())
      await settle()
      tell(codeEdited('123456'), codeSubmitted())
      await pass(limits.modalCloseDelay)
      expect(offered().status).toBe('offered')
      expect(placed).toEqual([])
      tell(book)
      await settle()
      expect(placed).toHaveLength(1)
    },
  )

  it.each(['number', 'code'] as const)(
    'does not book because somebody logs in in another tab while the %s is asked for',
    async (step) => {
      const tab = makeTab()
      const { tell, browser, placed, modal } = await reviewing({
        isGuest: true,
        ports: { onReturn: tab.onReturn },
      })
      tell(book)
      await settle()
      if (step === 'code') tell(loginSubmitted())
      await settle()
      expect(modal()).toEqual({ kind: 'auth' })
      browser.change({ authToken: asha.authToken, mobile: asha.mobile })
      tab.comeBack()
      await pass(limits.modalCloseDelay)
      expect(modal()).toEqual({ kind: 'none' })
      expect(placed).toEqual([])
      tell(book)
      await settle()
      expect(placed).toHaveLength(1)
    },
  )

  it('does not book after a login if the guest is editing an end of the route by then', async () => {
    const { tell, placed, review } = await reviewing({ isGuest: true })
    tell(book)
    await settle()
    tell(loginSubmitted())
    await settle()
    tell(codeEdited('123456'), codeSubmitted())
    await settle()
    tell(authClosed(), stopEditRequested('drop'))
    await pass(limits.modalCloseDelay)
    expect(review().edit).not.toBeNull()
    expect(placed).toEqual([])
  })

  it.each(['goodsType', 'vehicleEstimate'] as const)(
    'does not book after a login under a dialog in which the guest is choosing by then: %s',
    async (kind) => {
      const { tell, placed, modal, draft } = await reviewing({ isGuest: true })
      tell(book)
      await settle()
      tell(loginSubmitted())
      await settle()
      tell(codeEdited('123456'), codeSubmitted())
      await settle()
      tell(authClosed(), modalOpened({ kind }))
      await pass(limits.modalCloseDelay)
      expect(placed).toEqual([])
      expect(modal()).toEqual({ kind })
      tell(goodsTypeChosen('furniture'), modalClosed())
      await settle()
      expect(draft().goodsType).toBe('furniture')
    },
  )
})
