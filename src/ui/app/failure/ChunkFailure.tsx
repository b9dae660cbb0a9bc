import { useTranslation } from 'react-i18next'
import { Button } from '../../design/Button.tsx'
import { Notice } from '../../design/Notice.tsx'
import { useIsOffline, useRetryOnline } from './useOffline.ts'

/** The message in place of a part of the page that did not load. */
export const ChunkFailure = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useTranslation()
  const isOffline = useIsOffline()
  useRetryOnline(onRetry)
  return (
    <Notice
      kind="error"
      action={
        <Button variant="text" compact onClick={onRetry}>
          {t('app.action.retry')}
        </Button>
      }
    >
      {t(isOffline ? 'app.remote.offline' : 'app.remote.connection')}
    </Notice>
  )
}
