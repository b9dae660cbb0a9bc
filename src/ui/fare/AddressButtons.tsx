import { useTranslation } from 'react-i18next'
import { addressFieldOpened } from '../../application/fare/fareForm.slice.ts'
import { pickerOpened } from '../../application/place/locationPicker.slice.ts'
import { entryText, otherEnd, placeOf, type Waypoint } from '../../domain/place/address.ts'
import { useAppDispatch } from '../app/store.ts'
import { FieldButton } from '../design/FieldButton.tsx'
import { RoutePair } from '../design/RoutePair.tsx'
import { prefetchPickerStep } from '../place/LazyPickerStep.tsx'
import { addressLabels, addressPlaceholders } from './addressTexts.ts'
import { prefetchPhoneContact } from './LazyPhoneContact.tsx'
import { addressProblemText } from './problemTexts.ts'
import { SwapButton } from './SwapButton.tsx'
import { useFareFields } from './useFareFields.ts'

const prefetchWhatFollows = () => {
  prefetchPickerStep()
  prefetchPhoneContact()
}

const AddressButton = ({ waypoint }: { readonly waypoint: Waypoint }) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { input, problems, leave } = useFareFields('onLeave')
  const entry = input[waypoint]
  const error = addressProblemText(t, waypoint, problems[waypoint])
  return (
    <FieldButton
      label={t(addressLabels[waypoint])}
      placeholder={t(addressPlaceholders[waypoint])}
      value={entryText(entry)}
      error={error}
      data-problem={error === null ? undefined : ''}
      onPointerDown={prefetchWhatFollows}
      onFocus={prefetchWhatFollows}
      onBlur={() => leave(waypoint)}
      onClick={() => {
        dispatch(addressFieldOpened(waypoint))
        dispatch(
          pickerOpened({
            owner: 'fare',
            waypoint,
            onChoice: 'pin',
            near: placeOf(input[otherEnd(waypoint)])?.location ?? null,
            place: placeOf(entry),
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
