import { useTranslation } from 'react-i18next'
import { stopEdited, stopFieldLeft } from '../../application/booking/order/orderReview.slice.ts'
import type { StopEdit } from '../../application/booking/order/stopEdit.ts'
import { selectStopProblems } from '../../application/booking/stops/stopEdit.selectors.ts'
import { longestHouse } from '../../domain/booking/parseOrderDraft.ts'
import type { StopForm } from '../../domain/booking/stopForm.ts'
import { useAppDispatch } from '../app/store.ts'
import { mobileProblemText, nameProblemText } from '../contact/contactProblemTexts.ts'
import { MobileField } from '../contact/MobileField.tsx'
import { NameField } from '../contact/NameField.tsx'
import { TextField } from '../design/TextField.tsx'
import { StopAddress } from './StopAddress.tsx'
import { useBookingSelector } from './useBookingSelector.ts'

const names = { pickup: 'booking.address.name.pickup', drop: 'booking.address.name.drop' } as const
const mobiles = {
  pickup: 'booking.address.mobile.pickup',
  drop: 'booking.address.mobile.drop',
} as const

/** The field that the customer most likely wants: the first required one that is empty. */
const firstEmpty = ({ address, name, mobile }: StopForm): 'name' | 'mobile' | null => {
  if (address.status !== 'resolved') return null
  if (name === '') return 'name'
  return mobile === '' ? 'mobile' : null
}

type Props = { readonly edit: StopEdit; readonly isPicking: boolean }

/** The fields of an end: its address, its house and the person there. */
export const StopFields = ({ edit: { waypoint, form }, isPicking }: Props) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const problems = useBookingSelector(selectStopProblems)
  const { input, initial } = form
  const readOnly = form.phase.status === 'submitting'
  const first = firstEmpty(initial)
  // As a rule, the customer hands the goods over, and someone else receives them.
  const isSelf = waypoint === 'pickup'
  // A field that was empty from the start shows no error until the customer saves.
  const leave = (field: 'name' | 'mobile') => {
    if (input[field] !== '' || initial[field] !== '') dispatch(stopFieldLeft(field))
  }
  return (
    <>
      <StopAddress
        waypoint={waypoint}
        entry={input.address}
        isPicking={isPicking}
        isSaving={readOnly}
      />
      <TextField
        label={t('booking.address.house')}
        name="house"
        autoComplete={isSelf ? 'address-line2' : 'off'}
        autoCapitalize="words"
        enterKeyHint="next"
        // A longer text would be cut off on saving.
        maxLength={longestHouse}
        readOnly={readOnly}
        value={input.house}
        onChange={({ target }) => dispatch(stopEdited({ house: target.value }))}
      />
      <NameField
        label={t(names[waypoint])}
        isFirst={first === 'name'}
        isSelf={isSelf}
        readOnly={readOnly}
        value={input.name}
        error={nameProblemText(t, problems.name)}
        onEdit={(name) => dispatch(stopEdited({ name }))}
        onLeave={() => leave('name')}
      />
      <MobileField
        label={t(mobiles[waypoint])}
        isFirst={first === 'mobile'}
        isSelf={isSelf}
        readOnly={readOnly}
        value={input.mobile}
        error={mobileProblemText(t, problems.mobile)}
        onEdit={(mobile) => dispatch(stopEdited({ mobile }))}
        onLeave={() => leave('mobile')}
      />
    </>
  )
}
