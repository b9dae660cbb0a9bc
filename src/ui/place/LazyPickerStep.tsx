import { Suspense } from 'react'
import { ChunkBoundary } from '../app/ChunkBoundary.tsx'
import { fromChunk } from '../app/fromChunk.tsx'
import type { PickerStepProps } from './PickerStep.tsx'
import { PlaceSkeleton } from './PlaceSkeleton.tsx'

const loadPickerStep = async () =>
  (await import(/* webpackChunkName: "location-picker" */ './PickerStep.tsx')).PickerStep

const PickerStep = fromChunk(loadPickerStep)

/** Somebody is about to open the picker: its search and its map are loaded. A failure is told when they do. */
export const prefetchPickerStep = (): void => {
  loadPickerStep().catch(() => undefined)
}

/** The step that the open picker is at, once its code is here. */
export const LazyPickerStep = (props: PickerStepProps) => (
  <ChunkBoundary>
    <Suspense fallback={<PlaceSkeleton />}>
      <PickerStep {...props} />
    </Suspense>
  </ChunkBoundary>
)
