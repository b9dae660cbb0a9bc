import type { i18n } from 'i18next'
import { memo, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { Provider } from 'react-redux'
import { NavigationType, Route, Routes, useLocation, useNavigationType } from 'react-router-dom'
import { mapsWanted } from '../../../application/place/maps.slice.ts'
import type { AppState } from '../../../application/store/appState.ts'
import type { AppStore } from '../../../application/store/createAppStore.ts'
import { Button } from '../../design/Button.tsx'
import { EmptyState } from '../../design/EmptyState.tsx'
import { fromChunk } from '../chunk/fromChunk.tsx'
import { SentBoundary } from '../chunk/SentBoundary.tsx'
import { ErrorBoundary } from '../failure/ErrorBoundary.tsx'
import { PageFailure } from '../failure/PageFailure.tsx'
import { useCrashText } from '../failure/useCrashText.ts'
import { useRetryOnline } from '../failure/useOffline.ts'
import { useTries } from '../failure/useTries.ts'
import { focusPage } from '../focus/focusPage.ts'
import { forgetSent } from '../start/madePage.ts'
import { useAppDispatch } from '../store.ts'
import { type Surroundings, SurroundingsContext, useSurroundings } from '../surroundings.ts'
import { Waiting } from '../waiting/Waiting.tsx'
import { Foot } from './Foot.tsx'
import { Shell } from './Shell.tsx'

const HomePage = fromChunk(
  async () => (await import(/* webpackChunkName: "home" */ '../../content/HomePage.tsx')).HomePage,
)
const FareEstimatePage = fromChunk(
  async () =>
    (await import(/* webpackChunkName: "fare-estimate" */ '../../fare/FareEstimatePage.tsx'))
      .FareEstimatePage,
)
const FareResultsPage = fromChunk(
  async () =>
    (await import(/* webpackChunkName: "fare-results" */ '../../results/FareResultsPage.tsx'))
      .FareResultsPage,
)
const OrderReviewPage = fromChunk(
  async () =>
    (await import(/* webpackChunkName: "order-review" */ '../../booking/OrderReviewPage.tsx'))
      .OrderReviewPage,
)
const OrderHistoryPage = fromChunk(
  async () =>
    (await import(/* webpackChunkName: "order-history" */ '../../orders/OrderHistoryPage.tsx'))
      .OrderHistoryPage,
)
const TrackOrderPage = fromChunk(
  async () =>
    (await import(/* webpackChunkName: "track-order" */ '../../orders/TrackOrderPage.tsx'))
      .TrackOrderPage,
)
const AppLinkPage = fromChunk(
  async () =>
    (await import(/* webpackChunkName: "app-link" */ '../../header/AppLinkPage.tsx')).AppLinkPage,
)
const PartnersPage = fromChunk(
  async () =>
    (await import(/* webpackChunkName: "partners" */ '../../partner/PartnersPage.tsx'))
      .PartnersPage,
)
const SitePage = fromChunk(
  async () =>
    (await import(/* webpackChunkName: "site-page" */ '../../content/SitePage.tsx')).SitePage,
)

type Shown = {
  /** Called when the page is shown, with the kind of navigation that led to it. */
  readonly onShown: (came: NavigationType) => void
}

const useShown = ({ onShown }: Shown) => {
  const came = useNavigationType()
  const [cameFirst] = useState(came)
  useEffect(() => {
    onShown(cameFirst)
  }, [onShown, cameFirst])
}

const Crashed = ({ onShown, onRetry }: Shown & { readonly onRetry: () => void }) => {
  const { t } = useTranslation()
  const { title, text } = useCrashText()
  useShown({ onShown })
  useRetryOnline(onRetry)
  return (
    <>
      <title>{title}</title>
      <EmptyState
        level={1}
        title={title}
        text={text}
        action={
          <Button
            onClick={() => {
              // Offline, a reload would replace this page with the browser's own error page.
              if (navigator.onLine) window.location.reload()
              else onRetry()
            }}
          >
            {t('app.action.retry')}
          </Button>
        }
      />
    </>
  )
}

const Pages = ({ onShown }: Shown) => {
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(mapsWanted())
  }, [dispatch])
  useShown({ onShown })
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

/** The page of the path. A page that crashed is gone once the path changes. */
const Screen = memo(({ onShown }: Shown) => {
  const { pathname } = useLocation()
  const { name } = useSurroundings().brand
  const { tries, retry } = useTries()
  const [first] = useState(pathname)
  useEffect(() => {
    if (pathname !== first) forgetSent(document)
  }, [pathname, first])
  return (
    <ErrorBoundary
      key={`${pathname} ${tries}`}
      fallback={<Crashed onShown={onShown} onRetry={retry} />}
    >
      <SentBoundary Failure={PageFailure}>
        <Suspense
          fallback={
            <>
              <title>{name}</title>
              <Waiting />
            </>
          }
        >
          <Pages onShown={onShown} />
        </Suspense>
      </SentBoundary>
    </ErrorBoundary>
  )
})

const Framed = () => {
  // The page loads first: header and footer take none of its bandwidth.
  const [isShown, setShown] = useState(false)
  const isFirst = useRef(true)
  const show = useCallback((came: NavigationType) => {
    setShown(true)
    // After Back, the browser restores the scroll position itself.
    if (came !== NavigationType.Pop) window.scrollTo(0, 0)
    // The first page of a visit keeps the browser's own focus.
    if (!isFirst.current) focusPage()
    isFirst.current = false
  }, [])
  return (
    <Shell isShown={isShown} foot={<Foot />}>
      <Screen onShown={show} />
    </Shell>
  )
}

/** The frame with its page. What crashes outside every other boundary leaves a page with a way on. */
const Website = () => {
  const { tries, retry } = useTries()
  return (
    <ErrorBoundary
      key={tries}
      fallback={
        <main id="content">
          <Crashed onShown={focusPage} onRetry={retry} />
        </main>
      }
    >
      {/* A boundary, so that the prerendered page hydrates in small steps. Its fallback is never
          shown. */}
      <Suspense fallback={null}>
        <Framed />
      </Suspense>
    </ErrorBoundary>
  )
}

/** What `App` needs. */
export type AppProps = {
  readonly store: AppStore
  /** The state that a prerendered page was made from. It is shown until the page is hydrated. */
  readonly firstState: AppState
  readonly i18n: i18n
  readonly surroundings: Surroundings
}

/**
 * The website inside its router (spec 1 §2): provides the store with the state that the page was
 * made from, the texts, and the surroundings of the screens.
 *
 * @example
 * const { store, firstState, stop } = createAppStore(needs)
 * const i18n = makeI18n('en-IN', await loadTexts('en-IN'), 'Hathi')
 * markup(() => createElement(App, { store, firstState, i18n, surroundings })).includes('<header')
 * // → true
 * stop()
 */
export const App = ({ store, firstState, i18n, surroundings }: AppProps) => (
  <Provider store={store} serverState={firstState}>
    <I18nextProvider i18n={i18n}>
      <SurroundingsContext value={surroundings}>
        <Website />
      </SurroundingsContext>
    </I18nextProvider>
  </Provider>
)
