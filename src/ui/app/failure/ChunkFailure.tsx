import { useTranslation } from 'react-i18next'
import { Button } from '../../design/Button.tsx'
import { Notice } from '../../design/Notice.tsx'
import { useIsOffline, useRetryOnline } from './useOffline.ts'

type Props = {
  readonly onRetry: () => void
  readonly title?: string
  /** What it says; by default, why parts of a page do not load. */
  readonly children?: string
}

/** The message in place of a part of the page that did not load. */
export const ChunkFailure = ({ onRetry, title, children }: Props) => {
  const { t } = useTranslation()
  const isOffline = useIsOffline()
  useRetryOnline(onRetry)
  return (
    <Notice
      kind="error"
      title={title}
      action={
        <Button variant="text" compact onClick={onRetry}>
          {t('app.action.retry')}
        </Button>
      }
    >
      {children ?? t(isOffline ? 'app.remote.offline' : 'app.remote.connection')}
    </Notice>
  )
}
