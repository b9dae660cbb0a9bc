import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { storeLink, trackingOf } from '../../domain/attribution/appLink.ts'
import type { Platform } from '../../domain/attribution/platform.ts'
import { formatLink, type Link } from '../../domain/link/link.ts'
import { parseQuery } from '../../domain/link/query.ts'
import { Personal } from '../app/ahead/Personal.tsx'
import { useSurroundings } from '../app/surroundings.ts'
import { Waiting } from '../app/waiting/Waiting.tsx'
import { DefaultPage } from '../content/DefaultPage.tsx'
import { BrandMark } from '../design/BrandMark.tsx'
import { LinkButton } from '../design/Button.tsx'
import { EmptyState } from '../design/EmptyState.tsx'
import { PageHead } from '../head/PageHead.tsx'
import css from './AppLinkPage.module.css'

type Stores = Readonly<Record<Exclude<Platform, 'other'>, Link | null>>

const platforms = ['android', 'ios'] as const

const StoreButtons = ({ stores, own }: { readonly stores: Stores; readonly own: Platform }) => {
  const { t } = useTranslation()
  return (
    <div className={css.stores}>
      {platforms.map((platform) => {
        const store = stores[platform]
        if (store === null) return null
        return (
          <LinkButton
            key={platform}
            href={formatLink(store)}
            variant={own === 'other' || own === platform ? 'primary' : 'secondary'}
          >
            {t(`header.app.${platform}`)}
          </LinkButton>
        )
      })}
    </div>
  )
}

const StoreChoice = ({ stores }: { readonly stores: Stores }) => {
  const { t } = useTranslation()
  const { brand, goTo, platform } = useSurroundings()
  const own = platform === 'other' ? null : stores[platform]
  useEffect(() => {
    // Replaced, so that Back does not lead to this page and on again.
    if (own !== null) goTo(own, { replacing: true })
  }, [own, goTo])
  return (
    <>
      <PageHead title={t('header.app.title')} />
      <EmptyState
        level={1}
        picture={<BrandMark className={css.mark} mark={brand.mark} />}
        title={t('header.app.heading')}
        text={own === null ? t('header.app.text') : t('header.app.leaving')}
        action={<StoreButtons stores={stores} own={platform} />}
      />
    </>
  )
}

const Leading = () => {
  const { appLinks } = useSurroundings()
  const { search } = useLocation()
  const stores = useMemo((): Stores | null => {
    if (appLinks === null) return null
    const tracking = trackingOf(parseQuery(search))
    return {
      android: storeLink(appLinks.android)(tracking),
      ios: storeLink(appLinks.ios)(tracking),
    }
  }, [appLinks, search])
  return stores === null ? <DefaultPage /> : <StoreChoice stores={stores} />
}

/**
 * The deep link if no app claimed it, `/{locale}/app` (spec 1 §7): leads to the device's store, or
 * offers a choice of stores. Without an app it is an unknown page.
 */
export const AppLinkPage = () => (
  <Personal shape={<Waiting />}>
    <Leading />
  </Personal>
)
