import { useIsOffline, useRetryOnline } from '../app/failure/useOffline.ts'
import type { Texts } from '../app/text/texts.ts'
import { Button } from '../design/Button.tsx'
import { EmptyState } from '../design/EmptyState.tsx'

type Props = { readonly texts: Texts; readonly onRetry: () => void }

/**
 * Instead of a form whose settings did not load: says so, or that there is no connection, and tries
 * again by itself once there is one.
 */
export const FormNotLoaded = ({ texts, onRetry }: Props) => {
  useRetryOnline(onRetry)
  const { offline, crash, action } = texts.app
  const { title, text } = useIsOffline() ? offline : crash
  return (
    <EmptyState
      level={2}
      title={title}
      text={text}
      action={<Button onClick={onRetry}>{action.retry}</Button>}
    />
  )
}
