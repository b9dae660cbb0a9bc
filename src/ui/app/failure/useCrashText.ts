import { useTranslation } from 'react-i18next'
import { useIsOffline } from './useOffline.ts'

/** The texts about a part that broke or did not load; offline, they say so (spec 1 §8). */
export const useCrashText = (): { readonly title: string; readonly text: string } => {
  const { t } = useTranslation()
  return useIsOffline()
    ? { title: t('app.offline.title'), text: t('app.offline.text') }
    : { title: t('app.crash.title'), text: t('app.crash.text') }
}
