import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  currentLocationRequested,
  pinDragStarted,
  pinDropped,
} from '../../application/place/locationPicker.slice.ts'
import { mapsWanted } from '../../application/place/maps.slice.ts'
import type { MountedMap } from '../../application/place/mountMap.port.ts'
import { useAppDispatch } from '../app/store.ts'
import { useSurroundings } from '../app/surroundings.ts'
import { Button } from '../design/Button.tsx'
import { classes } from '../design/classes.ts'
import { IconButton } from '../design/IconButton.tsx'
import { Notice } from '../design/Notice.tsx'
import { Spinner } from '../design/Spinner.tsx'
import { NudgePad } from './NudgePad.tsx'
import css from './PinnedMap.module.css'
import type { PinningPicker } from './pickerSteps.ts'
import { useLong } from './useLong.ts'

const labels = {
  pickup: 'place.map.label.pickup',
  drop: 'place.map.label.drop',
} as const

const pinNames = {
  pickup: 'place.pin.pickup',
  drop: 'place.pin.drop',
} as const

export type PinnedMapProps = { readonly picker: PinningPicker }

type Mounting = 'mounting' | 'mounted' | 'failed'

/** Keeps a map in a box while it is on the page: it goes where the picker says and tells of drags. */
const useMap = ({ waypoint, command }: PinningPicker) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { mountMap, limits } = useSurroundings()
  const box = useRef<HTMLDivElement>(null)
  const map = useRef<MountedMap | null>(null)
  const latest = useRef(command)
  const [mounting, setMounting] = useState<Mounting>('mounting')
  const label = t(labels[waypoint])

  useLayoutEffect(() => {
    latest.current = command
  })

  useEffect(() => {
    const element = box.current
    if (element === null) return undefined
    let isGone = false
    const start = latest.current
    const mount = mountMap(
      element,
      {
        centre: start.centre,
        zoom: limits.zoom.start,
        least: limits.zoom.least,
        most: limits.zoom.most,
        label,
      },
      {
        onDragStart: () => {
          dispatch(pinDragStarted())
        },
        onDragEnd: (centre) => {
          dispatch(pinDropped(centre))
        },
      },
    )
    const settle = async () => {
      const outcome = await mount()
      if (outcome._tag === 'Left') {
        if (!isGone) setMounting('failed')
        return
      }
      // Whoever left before the map came must not leave one behind.
      if (isGone) {
        outcome.right.unmount()
        return
      }
      map.current = outcome.right
      setMounting('mounted')
      if (latest.current !== start) outcome.right.moveTo(latest.current.centre)
    }
    void settle()
    return () => {
      isGone = true
      map.current?.unmount()
      map.current = null
    }
  }, [dispatch, label, limits, mountMap])

  useEffect(() => {
    map.current?.moveTo(command.centre)
  }, [command])

  useEffect(() => {
    const element = box.current
    if (element === null) return undefined
    const observer = new ResizeObserver(() => {
      map.current?.resized()
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
    }
  }, [])

  return { box, map, mounting }
}

/** One try at a map; the next one is another. */
const TriedMap = ({ picker, onRetry }: PinnedMapProps & { readonly onRetry: () => void }) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { box, map, mounting } = useMap(picker)
  const isSlow = useLong(mounting === 'mounting')
  const { waypoint, locating, pin } = picker
  const isLocating = locating.status === 'locating'
  return (
    <div className={css.frame}>
      <div ref={box} className={css.map} hidden={mounting === 'failed'} />
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
          {mounting === 'mounting' && (
            <p className={css.pill} role="status">
              {isSlow ? t('place.maps.loadingLong') : t('place.maps.loading')}
            </p>
          )}
          {isLocating && (
            <p className={css.pill} role="status">
              <Spinner />
              <span>{t('place.current.fetching')}</span>
            </p>
          )}
          <div className={css.zoom}>
            <IconButton
              raised
              icon="plus"
              label={t('place.map.zoomIn')}
              onClick={() => map.current?.zoomBy(1)}
            />
            <IconButton
              raised
              icon="minus"
              label={t('place.map.zoomOut')}
              onClick={() => map.current?.zoomBy(-1)}
            />
            <IconButton
              raised
              icon="target"
              label={t('place.map.locate')}
              aria-disabled={isLocating || undefined}
              onClick={() => {
                if (!isLocating) dispatch(currentLocationRequested())
              }}
            />
          </div>
          <div className={css.nudge}>
            <NudgePad onNudge={(right, down) => map.current?.panBy(right, down)} />
          </div>
        </>
      )}
    </div>
  )
}

/**
 * The map of step two with its pin in the middle: dragging moves the map under it (spec 1 §4). The
 * pin is part of the page, not of the map, and hides while it is dragged.
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
