import { useTranslation } from 'react-i18next'
import { telephoneLink } from '../app/link/telephoneLink.ts'
import { useSupportNumber } from '../app/link/useSupportNumber.ts'
import { classes } from '../design/classes.ts'
import { Icon } from '../design/Icon.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { HeaderLinkItem } from './HeaderLinkItem.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { useHeaderLinks } from './useHeaderLinks.ts'
import css from './WideTools.module.css'

/** The additional tools of a wide window's header. */
export const WideTools = () => {
  const { t } = useTranslation()
  const support = useSupportNumber()
  const links = useHeaderLinks()
  return (
    <>
      <nav className={css.links} aria-label={t('header.main')}>
        {links.map((link) => (
          <HeaderLinkItem key={link.name} link={link} className={classes(css.tool, css.page)} />
        ))}
        <a className={css.tool} href={telephoneLink(support)}>
          <Icon name="phone" />
          <span className={css.words}>{t('header.support')}</span>
        </a>
      </nav>
      <LanguageMenu />
      <AccountMenu />
    </>
  )
}
