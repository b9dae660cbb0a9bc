import { Suspense } from 'react'
import { fromChunk } from '../app/chunk/fromChunk.tsx'
import { useIsNear } from '../app/chunk/useIsNear.ts'
import { ChunkBoundary } from '../app/failure/ChunkBoundary.tsx'
import { Card } from '../design/Card.tsx'
import { LeadSkeleton } from './LeadSkeleton.tsx'

const SpotLead = fromChunk(
  async () => (await import(/* webpackChunkName: "spot-lead" */ './SpotLead.tsx')).SpotLead,
)

const Coming = () => (
  <Card>
    <LeadSkeleton />
  </Card>
)

/**
 * The spot lead form, loaded when it is scrolled near the window; `code` is the category code of the page's service.
 */
export const LazySpotLead = ({ code }: { readonly code: number }) => {
  const { place, isNear } = useIsNear<HTMLDivElement>()
  return (
    <div ref={place}>
      {isNear ? (
        <ChunkBoundary>
          <Suspense fallback={<Coming />}>
            <SpotLead code={code} />
          </Suspense>
        </ChunkBoundary>
      ) : (
        <Coming />
      )}
    </div>
  )
}
