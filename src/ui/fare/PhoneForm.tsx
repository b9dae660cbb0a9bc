import { useTranslation } from 'react-i18next'
import { AddressDialog } from '../place/AddressDialog.tsx'
import { MapsGate } from '../place/MapsGate.tsx'
import { EstimateForm } from './EstimateForm.tsx'
import { PhoneSkeleton } from './FareSkeleton.tsx'
import { PhoneAction } from './PhoneAction.tsx'
import { PhoneFields } from './PhoneFields.tsx'
import css from './PhoneForm.module.css'

/** The form as the whole screen of a phone. */
export const PhoneForm = () => {
  const { t } = useTranslation()
  return (
    <div className={css.screen}>
      <div className={css.words}>
        <h1 className={css.heading}>{t('fare.heading')}</h1>
        <p>{t('fare.lead')}</p>
      </div>
      <MapsGate skeleton={<PhoneSkeleton />}>
        <EstimateForm
          className={css.form}
          fieldsClassName={css.fields}
          fields={<PhoneFields />}
          action={<PhoneAction />}
        />
        <AddressDialog owner="fare" />
      </MapsGate>
    </div>
  )
}
