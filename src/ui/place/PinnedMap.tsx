import { useTranslation } from 'react-i18next'
import {
  currentLocationRequested,
  type PinningPicker,
} from '../../application/place/locationPicker.slice.ts'
import { mapsWanted } from '../../application/place/maps.slice.ts'
import { useRetryAfterOutage } from '../app/failure/useRetryAfterOutage.ts'
import { useAppDispatch } from '../app/store.ts'
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
import { usePinnedMap } from './usePinnedMap.ts'
import { ZoomButtons } from './ZoomButtons.tsx'

const pinNames = {
  pickup: 'place.pin.pickup',
  drop: 'place.pin.drop',
} as const

export type PinnedMapProps = { readonly picker: PinningPicker }

type Retry = { readonly onRetry: () => void }

const RetryButton = ({ onRetry }: Retry) => {
  const { t } = useTranslation()
  return (
    <Button variant="text" compact onClick={onRetry}>
      {t('place.retry')}
    </Button>
  )
}

const Failed = ({ onRetry }: Retry) => {
  const { t } = useTranslation()
  return (
    <div className={css.failed}>
      <Notice
        kind="error"
        title={t('place.maps.failed')}
        action={<RetryButton onRetry={onRetry} />}
      >
        <p>{t('place.maps.without')}</p>
      </Notice>
    </div>
  )
}

const Pin = ({ waypoint }: Pick<PinningPicker, 'waypoint'>) => {
  const { t } = useTranslation()
  return (
    <svg
      className={classes(css.pin, css[waypoint])}
      viewBox="0 0 40 52"
      role="img"
      aria-label={t(pinNames[waypoint])}
    >
      <ellipse className={css.shade} cx="20" cy="49.5" rx="7" ry="2.25" />
      <path d="M20 50C30 38 37 29.5 37 19.5A17 17 0 0 0 3 19.5C3 29.5 10 38 20 50Z" />
      <circle className={css.eye} cx="20" cy="19.5" r="6.5" />
    </svg>
  )
}

type StatusProps = Retry & {
  readonly isMounting: boolean
  readonly isLocating: boolean
  readonly isDrawn: boolean
}

/** What the customer waits for, or that the map is empty. */
const Status = ({ isMounting, isLocating, isDrawn, onRetry }: StatusProps) => {
  const { t } = useTranslation()
  const isSlow = useLong(isMounting)
  return (
    // Always present, even while empty, because only then is its text announced.
    <div role="status">
      {isMounting && (
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
              <RetryButton onRetry={onRetry} />
            </div>
          </Notice>
        </div>
      )}
    </div>
  )
}

/**
 * The map of step two, with its pin in the middle: dragging moves the map under the pin (spec 1
 * §4). The pin belongs to the page, not to the map, and hides during a drag. A retry mounts a new map;
 * the buttons over it stay, with the focus.
 */
export const PinnedMap = ({ picker }: PinnedMapProps) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { box, mounting, withMap, isDrawn, mountAgain } = usePinnedMap(picker)
  const { waypoint, locating, pin } = picker
  const isLocating = locating.status === 'locating'
  const retry = () => {
    dispatch(mapsWanted())
    mountAgain()
  }
  useRetryAfterOutage(
    {
      isWaiting: mounting === 'mounting',
      // A map that is being dragged is not taken from under the finger.
      isFailed: mounting === 'failed' || (!isDrawn && pin.status !== 'dragging'),
    },
    retry,
  )
  return (
    <MapBox ref={box} mounting={mounting}>
      {mounting === 'failed' ? (
        <Failed onRetry={retry} />
      ) : (
        <>
          <div className={css.middle} hidden={pin.status === 'dragging'}>
            <Pin waypoint={waypoint} />
          </div>
          <Status
            isMounting={mounting === 'mounting'}
            isLocating={isLocating}
            isDrawn={isDrawn}
            onRetry={retry}
          />
          <ZoomButtons
            onZoom={(steps) => {
              withMap((map) => {
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
                withMap((map) => {
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
