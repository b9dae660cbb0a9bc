import { useTranslation } from 'react-i18next'
import { Icon } from '../design/Icon.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { LocaleLinks } from './LocaleLinks.tsx'
import { Popup } from './Popup.tsx'
import { usePresentLocale } from './usePresentLocale.ts'
import css from './WideTools.module.css'

/** The language selector of a wide header (spec 1 §2). */
export const LanguageMenu = () => {
  const { t } = useTranslation()
  const present = usePresentLocale()
  return (
    <Popup
      trigger={(popup) => (
        <button type="button" className={css.tool} {...popup}>
          <Icon name="globe" />
          <VisuallyHidden>{`${t('header.language')}:`}</VisuallyHidden>{' '}
          <span className={css.words} lang={present.language}>
            {present.name}
          </span>
          <Icon name="chevron-down" size="small" />
        </button>
      )}
    >
      <LocaleLinks />
    </Popup>
  )
}
