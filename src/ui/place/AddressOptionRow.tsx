import { useTranslation } from 'react-i18next'
import type { SelectingPicker } from '../../application/place/locationPicker.slice.ts'
import { type AddressOption, isUnderWay } from './addressOption.ts'
import { PlaceRow } from './PlaceRow.tsx'

export type AddressOptionRowProps = {
  readonly option: AddressOption
  readonly picker: SelectingPicker | null
}

/** An option in the list of an address field. */
export const AddressOptionRow = ({ option, picker }: AddressOptionRowProps) => {
  const { t } = useTranslation()
  const isBusy = isUnderWay(option, picker)
  switch (option.kind) {
    case 'place': {
      const { primary, secondary } = option.prediction
      return <PlaceRow icon="pin" primary={primary} secondary={secondary} busy={isBusy} />
    }
    case 'retry':
      return <PlaceRow acts icon="history" primary={t('place.retry')} />
    case 'currentLocation':
      return (
        <PlaceRow
          acts
          icon="target"
          busy={isBusy}
          primary={isBusy ? t('place.current.fetching') : t('place.current.use')}
        />
      )
    case 'map':
      return <PlaceRow acts icon="pin" primary={t('place.onMap.open')} />
  }
}
