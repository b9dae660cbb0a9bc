import { useTranslation } from 'react-i18next'
import { useIsOffline } from './useOffline.ts'

/** What is said of a part that did not come or broke: offline, what that is due to (spec 1 §8). */
export const useCrashText = (): string => {
  const { t } = useTranslation()
  return t(useIsOffline() ? 'app.remote.offline' : 'app.crash.text')
}
