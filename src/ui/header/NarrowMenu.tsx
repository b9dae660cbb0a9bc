import {
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { focusIn } from '../app/focus/focusIn.ts'
import { useLocalePath } from '../app/link/localePath.ts'
import { opensElsewhere } from '../app/link/opensElsewhere.ts'
import { SiteLink } from '../app/link/SiteLink.tsx'
import { telephoneLink } from '../app/link/telephoneLink.ts'
import { usePagePath } from '../app/link/usePagePath.ts'
import { useSupportNumber } from '../app/link/useSupportNumber.ts'
import { useSurroundings } from '../app/surroundings.ts'
import { Button } from '../design/Button.tsx'
import { classes } from '../design/classes.ts'
import { Dialog } from '../design/Dialog.tsx'
import { Icon } from '../design/Icon.tsx'
import { isFocusLost } from '../design/leavesFocus.ts'
import { Skeleton } from '../design/Skeleton.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { useAccount } from '../session/useAccount.ts'
import { HeaderLinkItem } from './HeaderLinkItem.tsx'
import { LocaleLinks } from './LocaleLinks.tsx'
import css from './NarrowMenu.module.css'
import { useHeaderLinks } from './useHeaderLinks.ts'
import { usePresentLocale } from './usePresentLocale.ts'
import { WhoIsThere } from './WhoIsThere.tsx'

const Language = () => {
  const { t } = useTranslation()
  const present = usePresentLocale()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={classes(css.row, css.valued)}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon name="globe" />
        <span className={css.label}>{t('header.language')}</span>{' '}
        <span className={css.value} lang={present.language}>
          {present.name}
        </span>
        <span className={css.turn}>
          <Icon name="chevron-down" size="small" />
        </span>
      </button>
      {open && (
        <div className={css.locales}>
          {/* Not closed first: the menu disappears with the page, and its step back would collide
              with the navigation. */}
          <LocaleLinks />
        </div>
      )}
    </>
  )
}

const pictures = { enterprise: 'box', driverPartners: 'truck' } as const

/** A link to the current page only closes the menu. */
const useStay = (onClose: () => void) => {
  const path = usePagePath()
  return (address: string) =>
    address === path
      ? (event: MouseEvent) => {
          if (opensElsewhere(event)) return
          event.preventDefault()
          onClose()
        }
      : undefined
}

type Closing = { readonly onClose: () => void }

const Links = ({ onClose }: Closing) => {
  const { t } = useTranslation()
  const support = useSupportNumber()
  const links = useHeaderLinks()
  const stay = useStay(onClose)
  return (
    <nav aria-label={t('header.main')}>
      <ul className={css.rows}>
        {links.map((link) => (
          <li key={link.name}>
            <HeaderLinkItem
              link={link}
              className={css.row}
              picture={<Icon name={pictures[link.name]} />}
              replaces
              onClick={stay(link.address)}
            />
          </li>
        ))}
        <li>
          <a className={classes(css.row, css.valued)} href={telephoneLink(support)}>
            <Icon name="phone" />
            <span className={css.label}>{t('header.support')}</span>{' '}
            <span className={css.value}>{support}</span>
          </a>
        </li>
      </ul>
    </nav>
  )
}

/** A sheet with what a phone's header has no room for (spec 1 §2). */
export const NarrowMenu = ({ onClose }: Closing) => {
  const { t } = useTranslation()
  const orders = useLocalePath()('/order-history')
  const stay = useStay(onClose)
  const { features } = useSurroundings()
  const { account, logIn, logOut } = useAccount()
  const isGuest = account.kind === 'guest'
  useEffect(() => {
    // Guests may want to log in. Loaded here and not in the header, which is in every page's first
    // scripts.
    if (isGuest) features.account().catch(() => undefined)
  }, [isGuest, features])
  const comeBack = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    // A link to another language or site left it open, and Back leads to the page, not to the menu.
    if (persisted) onClose()
  })
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => comeBack(event)
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // Another tab's login or logout may have taken the row away that had the focus.
    if (isFocusLost()) focusIn(box.current?.closest('dialog') ?? null, 'h2')
  })
  const footer = () => {
    switch (account.kind) {
      case 'none':
      case 'customer':
        return undefined
      case 'guest':
        return (
          <Button
            block
            onClick={() => {
              onClose()
              logIn()
            }}
          >
            {t('header.login')}
          </Button>
        )
      case 'restoring':
        return (
          <>
            <VisuallyHidden>{t('header.account.restoring')}</VisuallyHidden>
            <Skeleton shape="button" />
          </>
        )
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('header.menu')}
      closeLabel={t('app.action.close')}
      footer={footer()}
    >
      <div ref={box} className={css.menu}>
        {account.kind === 'customer' && (
          <>
            <WhoIsThere firstName={account.firstName} email={account.email} />
            <SiteLink className={css.row} to={orders} replace onClick={stay(orders)}>
              <Icon name="history" />
              <span className={css.label}>{t('header.orders')}</span>
            </SiteLink>
          </>
        )}
        <Links onClose={onClose} />
        <Language />
        {account.kind === 'customer' && (
          <button
            type="button"
            className={css.row}
            onClick={() => {
              onClose()
              logOut()
            }}
          >
            <Icon name="logout" />
            <span className={css.label}>{t('header.logout')}</span>
          </button>
        )}
      </div>
    </Dialog>
  )
}
