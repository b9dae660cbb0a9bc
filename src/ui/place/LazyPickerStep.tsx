import { askedAhead } from '../app/chunk/askedAhead.ts'
import { useChunk } from '../app/chunk/useChunk.ts'
import { ChunkFailure } from '../app/failure/ChunkFailure.tsx'
import { Coming } from '../app/waiting/Coming.tsx'
import css from './LazyPickerStep.module.css'
import type { PickerStepProps } from './PickerStep.tsx'
import { PlaceSkeleton } from './PlaceSkeleton.tsx'

const loadPickerStep = () => import(/* webpackChunkName: "location-picker" */ './PickerStep.tsx')

/** Somebody is about to open the picker: its code is loaded. A failure is told when they do. */
export const prefetchPickerStep = askedAhead(loadPickerStep)

/** The step that the open picker is at, once its code is here. */
export const LazyPickerStep = (props: PickerStepProps) => {
  const chunk = useChunk(loadPickerStep)
  switch (chunk.status) {
    case 'loading':
      return (
        <Coming>
          <PlaceSkeleton />
        </Coming>
      )
    case 'failed':
      return (
        <div className={css.failure}>
          <ChunkFailure onRetry={chunk.retry} />
        </div>
      )
    case 'loaded':
      return <chunk.part.PickerStep {...props} />
  }
}
