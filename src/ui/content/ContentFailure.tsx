import { useTranslation } from 'react-i18next'
import type { FlowCrashed } from '../../application/flow/flowCrashed.ts'
import type { RemoteError } from '../../application/ports/remoteError.ts'
import { useRetryUnreached } from '../app/failure/useRetryUnreached.ts'
import { remoteErrorText } from '../app/text/remoteErrorText.ts'
import { Button } from '../design/Button.tsx'
import { Notice } from '../design/Notice.tsx'

type Props = { readonly error: RemoteError | FlowCrashed; readonly onRetry: () => void }

/** Why a page's texts did not load, with a retry button. */
export const ContentFailure = ({ error, onRetry }: Props) => {
  const { t } = useTranslation()
  useRetryUnreached(error, onRetry)
  return (
    <Notice
      kind="error"
      title={t('content.failed')}
      action={
        <Button variant="text" compact onClick={onRetry}>
          {t('app.action.retry')}
        </Button>
      }
    >
      {remoteErrorText(t, error)}
    </Notice>
  )
}
