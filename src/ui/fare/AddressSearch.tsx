import { useTranslation } from 'react-i18next'
import type { FareProblems } from '../../application/fare/fareForm.selectors.ts'
import { addressFieldOpened } from '../../application/fare/fareForm.slice.ts'
import { otherEnd, placeOf, type Waypoint } from '../../domain/place/address.ts'
import { useAppDispatch, useAppSelector } from '../app/store.ts'
import { AddressCombobox } from '../place/AddressCombobox.tsx'
import { addressLabels, addressPlaceholders } from './addressTexts.ts'
import { addressProblemText } from './problemTexts.ts'
import { useFareFields } from './useFareFields.ts'

type SearchProps = {
  readonly waypoint: Waypoint
  /** What a choice leads to: the field alone, or the map beside the form as well. */
  readonly onChoice: 'accept' | 'acceptAndPin'
}

/** Whether the field is being searched in: until it is left, unchosen words are no fault. */
const useIsSearching = (waypoint: Waypoint): boolean =>
  useAppSelector(
    ({ locationPicker: picker }) =>
      picker.status === 'selecting' &&
      picker.owner === 'fare' &&
      picker.waypoint === waypoint &&
      picker.onChoice !== 'pin',
  )

const isUnchosen = (problem: FareProblems[Waypoint]): boolean =>
  problem?.kind === 'Wrong' && problem.error.kind === 'AddressUnchosen'

/** One end of the route on a desktop: the field is itself the search. */
export const AddressSearch = ({ waypoint, onChoice }: SearchProps) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { input, problems, leave } = useFareFields('onLeave')
  const isSearching = useIsSearching(waypoint)
  const problem = problems[waypoint]
  return (
    <div data-waypoint={waypoint}>
      <AddressCombobox
        purpose={{
          owner: 'fare',
          waypoint,
          onChoice,
          near: placeOf(input[otherEnd(waypoint)])?.location ?? null,
        }}
        label={t(addressLabels[waypoint])}
        placeholder={t(addressPlaceholders[waypoint])}
        entry={input[waypoint]}
        error={isSearching && isUnchosen(problem) ? null : addressProblemText(t, waypoint, problem)}
        onEnter={() => dispatch(addressFieldOpened(waypoint))}
        onLeave={() => leave(waypoint)}
      />
    </div>
  )
}
