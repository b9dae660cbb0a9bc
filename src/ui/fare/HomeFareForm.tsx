import { AddressDialog } from '../place/AddressDialog.tsx'
import { MapsGate } from '../place/MapsGate.tsx'
import { EstimateForm } from './EstimateForm.tsx'
import { PhoneSkeleton } from './FareSkeleton.tsx'
import css from './HomeFareForm.module.css'
import { PhoneAction } from './PhoneAction.tsx'
import { PhoneFields } from './PhoneFields.tsx'

/** The form as a part of a phone's home page. Its button stays within the thumb's reach while the form is in sight. */
export const HomeFareForm = () => (
  <div className={css.card}>
    <MapsGate skeleton={<PhoneSkeleton />}>
      <EstimateForm
        fieldsClassName={css.fields}
        fields={<PhoneFields />}
        action={<PhoneAction />}
      />
      <AddressDialog owner="fare" />
    </MapsGate>
  </div>
)
