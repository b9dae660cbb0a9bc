import { useTranslation } from 'react-i18next'
import { addressesSwapped } from '../../application/fare/fareForm.slice.ts'
import { useAppDispatch } from '../app/store.ts'
import { IconButton } from '../design/IconButton.tsx'

/** Swaps pickup and drop. */
export const SwapButton = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  return (
    <IconButton
      icon="swap"
      label={t('fare.address.swap')}
      onClick={() => dispatch(addressesSwapped())}
    />
  )
}
