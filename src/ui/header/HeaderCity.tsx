import { Suspense } from 'react'
import { fromChunk } from '../app/chunk/fromChunk.tsx'
import { ErrorBoundary } from '../app/failure/ErrorBoundary.tsx'

const VisitorsCity = fromChunk(
  async () =>
    (await import(/* webpackChunkName: "visitors-city" */ '../picker/VisitorsCity.tsx'))
      .VisitorsCity,
)

/** The visitor's city. It loads after the page, and is left out silently if it does not load. */
export const HeaderCity = () => {
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <VisitorsCity />
      </Suspense>
    </ErrorBoundary>
  )
}
