import { Suspense } from 'react'
import { fromChunk } from '../app/chunk/fromChunk.tsx'
import { ErrorBoundary } from '../app/failure/ErrorBoundary.tsx'
import { useAppSelector } from '../app/store.ts'

const LiveOrdersLink = fromChunk(
  async () =>
    (await import(/* webpackChunkName: "live-orders" */ '../orders/LiveOrdersLink.tsx'))
      .LiveOrdersLink,
)

/**
 * The live-orders indicator (spec 1 §2): loaded for customers only, and left out silently if it
 * does not load.
 */
export const LiveOrders = () => {
  const isCustomer = useAppSelector(({ session }) => session.status === 'customer')
  return isCustomer ? (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <LiveOrdersLink />
      </Suspense>
    </ErrorBoundary>
  ) : null
}
