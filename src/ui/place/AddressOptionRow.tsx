import { useTranslation } from 'react-i18next'
import type { SelectingPicker } from '../../application/place/locationPicker.slice.ts'
import type { AddressOption } from './addressOption.ts'
import { PlaceRow } from './PlaceRow.tsx'

export type AddressOptionRowProps = {
  readonly option: AddressOption
  readonly picker: SelectingPicker | null
}

/** An option in the list of an address field. */
export const AddressOptionRow = ({ option, picker }: AddressOptionRowProps) => {
  const { t } = useTranslation()
  switch (option.kind) {
    case 'place': {
      const { id, primary, secondary } = option.prediction
      const isChoosing =
        picker?.choosing.status === 'choosing' && picker.choosing.prediction.id === id
      return <PlaceRow icon="pin" primary={primary} secondary={secondary} busy={isChoosing} />
    }
    case 'retry':
      return <PlaceRow acts icon="history" primary={t('place.retry')} />
    case 'currentLocation': {
      const isLocating = picker?.locating.status === 'locating'
      return (
        <PlaceRow
          acts
          icon="target"
          busy={isLocating}
          primary={isLocating ? t('place.current.fetching') : t('place.current.use')}
        />
      )
    }
    case 'map':
      return <PlaceRow acts icon="pin" primary={t('place.onMap.open')} />
  }
}
