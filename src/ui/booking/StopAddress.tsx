import { type ComponentProps, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { selectStopProblems } from '../../application/booking/stops/stopEdit.selectors.ts'
import { pickerClosed, pickerOpened } from '../../application/place/locationPicker.slice.ts'
import {
  type AddressEntry,
  entryText,
  otherEnd,
  placeOf,
  type Waypoint,
} from '../../domain/place/address.ts'
import { useAppDispatch } from '../app/store.ts'
import { useIsDesktop } from '../app/width/useIsDesktop.ts'
import { Button } from '../design/Button.tsx'
import { FieldButton } from '../design/FieldButton.tsx'
import { FieldNotes } from '../design/FieldNotes.tsx'
import { Icon } from '../design/Icon.tsx'
import { useExpectPicker } from '../place/useExpectPicker.ts'
import css from './StopDialog.module.css'
import { stopAddressText } from './stopAddressText.ts'
import { useBookingSelector } from './useBookingSelector.ts'

const labels = {
  pickup: 'booking.address.label.pickup',
  drop: 'booking.address.label.drop',
} as const
const placeholders = {
  pickup: 'booking.address.placeholder.pickup',
  drop: 'booking.address.placeholder.drop',
} as const
const edits = {
  pickup: 'booking.address.editNamed.pickup',
  drop: 'booking.address.editNamed.drop',
} as const

type Props = {
  readonly waypoint: Waypoint
  readonly entry: AddressEntry
  readonly isPicking: boolean
  /** While the end is being saved, its address cannot be changed. */
  readonly isSaving: boolean
}

type LookProps = Pick<Props, 'waypoint'> & {
  /** Empty if there is no address yet. */
  readonly text: string
  readonly error: string | null
  /** What makes a button open the picker. */
  readonly opener: Pick<
    ComponentProps<'button'>,
    'disabled' | 'onPointerDown' | 'onFocus' | 'onClick'
  > & { readonly 'data-problem': '' | undefined }
}

const OnPhone = ({ waypoint, text, error, opener }: LookProps) => {
  const { t } = useTranslation()
  return (
    <FieldButton
      label={t(labels[waypoint])}
      placeholder={t(placeholders[waypoint])}
      value={text}
      error={error}
      sign="chevron-right"
      {...opener}
    />
  )
}

const OnDesktop = ({
  waypoint,
  text,
  error,
  opener,
  isPicking,
}: LookProps & Pick<Props, 'isPicking'>) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const id = useId()
  const errorId = `${id}-error`
  return (
    <>
      <div className={css.address}>
        <div className={css.words}>
          <p className={css.label}>{t(labels[waypoint])}</p>
          <p translate={text === '' ? undefined : 'no'}>
            {text === '' ? t(placeholders[waypoint]) : text}
          </p>
        </div>
        {isPicking ? (
          <Button variant="secondary" compact onClick={() => dispatch(pickerClosed())}>
            {t('booking.address.keep')}
          </Button>
        ) : (
          <Button
            variant="secondary"
            compact
            icon={<Icon name="edit" size="small" />}
            aria-label={t(edits[waypoint])}
            aria-describedby={error === null ? undefined : errorId}
            data-autofocus={text === '' ? '' : undefined}
            {...opener}
          >
            {t('booking.address.edit')}
          </Button>
        )}
      </div>
      <FieldNotes errorId={errorId} error={error} />
    </>
  )
}

/** The current address, and the button that changes it. */
export const StopAddress = ({ waypoint, entry, isPicking, isSaving }: Props) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const isDesktop = useIsDesktop()
  const expectPicker = useExpectPicker()
  const near = useBookingSelector(({ orderReview }) =>
    orderReview.status === 'reviewing' ? orderReview.draft[otherEnd(waypoint)].location : null,
  )
  const problem = useBookingSelector((state) => selectStopProblems(state).address)
  const error = stopAddressText(t, waypoint, problem)
  const look: LookProps = {
    waypoint,
    text: entryText(entry),
    error,
    opener: {
      disabled: isSaving,
      'data-problem': error === null ? undefined : '',
      onPointerDown: expectPicker,
      onFocus: expectPicker,
      onClick: () => {
        dispatch(
          pickerOpened({ owner: 'order', waypoint, onChoice: 'pin', near, place: placeOf(entry) }),
        )
      },
    },
  }
  return (
    <div data-address="">
      {isDesktop ? <OnDesktop {...look} isPicking={isPicking} /> : <OnPhone {...look} />}
    </div>
  )
}
