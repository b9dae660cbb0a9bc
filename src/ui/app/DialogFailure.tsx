import { useTranslation } from 'react-i18next'
import { Button } from '../design/Button.tsx'
import { Dialog } from '../design/Dialog.tsx'

/** In the place of a dialog that did not load. */
export const DialogFailure = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('app.crash.title')}
      closeLabel={t('app.action.close')}
      width="narrow"
      footer={
        <Button block onClick={() => window.location.reload()}>
          {t('app.action.retry')}
        </Button>
      }
    >
      <p>{t('app.crash.text')}</p>
    </Dialog>
  )
}
