import { screen } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import type { ReactNode } from 'react'
import { limits } from '../../../config/market/limits.ts'
import type { LoadOrderHistoryError } from '../../../src/application/orders/loadOrderHistory.port.ts'
import { customerRecognised } from '../../../src/application/session/session.slice.ts'
import type { OrderHistory } from '../../../src/domain/orders/orderHistory.ts'
import { OrderHistoryPage } from '../../../src/ui/orders/OrderHistoryPage.tsx'
import { TrackOrderPage } from '../../../src/ui/orders/TrackOrderPage.tsx'
import { asha, makeCredentialMemory } from '../../support/account.ts'
import { type Visit, visit } from '../../support/visit.tsx'

/** A port that answers every call with the same page of orders. */
export const telling = (history: OrderHistory) => () => TE.right(history)

/** A port that fails with this error. */
export const failing = (error: LoadOrderHistoryError) => () => TE.left(error)

/** Renders a page for a customer whose credentials the browser keeps. */
const visitByCustomer = async (page: ReactNode, { ports, ...options }: Visit) => {
  const credentials = makeCredentialMemory()
  const visited = await visit(page, { ...options, ports: { credentials, ...ports } })
  credentials.change(asha)
  await visited.happen(customerRecognised(asha))
  return visited
}

/** Renders a customer's order history. */
export const visitHistory = (options: Visit = {}) => {
  const { locale = 'en-IN' } = options
  return visitByCustomer(<OrderHistoryPage />, { path: `/${locale}/order-history`, ...options })
}

/** Renders the page of a customer's order. */
export const visitOrder = ({
  crn = 'CRN2000001',
  ...options
}: Visit & { readonly crn?: string } = {}) => {
  const { locale = 'en-IN' } = options
  return visitByCustomer(<TrackOrderPage />, {
    path: `/${locale}/track-order?crn=${crn}`,
    ...options,
  })
}

const never = { first: 3_600_000, growth: 1, longest: 3_600_000 }

/**
 * The same, where only the test brings news of the order. A busy machine may take longer over a
 * test than the page waits for its next poll, which would bring what the port still says.
 */
export const visitUnpolledOrder = ({ ports, ...options }: Parameters<typeof visitOrder>[0] = {}) =>
  visitOrder({
    ...options,
    ports: { limits: { ...limits, orders: { tracked: never, live: never } }, ...ports },
  })

export const heading = (name: string) => screen.getByRole('heading', { name, level: 1 })
export const press = (name: string) => screen.getByRole('button', { name })
export const section = (name: string) => screen.getByRole('region', { name })
