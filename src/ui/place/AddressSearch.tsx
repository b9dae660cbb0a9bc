import { useTranslation } from 'react-i18next'
import { nearOtherEnd } from '../../application/place/pickerAt.ts'
import type { Waypoint } from '../../domain/place/address.ts'
import { useSurroundings } from '../app/surroundings.ts'
import { AddressCombobox } from './AddressCombobox.tsx'
import type { AddressFields, AddressProblem } from './addressFields.ts'
import { addressProblemText } from './addressProblemText.ts'
import { addressLabels, addressPlaceholders } from './addressTexts.ts'
import { useIsAwaited, useOwnSearch } from './fieldPicker.ts'

type SearchProps = {
  readonly fields: AddressFields
  readonly waypoint: Waypoint
  /** The result of a choice: it only fills the field, or also opens the map beside the form. */
  readonly onChoice: 'accept' | 'acceptAndPin'
  /** Loads what follows, because an address will soon be chosen. */
  readonly onExpect?: () => void
  /** The visitor changed the text by typing, not by a choice. */
  readonly onTyped?: () => void
}

const isUnchosen = (problem: AddressProblem): boolean =>
  problem?.kind === 'Wrong' && problem.error.kind === 'AddressUnchosen'

/** One end of the route on a desktop: the field is itself the search. */
export const AddressSearch = ({ fields, waypoint, onChoice, onExpect, onTyped }: SearchProps) => {
  const { t } = useTranslation()
  const { owner, input, problems, enter, leave } = fields
  const purpose = { owner, waypoint, onChoice, near: nearOtherEnd(waypoint, input) }
  const problem = problems[waypoint]
  const isSearching = useOwnSearch(purpose) !== null
  const isFetching = useIsAwaited(purpose)
  // Until the field is left, a text without a chosen place is no error. While a place is fetched for it, nothing is.
  const isExcused =
    (isSearching && isUnchosen(problem)) || (isFetching && problem?.kind === 'Wrong')
  const { expectPlaces } = useSurroundings()
  return (
    <div data-waypoint={waypoint}>
      <AddressCombobox
        purpose={purpose}
        label={t(addressLabels[waypoint])}
        placeholder={t(addressPlaceholders[waypoint])}
        entry={input[waypoint]}
        error={isExcused ? null : addressProblemText(t, waypoint, problem)}
        onFocused={() => {
          expectPlaces({ onMap: false })
          onExpect?.()
        }}
        onUsed={() => enter(waypoint)}
        onTyped={onTyped}
        onLeave={() => leave(waypoint)}
      />
    </div>
  )
}
