import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { fromChunk } from '../app/chunk/fromChunk.tsx'
import { useBackCloses } from '../app/closing/useBackCloses.ts'
import { DialogBoundary } from '../app/failure/DialogBoundary.tsx'
import { RetryBoundary } from '../app/failure/RetryBoundary.tsx'
import { useLocalePath } from '../app/link/localePath.ts'
import { SiteLink } from '../app/link/SiteLink.tsx'
import { useAppSelector } from '../app/store.ts'
import { useSurroundings } from '../app/surroundings.ts'
import { ByWidth } from '../app/width/ByWidth.tsx'
import { useIsDesktop } from '../app/width/useIsDesktop.ts'
import { Announcer } from '../design/Announcer.tsx'
import { BrandMark } from '../design/BrandMark.tsx'
import { IconButton } from '../design/IconButton.tsx'
import css from './Header.module.css'
import { HeaderCity } from './HeaderCity.tsx'
import { LiveOrders } from './LiveOrders.tsx'
import { loadMenu } from './loadMenu.ts'
import { ToolsFailure } from './ToolsFailure.tsx'

const HomeLink = () => {
  const { t } = useTranslation()
  const { brand } = useSurroundings()
  const pathOf = useLocalePath()
  return (
    <SiteLink className={css.home} to={pathOf('/')} aria-label={t('header.home')}>
      <BrandMark className={css.mark} mark={brand.mark} />
      <span className={css.name}>{brand.name}</span>
    </SiteLink>
  )
}

/**
 * Announces a logout, here or in another tab: to some visitors, the header alone does not show it.
 */
const Farewell = () => {
  const { t } = useTranslation()
  const status = useAppSelector(({ session }) => session.status)
  const [seen, setSeen] = useState({ status, left: false })
  if (status !== seen.status) {
    setSeen({ status, left: seen.status === 'customer' && status === 'guest' })
  }
  return <Announcer message={seen.left ? t('header.loggedOut') : ''} />
}

// Starts to load the menu when the visitor is about to open it. A failure shows when they do.
const prepareMenu = () => void loadMenu().catch(() => undefined)

/** A phone's menu. Following one of its links closes it, and so does the browser's Back. */
const useMenu = () => {
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isDesktop = useIsDesktop()
  const isOpen = openAt === pathname && !isDesktop
  // After Back to the page that a link of the menu led away from, the menu stays closed. So it does
  // on a phone that was turned and is turned back: something else may have been opened meanwhile.
  if (openAt !== null && !isOpen) setOpenAt(null)
  const close = () => setOpenAt(null)
  useBackCloses(isOpen, close)
  return {
    isOpen,
    open: () => setOpenAt(pathname),
    close,
  }
}

type HeaderProps = {
  /** Whether the page is shown: the city loads after it. */
  readonly isShown?: boolean
}

// Not every visitor needs both: a phone only has the menu, and only loads it when it is opened.
const WideTools = fromChunk(
  async () => (await import(/* webpackChunkName: "wide-tools" */ './WideTools.tsx')).WideTools,
)
const NarrowMenu = fromChunk(loadMenu)

const wide = <WideTools />

/** The header of every page (spec 1 §2): inline on a desktop, a menu on a phone. */
export const Header = ({ isShown = true }: HeaderProps) => {
  const { t } = useTranslation()
  const { isOpen, open, close } = useMenu()
  const narrow = (
    <IconButton
      icon="menu"
      label={t('header.menu')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerEnter={prepareMenu}
      onFocus={prepareMenu}
      onClick={open}
    />
  )
  return (
    <>
      <header className={css.header}>
        <div className={css.bar}>
          <div className={css.start}>
            <HomeLink />
            <div className={css.city}>{isShown && <HeaderCity />}</div>
          </div>
          <LiveOrders />
          <RetryBoundary Failure={ToolsFailure}>
            <ByWidth phone={narrow} desktop={wide} Failure={ToolsFailure} />
          </RetryBoundary>
          <Farewell />
        </div>
      </header>
      {isOpen && (
        <DialogBoundary onClose={close} isLayer={false}>
          <NarrowMenu onClose={close} />
        </DialogBoundary>
      )}
    </>
  )
}
