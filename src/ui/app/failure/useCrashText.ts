import { useTranslation } from 'react-i18next'
import { useIsOffline } from './useOffline.ts'

/** What is said of a part that did not come or broke: offline, what that is due to (spec 1 §8). */
export const useCrashText = (): { readonly title: string; readonly text: string } => {
  const { t } = useTranslation()
  return useIsOffline()
    ? { title: t('app.offline.title'), text: t('app.offline.text') }
    : { title: t('app.crash.title'), text: t('app.crash.text') }
}
