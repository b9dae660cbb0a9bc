import { useTranslation } from 'react-i18next'
import { Button } from '../design/Button.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'

/** In place of the header's tools if they do not load. There is no room for a visible sentence. */
export const ToolsFailure = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useTranslation()
  return (
    <>
      <span role="alert">
        <VisuallyHidden>{t('app.remote.connection')}</VisuallyHidden>
      </span>
      <Button variant="text" compact title={t('app.remote.connection')} onClick={onRetry}>
        {t('app.action.retry')}
      </Button>
    </>
  )
}
