import { askedAhead } from '../app/chunk/askedAhead.ts'
import { useChunk } from '../app/chunk/useChunk.ts'
import { ChunkFailure } from '../app/failure/ChunkFailure.tsx'
import { Coming } from '../app/waiting/Coming.tsx'
import css from './LazyPickerStep.module.css'
import type { PickerStepProps } from './PickerStep.tsx'
import { PlaceSkeleton } from './PlaceSkeleton.tsx'

const loadPickerStep = () => import(/* webpackChunkName: "location-picker" */ './PickerStep.tsx')

/**
 * Loads the picker's code ahead, because it will soon be opened. A failure shows when it is opened.
 */
export const prefetchPickerStep = askedAhead(loadPickerStep)

/** The current step of the open picker, once its code is loaded. */
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
