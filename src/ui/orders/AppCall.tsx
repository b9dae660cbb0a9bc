import { useTranslation } from 'react-i18next'
import { useAppLink } from '../app/link/useAppLink.ts'
import { useSurroundings } from '../app/surroundings.ts'
import { BrandMark } from '../design/BrandMark.tsx'
import { LinkButton } from '../design/Button.tsx'
import { leavesFocus } from '../design/leavesFocus.ts'
import css from './AppCall.module.css'

/** The banner that links to the app, if the brand has one (spec 2 §2). */
export const AppCall = () => {
  const { t } = useTranslation()
  const { brand } = useSurroundings()
  const address = useAppLink('order_history_banner')
  if (address === null) return null
  return (
    <aside className={css.call} aria-labelledby="orders-app">
      <BrandMark className={css.mark} mark={brand.mark} />
      <div className={css.words}>
        <p id="orders-app" className={css.title}>
          {t('orders.app.title')}
        </p>
        <p className={css.text}>{t('orders.app.text')}</p>
      </div>
      {/* It moves to another place when the last order under way ends, or the first is booked. */}
      <LinkButton ref={leavesFocus} variant="secondary" compact href={address}>
        {t('orders.app.action')}
      </LinkButton>
    </aside>
  )
}
