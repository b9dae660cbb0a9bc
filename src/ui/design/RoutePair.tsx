import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import css from './RoutePair.module.css'

export type RoutePairProps = {
  /** A `RouteStop` to read, or a control to fill in. */
  readonly pickup: ReactNode
  readonly drop: ReactNode
  /** Edit link, swap or clear button. */
  readonly action?: ReactNode
  /** `stops` to read, or `lines` with one line each on a phone; `fields` around two controls. */
  readonly holds?: 'stops' | 'lines' | 'fields' | undefined
}

/** Pickup and drop as a connected pair: dot, line, pin. The same wherever a route is shown. */
export const RoutePair = ({ pickup, drop, action, holds = 'stops' }: RoutePairProps) => (
  <div className={classes(css.pair, css[holds])}>
    <div className={css.route}>
      <div className={css.leg}>
        <span className={css.dot} aria-hidden="true" />
        <span className={css.line} aria-hidden="true" />
        <div className={css.stop}>{pickup}</div>
      </div>
      <div className={css.leg}>
        <svg className={css.pin} viewBox="0 0 16 20" aria-hidden="true">
          <path
            className={css.drop}
            d="M8 19.5c4.5-5 7-8.2 7-11.7a7 7 0 0 0-14 0c0 3.5 2.5 6.7 7 11.7Z"
          />
          <circle className={css.eye} cx="8" cy="7.8" r="2.6" />
        </svg>
        <div className={css.stop}>{drop}</div>
      </div>
    </div>
    {action && <div className={css.action}>{action}</div>}
  </div>
)

export type RouteStopProps = {
  /** "Pickup" or "Drop". */
  readonly label: ReactNode
  readonly landmark: ReactNode
  /** House, contact or time, on the second line. */
  readonly detail?: ReactNode
  /** An action for this end alone: a compact text button. */
  readonly action?: ReactNode
}

/** One end of a route, to read. */
export const RouteStop = ({ label, landmark, detail, action }: RouteStopProps) => (
  <div className={action ? css.acting : undefined}>
    <div className={css.label}>{label}</div>
    {action && <div className={css.own}>{action}</div>}
    {landmark !== '' && <div className={css.landmark}>{landmark}</div>}
    {detail && <div className={css.detail}>{detail}</div>}
  </div>
)
