import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../design/classes.ts'
import { Icon } from '../design/Icon.tsx'
import css from './NudgePad.module.css'

const share = 0.1

const ways = [
  { way: 'up', right: 0, down: -share },
  { way: 'left', right: -share, down: 0 },
  { way: 'right', right: share, down: 0 },
  { way: 'down', right: 0, down: share },
] as const

export type NudgePadProps = {
  /** Moves the middle of the map by fractions of its size. */
  readonly onNudge: (right: number, down: number) => void
}

/** Moves the pin by taps and keys, for people who cannot drag. Collapsed until it is needed. */
export const NudgePad = ({ onNudge }: NudgePadProps) => {
  const { t } = useTranslation()
  const padId = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={css.nudge}>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={isOpen}
        aria-controls={padId}
        title={t('place.map.nudge.open')}
        onClick={() => {
          setOpen(!isOpen)
        }}
      >
        <svg className={css.arrows} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3v18M3 12h18M9.5 5.5 12 3l2.5 2.5M9.5 18.5 12 21l2.5-2.5M5.5 9.5 3 12l2.5 2.5M18.5 9.5 21 12l-2.5 2.5" />
        </svg>
      </button>
      <div id={padId} className={css.pad} hidden={!isOpen}>
        {ways.map(({ way, right, down }) => (
          <button
            key={way}
            type="button"
            className={classes(css.step, css[way])}
            title={t(`place.map.nudge.${way}`)}
            onClick={() => {
              onNudge(right, down)
            }}
          >
            <Icon name="chevron-down" />
          </button>
        ))}
      </div>
    </div>
  )
}
