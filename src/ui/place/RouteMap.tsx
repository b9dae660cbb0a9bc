import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RouteMarker } from '../../application/place/mountRouteMap.port.ts'
import { useRetryAfterOutage } from '../app/failure/useRetryAfterOutage.ts'
import { useSurroundings } from '../app/surroundings.ts'
import { useLong } from '../app/waiting/useLong.ts'
import { Skeleton } from '../design/Skeleton.tsx'
import { MapBox } from './MapBox.tsx'
import { MapPill } from './MapPill.tsx'
import css from './RouteMap.module.css'
import { useMountedMap } from './useMountedMap.ts'
import { ZoomButtons } from './ZoomButtons.tsx'

export type RouteMapProps = {
  readonly markers: readonly RouteMarker[]
  /** The map's name for screen readers. */
  readonly label: string
}

/** Mounts a map in a box and keeps its markers up to date. */
const useRoute = ({ markers, label }: RouteMapProps) => {
  const { mountRouteMap } = useSurroundings()
  const latest = useRef(markers)
  useLayoutEffect(() => {
    latest.current = markers
  })
  const mount = useCallback(
    (element: HTMLElement) => mountRouteMap(element, { markers: latest.current, label }),
    [mountRouteMap, label],
  )
  const mounted = useMountedMap(mount)
  const { withMap } = mounted
  useEffect(() => {
    withMap((route) => {
      route.show(markers)
    })
  }, [withMap, markers])
  return mounted
}

const OneRouteMap = ({
  onRetry,
  ...props
}: RouteMapProps & {
  readonly onRetry: () => void
}) => {
  const { t } = useTranslation()
  const { box, mounting, withMap } = useRoute(props)
  useRetryAfterOutage(
    { isWaiting: mounting === 'mounting', isFailed: mounting === 'failed' },
    onRetry,
  )
  const isSlow = useLong(mounting === 'mounting')
  return (
    <div className={css.route}>
      <MapBox ref={box} mounting={mounting}>
        {mounting === 'mounting' && (
          <div className={css.waiting}>
            <Skeleton shape="picture" />
            <div role="status">{isSlow && <MapPill>{t('place.maps.loading')}</MapPill>}</div>
          </div>
        )}
        {mounting === 'mounted' && (
          <ZoomButtons
            onZoom={(steps) => {
              withMap((map) => {
                map.zoomBy(steps)
              })
            }}
          />
        )}
        {mounting === 'failed' && <p className={css.failed}>{t('place.maps.failed')}</p>}
      </MapBox>
    </div>
  )
}

/**
 * A route on a map, beside text that says the same. Nothing is missing without the map, so a
 * failure is shown quietly, and it retries by itself when the connection is back.
 */
export const RouteMap = (props: RouteMapProps) => {
  const [tries, setTries] = useState(0)
  return <OneRouteMap key={tries} {...props} onRetry={() => setTries(tries + 1)} />
}
