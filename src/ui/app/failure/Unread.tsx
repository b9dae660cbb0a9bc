import { useTranslation } from 'react-i18next'
import { Button } from '../../design/Button.tsx'
import { EmptyState } from '../../design/EmptyState.tsx'
import { Offline } from '../../design/illustrations/Offline.tsx'
import { SomethingWrong } from '../../design/illustrations/SomethingWrong.tsx'
import { isOffline } from './isOffline.ts'
import { useRetryUnreached } from './useRetryUnreached.ts'

export type UnreadProps = {
  readonly error: Parameters<typeof isOffline>[0]
  readonly title: string
  readonly text: string
  /** The error in words. */
  readonly cause: string
  readonly onRetry: () => void
}

/** What a page is about could not be loaded for the moment. */
export const Unread = ({ error, title, text, cause, onRetry }: UnreadProps) => {
  const { t } = useTranslation()
  useRetryUnreached(error, onRetry)
  return (
    <EmptyState
      level={1}
      picture={isOffline(error) ? <Offline /> : <SomethingWrong />}
      title={title}
      text={
        <div role="alert">
          <p>{text}</p>
          <p>{cause}</p>
        </div>
      }
      action={<Button onClick={onRetry}>{t('app.action.retry')}</Button>}
    />
  )
}
