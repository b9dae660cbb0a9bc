import { useTranslation } from 'react-i18next'
import { Button } from '../../design/Button.tsx'
import { Notice } from '../../design/Notice.tsx'
import css from './PageFailure.module.css'
import { useCrashText } from './useCrashText.ts'
import { useRetryOnline } from './useOffline.ts'

/** The message over a page, or a part as wide as one, whose script did not load (spec 1 §8). */
export const PageFailure = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useTranslation()
  const { title, text } = useCrashText()
  useRetryOnline(onRetry)
  return (
    <div className={css.failure}>
      <Notice
        kind="error"
        title={title}
        action={
          <Button variant="text" compact onClick={onRetry}>
            {t('app.action.retry')}
          </Button>
        }
      >
        {text}
      </Notice>
    </div>
  )
}
