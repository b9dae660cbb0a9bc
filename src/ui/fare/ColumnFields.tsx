import type { ReactNode } from 'react'
import { RoutePair } from '../design/RoutePair.tsx'
import { AddressSearch } from '../place/AddressSearch.tsx'
import css from './ColumnFields.module.css'
import { ConsentField } from './ConsentField.tsx'
import { ContactFields } from './ContactFields.tsx'
import { RequirementSelect } from './RequirementField.tsx'
import { SwapButton } from './SwapButton.tsx'
import { useFareAddresses } from './useFareAddresses.ts'

/** The form's fields in one column. Each address field is its own search box; `category` is the choice of vehicle. */
export const ColumnFields = ({ category }: { readonly category: ReactNode }) => {
  const addresses = useFareAddresses()
  return (
    <>
      {category}
      <RoutePair
        holds="fields"
        pickup={<AddressSearch fields={addresses} waypoint="pickup" onChoice="accept" />}
        drop={<AddressSearch fields={addresses} waypoint="drop" onChoice="accept" />}
        action={<SwapButton />}
      />
      <div className={css.contact}>
        <ContactFields validates="onLeave" />
      </div>
      <RequirementSelect validates="onLeave" />
      <ConsentField />
    </>
  )
}
