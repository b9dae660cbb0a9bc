import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { addressesCleared } from '../../application/fare/fareForm.slice.ts'
import type { LocationPicker as LocationPickerState } from '../../application/place/locationPicker.slice.ts'
import type { AppState } from '../../application/store/appState.ts'
import type { Waypoint } from '../../domain/place/address.ts'
import { intoSight } from '../app/focus/intoSight.ts'
import { useAppDispatch, useAppSelector } from '../app/store.ts'
import { useSurroundings } from '../app/surroundings.ts'
import { Button } from '../design/Button.tsx'
import { HeroRoute } from '../design/illustrations/HeroRoute.tsx'
import { isFocusLost } from '../design/leavesFocus.ts'
import { RoutePair } from '../design/RoutePair.tsx'
import { AddressDialog } from '../place/AddressDialog.tsx'
import { AddressSearch } from '../place/AddressSearch.tsx'
import { LocationPicker } from '../place/LocationPicker.tsx'
import { MapsGate } from '../place/MapsGate.tsx'
import { useExpectPicker } from '../place/useExpectPicker.ts'
import { CardSkeleton } from './CardSkeleton.tsx'
import { CategoryStrip } from './CategoryStrip.tsx'
import { ConsentField } from './ConsentField.tsx'
import { ContactFields } from './ContactFields.tsx'
import css from './DesktopCard.module.css'
import { EstimateForm } from './EstimateForm.tsx'
import { FormFailure } from './FormFailure.tsx'
import { RequirementSelect } from './RequirementField.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { SubmitWait } from './SubmitWait.tsx'
import { SwapButton } from './SwapButton.tsx'
import { useFareAddresses } from './useFareAddresses.ts'

/** Both ends are empty, no picker is open, and no address is on its way. */
const selectIsClear = ({ fareForm, locationPicker, awaitedAddresses }: AppState): boolean => {
  const { pickup, drop } = fareForm.form.input
  const isEmpty = pickup.status === 'empty' && drop.status === 'empty'
  // A page that is left closes its picker, but an address that is on its way still reaches the form.
  return isEmpty && locationPicker.status === 'closed' && awaitedAddresses.length === 0
}

const ClearButton = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const isClear = useAppSelector(selectIsClear)
  return (
    <Button
      variant="text"
      compact
      aria-disabled={isClear || undefined}
      onClick={() => dispatch(addressesCleared())}
    >
      {t('fare.address.clear')}
    </Button>
  )
}

const Fields = () => {
  const addresses = useFareAddresses()
  const expectPicker = useExpectPicker()
  const search = (waypoint: Waypoint) => (
    <AddressSearch
      fields={addresses}
      waypoint={waypoint}
      onChoice="acceptAndPin"
      onExpect={expectPicker}
    />
  )
  return (
    <>
      <CategoryStrip />
      <div className={css.route}>
        <RoutePair
          holds="fields"
          pickup={search('pickup')}
          drop={search('drop')}
          action={<SwapButton />}
        />
        <div className={css.clear}>
          <ClearButton />
        </div>
      </div>
      <div className={css.contact}>
        <ContactFields validates="onLeave" />
      </div>
      <RequirementSelect validates="onLeave" />
      <ConsentField />
    </>
  )
}

const Calm = () => {
  const { t } = useTranslation()
  const { brand } = useSurroundings()
  return (
    <div className={css.calm}>
      <HeroRoute mascot={brand.mascot} />
      <p className={css.calmHeading}>{t('fare.map.heading')}</p>
      <p className={css.calmText}>{t('fare.map.text')}</p>
    </div>
  )
}

/** Scrolls the map into view when it opens: on a page too narrow for two columns it is under the form. */
const useMapInSight = (picker: LocationPickerState) => {
  const map = useRef<HTMLDivElement>(null)
  const isPinning = picker.status === 'pinning' && picker.onChoice === 'acceptAndPin'
  useEffect(() => {
    if (isPinning) intoSight(map.current)
  }, [isPinning])
  return map
}

/** The next step in the form: the address that is still missing, else the button. */
const nextToDo = (form: Element): Element | null => {
  const searches = form.querySelectorAll<HTMLInputElement>('[data-waypoint] input')
  const empty = [...searches].find(({ value }) => value === '')
  return empty ?? form.querySelector('button[type="submit"]')
}

/** Moves the focus into the form when the map closes, because its Confirm button had the focus. */
const useFocusAfterMap = (picker: LocationPickerState) => {
  const form = useRef<HTMLDivElement>(null)
  const wasPinning = useRef(false)
  useEffect(() => {
    const confirmed = wasPinning.current && picker.status === 'closed'
    wasPinning.current = picker.status === 'pinning'
    if (!confirmed || form.current === null || !isFocusLost()) return
    const next = nextToDo(form.current)
    if (next instanceof HTMLElement) next.focus()
  }, [picker])
  return form
}

const FormBesideMap = () => {
  const { t } = useTranslation()
  const picker = useAppSelector(({ locationPicker }) => locationPicker)
  const form = useFocusAfterMap(picker)
  const map = useMapInSight(picker)
  return (
    <div className={css.sides}>
      <div ref={form} className={css.side}>
        <EstimateForm
          className={css.form}
          fieldsClassName={css.fields}
          fields={<Fields />}
          action={
            <div>
              <SubmitButton label={t('fare.submitCard')} />
              <SubmitWait />
              <FormFailure />
            </div>
          }
        />
      </div>
      <div ref={map} className={css.map}>
        {picker.status !== 'closed' && picker.onChoice === 'acceptAndPin' ? (
          <LocationPicker headingLevel={2} />
        ) : (
          <Calm />
        )}
      </div>
      <AddressDialog owner="fare" />
    </div>
  )
}

/** The form as a desktop's page: the fields, and the map beside them (spec 1 §2). */
export const DesktopCard = () => {
  const { t } = useTranslation()
  return (
    <section className={css.card}>
      <div className={css.words}>
        <h1>{t('fare.heading')}</h1>
        <p>{t('fare.lead')}</p>
      </div>
      <MapsGate skeleton={<CardSkeleton />}>
        <FormBesideMap />
      </MapsGate>
    </section>
  )
}
