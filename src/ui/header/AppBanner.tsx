import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsHydrated } from '../app/ahead/useIsHydrated.ts'
import { useAppLink } from '../app/link/useAppLink.ts'
import { useSurroundings } from '../app/surroundings.ts'
import { LinkButton } from '../design/Button.tsx'
import { IconButton } from '../design/IconButton.tsx'
import css from './AppBanner.module.css'

const flag = 'app-banner-hidden'

/**
 * A link to the app on every page on a phone. Once closed, it stays closed for this visit (spec 1
 * §2).
 */
export const AppBanner = ({ onHide }: { readonly onHide: () => void }) => {
  const { t } = useTranslation()
  const { flags } = useSurroundings()
  const isHydrated = useIsHydrated()
  const [isClosed, setClosed] = useState(false)
  const address = useAppLink('open_app_banner')
  if (isClosed || (isHydrated && flags.isRaised(flag)) || address === null) return null
  return (
    <aside className={css.banner} aria-label={t('header.banner.label')}>
      <IconButton
        icon="close"
        label={t('header.banner.hide')}
        onClick={() => {
          flags.raise(flag)
          setClosed(true)
          onHide()
        }}
      />
      <p className={css.text}>{t('header.banner.text')}</p>
      <LinkButton variant="text" compact href={address}>
        {t('header.banner.open')}
      </LinkButton>
    </aside>
  )
}
