import { useTranslation } from 'react-i18next'
import { pickerOpened } from '../../application/place/locationPicker.slice.ts'
import { pickerAt } from '../../application/place/pickerAt.ts'
import { entryText, type Waypoint } from '../../domain/place/address.ts'
import { useAppDispatch } from '../app/store.ts'
import { FieldButton } from '../design/FieldButton.tsx'
import type { AddressFields } from './addressFields.ts'
import { addressProblemText } from './addressProblemText.ts'
import { addressLabels, addressPlaceholders } from './addressTexts.ts'
import { useExpectPicker } from './useExpectPicker.ts'

type Props = {
  readonly fields: AddressFields
  readonly waypoint: Waypoint
  /** Loads what follows, because an address will soon be chosen. */
  readonly onExpect?: () => void
}

/** One end of the route on a phone: a read-only field that opens the address dialog (spec 1 §2). */
export const AddressButton = ({ fields, waypoint, onExpect }: Props) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { owner, input, problems, enter, leave } = fields
  const error = addressProblemText(t, waypoint, problems[waypoint])
  const expectPicker = useExpectPicker()
  const expect = () => {
    expectPicker()
    onExpect?.()
  }
  return (
    <FieldButton
      label={t(addressLabels[waypoint])}
      placeholder={t(addressPlaceholders[waypoint])}
      value={entryText(input[waypoint])}
      error={error}
      data-problem={error === null ? undefined : ''}
      onPointerDown={expect}
      onFocus={expect}
      onBlur={() => leave(waypoint)}
      onClick={() => {
        enter(waypoint)
        dispatch(pickerOpened(pickerAt(owner, waypoint, input)))
      }}
    />
  )
}
