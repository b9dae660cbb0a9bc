import { useTranslation } from 'react-i18next'
import { Button } from '../../design/Button.tsx'
import { Notice } from '../../design/Notice.tsx'
import css from './PageFailure.module.css'
import { useCrashText } from './useCrashText.ts'
import { useRetryOnline } from './useOffline.ts'

/** A page, or what is as wide as one, whose script did not come: said over what was sent of it (spec 1 §8). */
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
