import type { i18n } from 'i18next'
import { memo, Suspense, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { Provider } from 'react-redux'
import { NavigationType, Route, Routes, useLocation, useNavigationType } from 'react-router-dom'
import { mapsWanted } from '../../application/place/maps.slice.ts'
import type { AppState, AppStore } from '../../application/store/createAppStore.ts'
import { Button } from '../design/Button.tsx'
import { EmptyState } from '../design/EmptyState.tsx'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Foot } from './Foot.tsx'
import { fromChunk } from './fromChunk.tsx'
import { PageFailure } from './PageFailure.tsx'
import { SentBoundary } from './SentBoundary.tsx'
import { Shell } from './Shell.tsx'
import { useAppDispatch } from './store.ts'
import { type Surroundings, SurroundingsContext } from './surroundings.ts'
import { Waiting } from './Waiting.tsx'

const HomePage = fromChunk(
  async () => (await import(/* webpackChunkName: "home" */ '../home/HomePage.tsx')).HomePage,
)
const FareEstimatePage = fromChunk(
  async () =>
    (await import(/* webpackChunkName: "fare-estimate" */ '../fare/FareEstimatePage.tsx'))
      .FareEstimatePage,
)
const FareResultsPage = fromChunk(
  async () =>
    (await import(/* webpackChunkName: "fare-results" */ '../results/FareResultsPage.tsx'))
      .FareResultsPage,
)
const OrderReviewPage = fromChunk(
  async () =>
    (await import(/* webpackChunkName: "order-review" */ '../booking/OrderReviewPage.tsx'))
      .OrderReviewPage,
)
const OrderHistoryPage = fromChunk(
  async () =>
    (await import(/* webpackChunkName: "order-history" */ '../orders/OrderHistoryPage.tsx'))
      .OrderHistoryPage,
)
const TrackOrderPage = fromChunk(
  async () =>
    (await import(/* webpackChunkName: "track-order" */ '../orders/TrackOrderPage.tsx'))
      .TrackOrderPage,
)
const AppLinkPage = fromChunk(
  async () =>
    (await import(/* webpackChunkName: "app-link" */ '../header/AppLinkPage.tsx')).AppLinkPage,
)
const PartnersPage = fromChunk(
  async () =>
    (await import(/* webpackChunkName: "partners" */ '../partner/PartnersPage.tsx')).PartnersPage,
)
const SitePage = fromChunk(
  async () =>
    (await import(/* webpackChunkName: "site-page" */ '../content/SitePage.tsx')).SitePage,
)

const Crashed = () => {
  const { t } = useTranslation()
  return (
    <EmptyState
      title={t('app.crash.title')}
      text={t('app.crash.text')}
      action={
        <Button
          onClick={() => {
            window.location.reload()
          }}
        >
          {t('app.action.retry')}
        </Button>
      }
    />
  )
}

type Shown = { readonly onShown: () => void }

const Pages = ({ onShown }: Shown) => {
  const dispatch = useAppDispatch()
  const { pathname } = useLocation()
  const came = useNavigationType()
  // Whoever goes back is where they were: the browser remembers where that is.
  const begin = useEffectEvent(() => {
    if (came !== NavigationType.Pop) window.scrollTo(0, 0)
  })
  useEffect(() => {
    dispatch(mapsWanted())
  }, [dispatch])
  useEffect(onShown, [onShown])
  useEffect(() => {
    if (pathname !== '') begin()
  }, [pathname])
  return (
    <Routes>
      <Route path="/:locale">
        <Route index element={<HomePage />} />
        <Route path="fare-estimate" element={<FareEstimatePage />} />
        <Route path="fare_estimate_mob" element={<FareResultsPage />} />
        <Route path="order-review" element={<OrderReviewPage />} />
        <Route path="order-history" element={<OrderHistoryPage />} />
        <Route path="track-order" element={<TrackOrderPage />} />
        <Route path="track-courier-order" element={<TrackOrderPage />} />
        <Route path="app" element={<AppLinkPage />} />
        <Route path="partners" element={<PartnersPage />} />
        <Route path="*" element={<SitePage />} />
      </Route>
    </Routes>
  )
}

/** The page of the path. One that crashed is left behind with its path. */
const Screen = memo(({ onShown }: Shown) => {
  const { pathname } = useLocation()
  return (
    <ErrorBoundary key={pathname} fallback={<Crashed />}>
      <SentBoundary Failure={PageFailure}>
        <Suspense fallback={<Waiting />}>
          <Pages onShown={onShown} />
        </Suspense>
      </SentBoundary>
    </ErrorBoundary>
  )
})

const Framed = () => {
  // The page comes first: what stands around it takes nothing of its connection.
  const [isShown, setShown] = useState(false)
  const show = useCallback(() => {
    setShown(true)
  }, [])
  return (
    <Shell isShown={isShown} foot={<Foot />}>
      <Screen onShown={show} />
    </Shell>
  )
}

export type AppProps = {
  readonly store: AppStore
  /** What a page was made from that was made ahead: what it shows until it is the script's own. */
  readonly firstState: AppState
  readonly i18n: i18n
  readonly surroundings: Surroundings
}

/** The website inside its router (spec 1 §2). */
export const App = ({ store, firstState, i18n, surroundings }: AppProps) => (
  <Provider store={store} serverState={firstState}>
    <I18nextProvider i18n={i18n}>
      <SurroundingsContext value={surroundings}>
        {/* A boundary: what was sent is taken over in small steps, and not all at once. Nothing is ever shown instead. */}
        <Suspense fallback={null}>
          <Framed />
        </Suspense>
      </SurroundingsContext>
    </I18nextProvider>
  </Provider>
)
