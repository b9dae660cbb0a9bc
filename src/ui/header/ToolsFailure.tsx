import { useTranslation } from 'react-i18next'
import { Button } from '../design/Button.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'

/** In the place of the header's tools that did not load: there is no room for a sentence that is seen. */
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
