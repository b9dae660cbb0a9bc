import { RoutePair } from '../design/RoutePair.tsx'
import { AddressButton } from '../place/AddressButton.tsx'
import { prefetchPhoneContact } from './LazyPhoneContact.tsx'
import { SwapButton } from './SwapButton.tsx'
import { useFareAddresses } from './useFareAddresses.ts'

/** The route on a phone: two read-only fields that open the address dialog (spec 1 §2). */
export const AddressButtons = () => {
  const fields = useFareAddresses()
  return (
    <RoutePair
      holds="fields"
      pickup={<AddressButton fields={fields} waypoint="pickup" onExpect={prefetchPhoneContact} />}
      drop={<AddressButton fields={fields} waypoint="drop" onExpect={prefetchPhoneContact} />}
      action={<SwapButton />}
    />
  )
}
