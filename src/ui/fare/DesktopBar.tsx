import type { Waypoint } from '../../domain/place/address.ts'
import { AddressDialog } from '../place/AddressDialog.tsx'
import { AddressSearch } from '../place/AddressSearch.tsx'
import { MapsGate } from '../place/MapsGate.tsx'
import { BarSkeleton } from './BarSkeleton.tsx'
import { CategoryStrip } from './CategoryStrip.tsx'
import { ConsentField } from './ConsentField.tsx'
import { ContactFields } from './ContactFields.tsx'
import css from './DesktopBar.module.css'
import { EstimateForm } from './EstimateForm.tsx'
import { FormFailure } from './FormFailure.tsx'
import { RequirementSelect } from './RequirementField.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import { SubmitWait } from './SubmitWait.tsx'
import { SwapButton } from './SwapButton.tsx'
import { useFareAddresses } from './useFareAddresses.ts'

const Fields = () => {
  const addresses = useFareAddresses()
  const search = (waypoint: Waypoint) => (
    <AddressSearch
      fields={addresses}
      waypoint={waypoint}
      onChoice="accept"
      // The bar judges as it is typed, not as it is left (spec 1 §4).
      onTyped={() => addresses.leave(waypoint)}
    />
  )
  return (
    <>
      <div className={css.category}>
        <CategoryStrip />
      </div>
      <div className={css.route}>
        {search('pickup')}
        <div className={css.swap}>
          <SwapButton />
        </div>
        {search('drop')}
      </div>
      <div className={css.details}>
        <ContactFields validates="onChange" />
        <RequirementSelect validates="onChange" />
      </div>
      <div className={css.consent}>
        <ConsentField />
      </div>
    </>
  )
}

/** The form as a horizontal bar over a desktop's page (spec 1 §2). */
export const DesktopBar = () => (
  <div className={css.bar}>
    <MapsGate skeleton={<BarSkeleton />}>
      <EstimateForm
        className={css.form}
        fieldsClassName={css.fields}
        fields={<Fields />}
        action={
          <>
            <div className={css.submit}>
              <SubmitButton />
            </div>
            <div className={css.outcome}>
              <SubmitWait />
              <FormFailure />
            </div>
          </>
        }
      />
      <AddressDialog owner="fare" />
    </MapsGate>
  </div>
)
