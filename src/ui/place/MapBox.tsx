import type { ReactNode, Ref } from 'react'
import css from './MapBox.module.css'
import type { Mounting } from './useMountedMap.ts'

export type MapBoxProps = {
  readonly ref: Ref<HTMLDivElement>
  readonly mounting: Mounting
  /** Shown over the map, or in its place if it did not load. */
  readonly children: ReactNode
}

/**
 * The box that a map is mounted in. Until the map is mounted, its frame cannot be moved by keys and
 * may be covered, so it does not take the focus.
 */
export const MapBox = ({ ref, mounting, children }: MapBoxProps) => (
  <div className={css.frame}>
    <div
      ref={ref}
      className={css.map}
      hidden={mounting === 'failed'}
      inert={mounting === 'mounting'}
    />
    {children}
  </div>
)
