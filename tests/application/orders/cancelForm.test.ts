import { describe, expect, it } from '@jest/globals'
import {
  selectCancelProblem,
  selectCancelReason,
} from '../../../src/application/orders/cancelForm.selectors.ts'
import {
  cancelFormEdited,
  cancelFormRejected,
} from '../../../src/application/orders/cancelForm.slice.ts'
import {
  cancelDismissed,
  cancelRequested,
  trackingClosed,
  trackingOpened,
} from '../../../src/application/orders/tracking.slice.ts'
import {
  customerRecognised,
  customerReplaced,
  logoutRequested,
  restoringStarted,
  sessionEnded,
} from '../../../src/application/session/session.slice.ts'
import { hasSlices } from '../../../src/application/store/hasSlices.ts'
import { asha } from '../../support/account.ts'
import { searchedOrder } from '../../support/orders.ts'
import { settle } from '../../support/visitStore.ts'
import { ashas, ravis, visitOrders } from './visitOrders.ts'

const { crn } = searchedOrder
const words = { chosen: 'other', ownWords: 'The lift is broken' } as const
const nothing = { chosen: null, ownWords: '' }
const hasForm = hasSlices('cancelForm')

/** A customer who has written why they want to cancel an order. */
const write = async () => {
  const visit = visitOrders()
  const state = () => {
    const present = visit.state()
    if (!hasForm(present)) throw new Error('orders are not in the store')
    return present
  }
  visit.tell(trackingOpened(crn))
  await settle()
  visit.tell(cancelFormEdited(words))
  return {
    ...visit,
    input: () => state().cancelForm.form.input,
    reason: () => selectCancelReason(state()),
    problem: () => selectCancelProblem(state()),
  }
}

describe('the form for cancelling an order', () => {
  it('gives the chosen reason, or the customer’s own words without surrounding blanks', async () => {
    const { tell, reason } = await write()
    expect(reason()).toEqual({ kind: 'other', words: 'The lift is broken' })
    tell(cancelFormEdited({ ownWords: '  ' }))
    expect(reason()).toBeNull()
    tell(cancelFormEdited({ chosen: 'slow' }))
    expect(reason()).toEqual({ kind: 'slow' })
  })

  it('says what is missing once the customer has tried, until it is closed', async () => {
    const { tell, problem } = await write()
    tell(cancelFormEdited({ ownWords: '' }))
    expect(problem()).toBeNull()
    tell(cancelFormRejected())
    expect(problem()).toEqual({ kind: 'ReasonWordsMissing' })
    tell(cancelFormEdited({ ownWords: 'a'.repeat(501) }))
    expect(problem()).toEqual({ kind: 'ReasonWordsTooLong', most: 500 })
    tell(cancelDismissed())
    expect(problem()).toBeNull()
  })

  it('does not say that words are missing when the customer has only just chosen to write some', async () => {
    const { tell, problem } = await write()
    tell(cancelFormEdited({ chosen: 'slow', ownWords: '' }), cancelFormRejected())
    tell(cancelFormEdited({ chosen: 'other' }))
    expect(problem()).toBeNull()
    tell(cancelFormRejected())
    expect(problem()).toEqual({ kind: 'ReasonWordsMissing' })
  })

  it('says at once what is wrong with a reason that was sent and changed', async () => {
    const { tell, problem } = await write()
    tell(cancelRequested({ reason: words.ownWords }))
    expect(problem()).toBeNull()
    tell(cancelFormEdited({ ownWords: '' }))
    expect(problem()).toEqual({ kind: 'ReasonWordsMissing' })
  })

  it('is kept when it is closed, and for a customer who has to log in again', async () => {
    const { tell, input } = await write()
    tell(cancelDismissed(), sessionEnded('refused'))
    await settle()
    expect(input()).toEqual(words)
    tell(customerRecognised(asha))
    await settle()
    expect(input()).toEqual(words)
  })

  it.each([
    ['has to log in again', sessionEnded('refused')],
    ['is being confirmed again', restoringStarted(ashas)],
    ['is confirmed again', customerRecognised(asha)],
  ])('keeps what was entered, but not the failed try, when its customer %s', async (_, step) => {
    const { tell, input, problem } = await write()
    tell(cancelFormEdited({ ownWords: '' }), cancelFormRejected())
    expect(problem()).toEqual({ kind: 'ReasonWordsMissing' })
    tell(step)
    expect(problem()).toBeNull()
    expect(input()).toEqual({ chosen: 'other', ownWords: '' })
  })

  it('is empty for another customer or another order', async () => {
    const { tell, input } = await write()
    tell(sessionEnded('refused'), customerRecognised({ ...asha, ...ravis }))
    await settle()
    expect(input()).toEqual(nothing)
    tell(cancelFormEdited(words), trackingOpened('CRN2000002'))
    await settle()
    expect(input()).toEqual(nothing)
  })

  it.each([
    ['leaves the page', trackingClosed()],
    ['logs out', logoutRequested()],
    ['is replaced by another', customerReplaced()],
    ['cannot be confirmed', sessionEnded('unconfirmed')],
  ])('is forgotten when the customer %s', async (_, step) => {
    const { tell, input } = await write()
    tell(step)
    await settle()
    expect(input()).toEqual(nothing)
  })
})
