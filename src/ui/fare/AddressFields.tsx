import { useTranslation } from 'react-i18next'
import type { FareProblems } from '../../application/fare/fareForm.selectors.ts'
import { addressesSwapped, addressFieldOpened } from '../../application/fare/fareForm.slice.ts'
import { pickerClosed, pickerOpened } from '../../application/place/locationPicker.slice.ts'
import { entryText, type Waypoint } from '../../domain/place/address.ts'
import { useAppDispatch, useAppSelector } from '../app/store.ts'
import { FieldButton } from '../design/FieldButton.tsx'
import { IconButton } from '../design/IconButton.tsx'
import { RoutePair } from '../design/RoutePair.tsx'
import { AddressCombobox } from '../place/AddressCombobox.tsx'
import { addressProblemText } from './problemTexts.ts'
import { useFareFields } from './useFareFields.ts'

const labels = {
  pickup: 'fare.address.pickup',
  drop: 'fare.address.drop',
} as const satisfies Record<Waypoint, string>

const placeholders = {
  pickup: 'fare.address.pickupPlaceholder',
  drop: 'fare.address.dropPlaceholder',
} as const satisfies Record<Waypoint, string>

/** Turns the route round. */
export const SwapButton = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  return (
    <IconButton
      icon="swap"
      label={t('fare.address.swap')}
      onClick={() => {
        dispatch(pickerClosed())
        dispatch(addressesSwapped())
      }}
    />
  )
}

const AddressButton = ({ waypoint }: { readonly waypoint: Waypoint }) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { input, problems, leave } = useFareFields('onLeave')
  const entry = input[waypoint]
  const error = addressProblemText(t, waypoint, problems[waypoint])
  return (
    <FieldButton
      label={t(labels[waypoint])}
      placeholder={t(placeholders[waypoint])}
      value={entryText(entry)}
      error={error}
      data-problem={error === null ? undefined : ''}
      onBlur={() => leave(waypoint)}
      onClick={() => {
        dispatch(addressFieldOpened(waypoint))
        dispatch(
          pickerOpened({
            waypoint,
            onChoice: 'pin',
            place: entry.status === 'resolved' ? entry.place : null,
          }),
        )
      }}
    />
  )
}

/** The route on a phone: two fields to read that open the address dialog (spec 1 §2). */
export const AddressButtons = () => (
  <RoutePair
    holds="fields"
    pickup={<AddressButton waypoint="pickup" />}
    drop={<AddressButton waypoint="drop" />}
    action={<SwapButton />}
  />
)

type SearchProps = {
  readonly waypoint: Waypoint
  /** What a choice leads to: the field alone, or the map beside the form as well. */
  readonly onChoice: 'accept' | 'acceptAndPin'
}

/** Whether the field is being searched in: until it is left, unchosen words are no fault. */
const useIsSearching = (waypoint: Waypoint): boolean =>
  useAppSelector(
    ({ locationPicker: picker }) =>
      picker.status === 'selecting' && picker.waypoint === waypoint && picker.onChoice !== 'pin',
  )

const isUnchosen = (problem: FareProblems[Waypoint]): boolean =>
  problem?.kind === 'Wrong' && problem.error.kind === 'AddressUnchosen'

/** One end of the route on a desktop: the field is itself the search. */
export const AddressSearch = ({ waypoint, onChoice }: SearchProps) => {
  const { t } = useTranslation()
  const { input, problems, leave } = useFareFields('onLeave')
  const isSearching = useIsSearching(waypoint)
  const problem = problems[waypoint]
  return (
    <div data-waypoint={waypoint}>
      <AddressCombobox
        waypoint={waypoint}
        label={t(labels[waypoint])}
        placeholder={t(placeholders[waypoint])}
        text={entryText(input[waypoint])}
        error={isSearching && isUnchosen(problem) ? null : addressProblemText(t, waypoint, problem)}
        onChoice={onChoice}
        onLeave={() => leave(waypoint)}
      />
    </div>
  )
}
