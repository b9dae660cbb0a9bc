/**
 * The stores of the examples know the screens.
 *
 * @jest-environment <rootDir>/config/jest/jsdom-env.ts
 */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { stopEditRequested } from '../../src/application/booking/order/orderReview.slice.ts'
import { fareFieldLeft } from '../../src/application/fare/fareForm.slice.ts'
import { leadFieldLeft, leadOpened } from '../../src/application/lead/spotLead.slice.ts'
import { cancelFormRejected } from '../../src/application/orders/cancelForm.slice.ts'
import { trackingOpened } from '../../src/application/orders/tracking.slice.ts'
import {
  registrationFieldLeft,
  registrationOpened,
} from '../../src/application/partner/partnerRegistration.slice.ts'
import { signupFieldLeft } from '../../src/application/session/auth.slice.ts'
import * as application from '../../src/library/application.ts'
import { exampleScope, stopStores } from './exampleScope.ts'

const selectors = Object.entries(application).filter(([name]) => name.startsWith('select'))

const selected = (selector: unknown, state: object): unknown =>
  typeof selector === 'function' ? Reflect.apply(selector, null, [state]) : selector

/** The selectors that select something new although nothing that they select from has changed. */
const restless = (state: object): readonly string[] =>
  selectors
    .filter(([, selector]) => {
      const first = selected(selector, state)
      // Some are told first what to select: they answer with a selector.
      if (typeof first === 'function') return false
      return !Object.is(first, selected(selector, { ...state }))
    })
    .map(([name]) => name)

const scope = exampleScope()

// In development, the store warns that its checks take long, which they do on a busy machine.
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(stopStores)

// A screen selects anew with every change of the store. React renders it again, or for ever, for an object
// that is another one each time.
describe('what a selector of the package selects', () => {
  it.each([
    ['of a guest', () => scope.guestStore, [fareFieldLeft('name')]],
    ['of a lead', () => scope.guestStore, [leadOpened('trucks'), leadFieldLeft('name')]],
    ['of a partner', () => scope.guestStore, [registrationOpened(), registrationFieldLeft('name')]],
    ['of fares', () => scope.resultsStore, []],
    ['of a code', () => scope.codeStore, []],
    ['of a signup', () => scope.signupStore, [signupFieldLeft('email')]],
    ['of an order', () => scope.reviewStore, [stopEditRequested('drop')]],
    [
      'of an order under way',
      () => scope.customerStore,
      [trackingOpened('CRN2000001'), cancelFormRejected()],
    ],
  ] as const)('%s stays the same until that changes', async (_, open, steps) => {
    const store = await open()
    for (const step of steps) store.dispatch(step)
    await scope.settled()
    expect(selectors.length).toBeGreaterThan(30)
    expect(restless(store.getState())).toEqual([])
  })
})
