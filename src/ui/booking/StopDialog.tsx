import { type RefObject, type SyntheticEvent, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { stopSaveRequested } from '../../application/booking/order/orderReview.slice.ts'
import type { StopEdit } from '../../application/booking/order/stopEdit.ts'
import { selectIsStopValid } from '../../application/booking/stops/stopEdit.selectors.ts'
import { type OpenPicker, pickerClosed } from '../../application/place/locationPicker.slice.ts'
import type { Waypoint } from '../../domain/place/address.ts'
import { useBackCloses } from '../app/closing/useBackCloses.ts'
import { firstProblem, focusIn } from '../app/focus/focusIn.ts'
import { focusPage } from '../app/focus/focusPage.ts'
import { useAppDispatch, useAppSelector } from '../app/store.ts'
import { useIsDesktop } from '../app/width/useIsDesktop.ts'
import { ToldProblem } from '../design/Announcer.tsx'
import { classes } from '../design/classes.ts'
import { Dialog } from '../design/Dialog.tsx'
import { LazyPickerStep } from '../place/LazyPickerStep.tsx'
import { pickerTitles } from '../place/pickerTitles.ts'
import { usePickerBack } from '../place/usePickerBack.ts'
import { SaveStop } from './SaveStop.tsx'
import css from './StopDialog.module.css'
import { StopFields } from './StopFields.tsx'
import { UnsavedNotice } from './UnsavedNotice.tsx'
import { useBookingSelector } from './useBookingSelector.ts'

const titles = {
  pickup: 'booking.address.title.pickup',
  drop: 'booking.address.title.drop',
} as const

type Props = { readonly edit: StopEdit; readonly onClose: () => void }

/** The location picker if it is open for this end, otherwise null. */
const usePicker = ({ waypoint }: StopEdit): OpenPicker | null => {
  const picker = useAppSelector(({ locationPicker }) => locationPicker)
  return picker.status !== 'closed' && picker.owner === 'order' && picker.waypoint === waypoint
    ? picker
    : null
}

/**
 * If the focus is lost on closing, the Edit button of the end takes it: the dialog may have been opened by a prompt
 * that is gone now, or by a reload.
 */
const useFocusOnEditAfter = (waypoint: Waypoint): void => {
  useEffect(
    () => () => {
      const again = document.querySelector(`[data-edit="${waypoint}"]`)
      const focused = document.activeElement
      if (again instanceof HTMLElement && focused?.contains(again) === true) again.focus()
      focusPage()
    },
    [waypoint],
  )
}

type Form = RefObject<HTMLFormElement | null>

/** When the map closes, the button that opened it takes the focus. */
const useFocusAfterPicking = (form: Form, isPicking: boolean): void => {
  const wasPicking = useRef(isPicking)
  useEffect(() => {
    if (wasPicking.current && !isPicking) focusIn(form.current, '[data-address] button')
    wasPicking.current = isPicking
  }, [form, isPicking])
}

/** Returns the handler that saves. Once the saving has ended, the focus goes to what must be corrected. */
const useSave = (form: Form, edit: StopEdit, isPicking: boolean) => {
  const dispatch = useAppDispatch()
  const wasAsked = useRef(false)
  useEffect(() => {
    if (!wasAsked.current || edit.form.phase.status === 'submitting') return
    wasAsked.current = false
    focusIn(form.current, firstProblem)
  }, [form, edit])
  return (event: SyntheticEvent) => {
    event.preventDefault()
    // While the map is open, no error takes the focus: the place is not confirmed yet.
    wasAsked.current = !isPicking
    dispatch(stopSaveRequested())
  }
}

/**
 * Edits one end of the route and the person there (spec 2 §2). The customer chooses the address in the same
 * modal: in place of the form on a phone, beside it on a desktop.
 */
export const StopDialog = ({ edit, onClose }: Props) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const id = useId()
  const isDesktop = useIsDesktop()
  const { waypoint } = edit
  const picker = usePicker(edit)
  const isPicking = picker !== null
  const form = useRef<HTMLFormElement>(null)
  const isValid = useBookingSelector(selectIsStopValid)
  const isUnsaved = useBookingSelector(
    ({ orderReview }) =>
      orderReview.status === 'reviewing' && orderReview.unsaved[waypoint] !== null,
  )
  const unsavedId = `${id}-unsaved`
  const takesOver = isPicking && !isDesktop
  const leavePicker = () => {
    dispatch(pickerClosed())
  }
  useBackCloses(true, onClose, true)
  usePickerBack(picker, leavePicker)
  useFocusOnEditAfter(waypoint)
  useFocusAfterPicking(form, isPicking)
  const save = useSave(form, edit, isPicking)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(takesOver ? pickerTitles[waypoint] : titles[waypoint])}
      closeLabel={t('app.action.close')}
      placement="full"
      width={isPicking ? 'wide' : 'regular'}
      // A stray tap must not close the form.
      backdropCloses={false}
      flush={isPicking}
      describedBy={isUnsaved && !takesOver ? unsavedId : undefined}
      back={
        takesOver ? { label: t('booking.address.backToDetails'), onBack: leavePicker } : undefined
      }
      footer={
        takesOver ? null : (
          <SaveStop form={id} edit={edit} isHeld={!isValid} isPicking={isPicking} />
        )
      }
    >
      {takesOver ? (
        <LazyPickerStep picker={picker} headingLevel={3} />
      ) : (
        <div className={classes(css.columns, isPicking && css.split)}>
          <form ref={form} id={id} className={css.fields} noValidate onSubmit={save}>
            {isUnsaved && (
              <UnsavedNotice id={unsavedId} isSaving={edit.form.phase.status === 'submitting'} />
            )}
            <StopFields edit={edit} isPicking={isPicking} />
            <ToldProblem />
          </form>
          {picker !== null && (
            <div className={css.map}>
              <LazyPickerStep picker={picker} headingLevel={3} />
            </div>
          )}
        </div>
      )}
    </Dialog>
  )
}
