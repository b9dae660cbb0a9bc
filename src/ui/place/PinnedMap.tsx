import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  currentLocationRequested,
  type PinningPicker,
  pinDragStarted,
  pinDropped,
} from '../../application/place/locationPicker.slice.ts'
import { mapsWanted } from '../../application/place/maps.slice.ts'
import { useAppDispatch } from '../app/store.ts'
import { useSurroundings } from '../app/surroundings.ts'
import { useLong } from '../app/waiting/useLong.ts'
import { Button } from '../design/Button.tsx'
import { classes } from '../design/classes.ts'
import { IconButton } from '../design/IconButton.tsx'
import { Notice } from '../design/Notice.tsx'
import { Spinner } from '../design/Spinner.tsx'
import { MapBox } from './MapBox.tsx'
import { MapPill } from './MapPill.tsx'
import { NudgePad } from './NudgePad.tsx'
import css from './PinnedMap.module.css'
import { useMountedMap } from './useMountedMap.ts'
import { ZoomButtons } from './ZoomButtons.tsx'

const labels = {
  pickup: 'place.map.label.pickup',
  drop: 'place.map.label.drop',
} as const

const pinNames = {
  pickup: 'place.pin.pickup',
  drop: 'place.pin.drop',
} as const

export type PinnedMapProps = { readonly picker: PinningPicker }

/** Mounts a map in a box. The map follows the picker's commands and reports drags. */
const usePinnedMap = (picker: PinningPicker) => {
  const { waypoint, command } = picker
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { mountMap, limits } = useSurroundings()
  const latest = useRef(picker)
  const followed = useRef(command)
  const label = t(labels[waypoint])
  const [isDrawn, setDrawn] = useState(true)

  useLayoutEffect(() => {
    latest.current = picker
  })

  const mount = useCallback(
    (element: HTMLElement) => {
      const { pin, place } = latest.current
      followed.current = latest.current.command
      // Where the pin is now: a map that replaces another does not begin again.
      const centre = 'point' in pin ? pin.point : place.location
      // The map under the finger is gone, and will not say where it was dragged to.
      if (pin.status === 'dragging') dispatch(pinDropped(centre))
      return mountMap(
        element,
        {
          centre,
          zoom: limits.zoom.start,
          least: limits.zoom.least,
          most: limits.zoom.most,
          label,
        },
        {
          onDragStart: () => {
            dispatch(pinDragStarted())
          },
          onDragEnd: (point) => {
            dispatch(pinDropped(point))
          },
          onDrawn: setDrawn,
        },
      )
    },
    [dispatch, label, limits, mountMap],
  )
  const mounted = useMountedMap(mount)
  const { tell } = mounted

  useEffect(() => {
    if (command === followed.current) return
    followed.current = command
    tell((map) => {
      map.moveTo(command.centre)
    })
  }, [tell, command])

  return { ...mounted, isDrawn }
}

/** One try to load a map. A retry mounts a new one. */
const TriedMap = ({ picker, onRetry }: PinnedMapProps & { readonly onRetry: () => void }) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { box, mounting, tell, isDrawn } = usePinnedMap(picker)
  const isSlow = useLong(mounting === 'mounting')
  const { waypoint, locating, pin } = picker
  const isLocating = locating.status === 'locating'
  return (
    <MapBox ref={box} mounting={mounting}>
      {mounting === 'failed' ? (
        <div className={css.failed}>
          <Notice
            kind="error"
            title={t('place.maps.failed')}
            action={
              <Button variant="text" compact onClick={onRetry}>
                {t('place.retry')}
              </Button>
            }
          >
            <p>{t('place.maps.without')}</p>
          </Notice>
        </div>
      ) : (
        <>
          <div className={css.middle} hidden={pin.status === 'dragging'}>
            <svg
              className={classes(css.pin, css[waypoint])}
              viewBox="0 0 40 52"
              role="img"
              aria-label={t(pinNames[waypoint])}
              focusable="false"
            >
              <ellipse className={css.shade} cx="20" cy="49.5" rx="7" ry="2.25" />
              <path d="M20 50C30 38 37 29.5 37 19.5A17 17 0 0 0 3 19.5C3 29.5 10 38 20 50Z" />
              <circle className={css.eye} cx="20" cy="19.5" r="6.5" />
            </svg>
          </div>
          {/* Always present, even while empty, because only then is its text announced. */}
          <div role="status">
            {mounting === 'mounting' && (
              <MapPill>{isSlow ? t('place.maps.loadingLong') : t('place.maps.loading')}</MapPill>
            )}
            {isLocating && (
              <MapPill>
                <Spinner />
                <span>{t('place.current.fetching')}</span>
              </MapPill>
            )}
            {!isDrawn && !isLocating && (
              <div className={css.blank}>
                <Notice quiet title={t('place.maps.blank')}>
                  <div className={css.without}>
                    <p>{t('place.maps.without')}</p>
                    <Button variant="text" compact onClick={onRetry}>
                      {t('place.retry')}
                    </Button>
                  </div>
                </Notice>
              </div>
            )}
          </div>
          <ZoomButtons
            onZoom={(steps) => {
              tell((map) => {
                map.zoomBy(steps)
              })
            }}
          >
            <IconButton
              raised
              icon="target"
              label={t('place.map.locate')}
              aria-disabled={isLocating || undefined}
              onClick={() => {
                if (!isLocating) dispatch(currentLocationRequested())
              }}
            />
          </ZoomButtons>
          <div className={css.nudge}>
            <NudgePad
              onNudge={(right, down) => {
                tell((map) => {
                  map.panBy(right, down)
                })
              }}
            />
          </div>
        </>
      )}
    </MapBox>
  )
}

/**
 * The map of step two, with its pin in the middle: dragging moves the map under the pin (spec 1
 * §4). The pin belongs to the page, not to the map, and hides during a drag.
 */
export const PinnedMap = ({ picker }: PinnedMapProps) => {
  const dispatch = useAppDispatch()
  const [attempt, setAttempt] = useState(0)
  const retry = () => {
    dispatch(mapsWanted())
    setAttempt(attempt + 1)
  }
  return <TriedMap key={attempt} picker={picker} onRetry={retry} />
}
