// What a phone app uses of the package: no browser, and none of the DOM's types.
import {
  type AppNeeds,
  createAppStore,
  estimateRequested,
  type FareProblems,
  makeBookingFeature,
  makeOrdersFeature,
  type OrdersNeeds,
  selectFareProblems,
} from 'hathi/application'
import { hathi } from 'hathi/brands'

export const problemsOf = (
  needs: AppNeeds & OrdersNeeds & Parameters<typeof makeBookingFeature>[0],
): FareProblems => {
  const { store, add, stop } = createAppStore(needs)
  add(makeOrdersFeature(needs))
  add(makeBookingFeature(needs))
  store.dispatch(estimateRequested())
  stop()
  return selectFareProblems(store.getState())
}

export const { name } = hathi
