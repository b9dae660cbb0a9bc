import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../design/Button.tsx'
import { Dialog } from '../../design/Dialog.tsx'
import { useBackCloses } from '../closing/useBackCloses.ts'
import { useCrashText } from './useCrashText.ts'
import { useRetryOnline } from './useOffline.ts'

type Props = {
  readonly onClose: () => void
  readonly onRetry: () => void
  /** Whether Back closes it; false if what contains it handles Back. */
  readonly isLayer?: boolean
}

/** The message in place of a dialog that did not load. */
export const DialogFailure = ({ onClose, onRetry, isLayer = true }: Props) => {
  const { t } = useTranslation()
  const id = useId()
  const { title, text } = useCrashText()
  useRetryOnline(onRetry)
  useBackCloses(isLayer, onClose)
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('app.action.close')}
      width="narrow"
      describedBy={id}
      footer={
        <Button block onClick={onRetry}>
          {t('app.action.retry')}
        </Button>
      }
    >
      <p id={id}>{text}</p>
    </Dialog>
  )
}
