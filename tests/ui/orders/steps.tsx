import { screen } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import type { ReactNode } from 'react'
import type { LoadOrderHistoryError } from '../../../src/application/orders/loadOrderHistory.port.ts'
import { customerRecognised } from '../../../src/application/session/session.slice.ts'
import type { OrderHistory } from '../../../src/domain/orders/orderHistory.ts'
import { OrderHistoryPage } from '../../../src/ui/orders/OrderHistoryPage.tsx'
import { TrackOrderPage } from '../../../src/ui/orders/TrackOrderPage.tsx'
import { asha, makeCredentialMemory } from '../../support/account.ts'
import { type Visit, visit } from '../../support/visit.tsx'

/** A service that has one page of orders, whatever is asked. */
export const telling = (history: OrderHistory) => () => TE.right(history)

/** A service that tells why it has none. */
export const failing = (error: LoadOrderHistoryError) => () => TE.left(error)

/** A page on which a customer logs in: their browser keeps who they are. */
const visitByCustomer = async (page: ReactNode, { ports, ...options }: Visit) => {
  const credentials = makeCredentialMemory()
  const visited = await visit(page, { ...options, ports: { credentials, ...ports } })
  credentials.change(asha)
  await visited.happen(customerRecognised(asha))
  return visited
}

/** The order history of a customer. */
export const visitHistory = (options: Visit = {}) => {
  const { locale = 'en-IN' } = options
  return visitByCustomer(<OrderHistoryPage />, { path: `/${locale}/order-history`, ...options })
}

/** The page of a customer's order. */
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

export const heading = (name: string) => screen.getByRole('heading', { name, level: 1 })
export const press = (name: string) => screen.getByRole('button', { name })
export const section = (name: string) => screen.getByRole('region', { name })
