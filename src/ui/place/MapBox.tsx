import type { ReactNode, Ref } from 'react'
import css from './MapBox.module.css'
import type { Mounting } from './useMountedMap.ts'

export type MapBoxProps = {
  readonly ref: Ref<HTMLDivElement>
  readonly mounting: Mounting
  /** What lies over the map, or stands in its place where it did not come. */
  readonly children: ReactNode
}

/**
 * The box of the page that a map is mounted in. Until the map has come its frame has nothing to be
 * moved by keys, and may lie under what waits for it: no stop on the way through the page.
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
