import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import {
  changeRequested,
  confirmRequested,
  type PinningPicker,
  pinDropped,
} from '../../application/place/locationPicker.slice.ts'
import { cityOf } from '../../domain/place/address.ts'
import { useAppDispatch } from '../app/store.ts'
import { Announcer } from '../design/Announcer.tsx'
import { Button } from '../design/Button.tsx'
import { classes } from '../design/classes.ts'
import { Icon } from '../design/Icon.tsx'
import { Notice } from '../design/Notice.tsx'
import { Skeleton } from '../design/Skeleton.tsx'
import { LocatingNotice } from './LocatingNotice.tsx'
import css from './LocationAccuracy.module.css'
import { PinnedMap } from './PinnedMap.tsx'
import { pointProblem } from './placeProblems.ts'
import { useRetryPinOnline } from './useRetry.ts'

const confirms = {
  pickup: 'place.confirm.pickup',
  drop: 'place.confirm.drop',
} as const

const headings = { 2: 'h2', 3: 'h3', 4: 'h4' } as const

/** The level of the headings inside a step of the picker. */
export type HeadingLevel = keyof typeof headings

/** The address under the pin: its city and landmark, or why there is none. */
const PinAddress = ({ picker }: { readonly picker: PinningPicker }) => {
  const { landmark } = picker.place
  switch (picker.pin.status) {
    case 'settled':
      return (
        <p key={landmark} className={css.landmark} translate="no">
          {landmark}
        </p>
      )
    case 'dragging':
    case 'reading':
      return (
        <div className={css.reading}>
          <Skeleton width="long" />
        </div>
      )
    case 'failed':
      return null
  }
}

const useAddressTitle = ({ pin, place }: PinningPicker): string => {
  const { t } = useTranslation()
  switch (pin.status) {
    case 'settled':
      return cityOf(place.landmark)
    case 'dragging':
    case 'reading':
      return t('place.pin.reading')
    case 'failed':
      return t('place.pin.unread')
  }
}

type FailedPin = Extract<PinningPicker['pin'], { readonly status: 'failed' }>

/** Why the address under the pin could not be loaded, with a retry button. */
const PinFailure = ({ pin }: { readonly pin: FailedPin }) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { title, text } = pointProblem(t, pin.error)
  return (
    <Notice
      kind="error"
      title={title}
      action={
        <Button variant="text" compact onClick={() => dispatch(pinDropped(pin.point))}>
          {t('place.retry')}
        </Button>
      }
    >
      <p key={text}>{text}</p>
    </Notice>
  )
}

export type LocationAccuracyProps = {
  readonly picker: PinningPicker
  readonly headingLevel: HeadingLevel
}

/**
 * Step two of the picker: check the pin and confirm (spec 1 §2, §4). Only an address that was
 * loaded for the pin can be confirmed.
 */
export const LocationAccuracy = ({ picker, headingLevel }: LocationAccuracyProps) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { waypoint, onChoice, place, pin, locating } = picker
  const title = useAddressTitle(picker)
  const Heading = headings[headingLevel]
  const isReading = pin.status === 'dragging' || pin.status === 'reading'
  const isSettled = pin.status === 'settled'
  useRetryPinOnline(picker)
  // If a field is the search, the customer continues there.
  const takesFocus = onChoice === 'pin'
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])

  return (
    <div className={css.place}>
      <div className={css.step}>
        <PinnedMap picker={picker} />
        <div className={css.panel}>
          <div className={css.address}>
            <span className={classes(css.sign, css[waypoint])}>
              <Icon name="pin" />
            </span>
            <div className={css.words}>
              <div className={css.head}>
                <Heading
                  ref={heading}
                  id={headingId}
                  tabIndex={-1}
                  className={css.city}
                  data-autofocus={takesFocus ? '' : undefined}
                >
                  <span key={title} translate={isSettled ? 'no' : undefined}>
                    {title}
                  </span>
                </Heading>
                <Button variant="text" compact onClick={() => dispatch(changeRequested())}>
                  {t('place.change')}
                </Button>
              </div>
              <PinAddress picker={picker} />
            </div>
          </div>
          {pin.status === 'failed' && <PinFailure pin={pin} />}
          {locating.status === 'failed' && (
            <LocatingNotice
              error={locating.error}
              onSearch={() => {
                dispatch(changeRequested())
              }}
            />
          )}
          <div className={css.confirm}>
            <Button
              block
              busy={isReading}
              aria-disabled={isSettled ? undefined : true}
              aria-describedby={headingId}
              onClick={() => {
                if (isSettled) dispatch(confirmRequested())
              }}
            >
              {t(confirms[waypoint])}
            </Button>
          </div>
        </div>
      </div>
      <Announcer message={isSettled ? place.landmark : ''} />
    </div>
  )
}
