import { afterEach } from '@jest/globals'
import { act, cleanup, render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { hathi } from '../../config/brand/hathi.ts'
import { markets } from '../../config/market/markets.ts'
import type { ContentFeatureNeeds } from '../../src/application/content/contentFeature.ts'
import { mapsWanted } from '../../src/application/place/maps.slice.ts'
import type { MountMap } from '../../src/application/place/mountMap.port.ts'
import type { Report } from '../../src/application/ports/reporter.port.ts'
import type { Link } from '../../src/domain/link/link.ts'
import { type Market, marketOf } from '../../src/domain/market/market.ts'
import { makeOnConnection } from '../../src/infrastructure/browser/onConnection.ts'
import { type Surroundings, SurroundingsContext } from '../../src/ui/app/surroundings.ts'
import { makeI18n } from '../../src/ui/app/text/texts.ts'
import { contentNeeds } from './content.ts'
import { supportDialog } from './dialog.ts'
import { quietSurroundings } from './surroundings.ts'
import { everyText } from './texts.ts'
import { mountNothing, quietPorts, startWorld, type WorldNeeds } from './world.ts'

export { quietSurroundings } from './surroundings.ts'

/** The product's market of a locale. */
export const market = (locale: string): Market => {
  const found = marketOf(markets)(locale)
  if (found === null) throw new Error(`${locale} is not listed`)
  return found
}

/**
 * Stands in for what jsdom lacks; the window is as wide as a desktop's or a phone's. The returned
 * function changes that, as when a phone is turned.
 */
export const standInWindow = (isDesktop: boolean): ((isDesktop: boolean) => void) => {
  supportDialog()
  let isWide = isDesktop
  const turned = new EventTarget()
  const list = (media: string): MediaQueryList => ({
    get matches() {
      return isWide && media.includes('min-width')
    },
    media,
    onchange: null,
    addEventListener: turned.addEventListener.bind(turned),
    removeEventListener: turned.removeEventListener.bind(turned),
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => true,
  })
  window.matchMedia = list
  Element.prototype.scrollIntoView ??= () => undefined
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  return (isDesktopNow) => {
    isWide = isDesktopNow
    turned.dispatchEvent(new Event('change'))
  }
}

export type Visit = {
  readonly locale?: string
  readonly path?: string
  readonly desktop?: boolean
  /** The ports that the test is about; the others are fakes that succeed. */
  readonly ports?: Partial<WorldNeeds>
  /** The needs of the content pages that the test is about. */
  readonly content?: Partial<ContentFeatureNeeds>
  readonly mountMap?: MountMap<HTMLElement>
  /** Texts to show instead of the English ones. */
  readonly texts?: typeof everyText
  /** The surroundings that the test is about. */
  readonly surroundings?: Partial<Surroundings>
}

const stops: Array<() => void> = []

// Unmount the screens before stopping the flows that they depend on.
afterEach(() => {
  cleanup()
  for (const stop of stops.splice(0)) stop()
})

// Even an immediate answer of a port takes a few turns of the microtask queue.
const settled = async () => {
  for (let turns = 0; turns < 20; turns += 1) await Promise.resolve()
}

/** Renders a screen on the real store, with the product's data and the English texts. */
export const visit = async (
  screen: ReactNode,
  {
    locale = 'en-IN',
    path,
    desktop = false,
    ports = {},
    content = {},
    mountMap = mountNothing,
    texts = everyText,
    surroundings = {},
  }: Visit = {},
) => {
  const turn = standInWindow(desktop)
  const went: Link[] = []
  const reports: Report[] = []
  const here = market(locale)
  const address = path ?? `/${locale}/fare-estimate`
  const needs: WorldNeeds = {
    ...quietPorts,
    market: here,
    goTo: (link) => went.push(link),
    readPage: () => ({ url: `https://hathi.example${address}`, isDeviceMobile: !desktop }),
    report: (report) => reports.push(report),
    onConnection: makeOnConnection(window),
    ...ports,
  }
  const { store, stop } = startWorld(
    needs,
    contentNeeds(here, { report: needs.report, ...content }),
  )
  stops.push(stop)
  store.dispatch(mapsWanted())
  const page = (
    <MemoryRouter initialEntries={[address]}>
      <Provider store={store}>
        <I18nextProvider i18n={makeI18n(here.language, texts, hathi.name)}>
          <SurroundingsContext
            value={{
              ...quietSurroundings,
              limits: { ...quietSurroundings.limits, ...needs.limits },
              mountMap,
              report: needs.report,
              now: needs.now,
              goTo: needs.goTo,
              landing: { path: address, query: [] },
              ...surroundings,
            }}
          >
            {/* Like the element around every page, it takes the focus that a removed button leaves. */}
            <div tabIndex={-1}>{screen}</div>
          </SurroundingsContext>
        </I18nextProvider>
      </Provider>
    </MemoryRouter>
  )
  const { container } = await act(async () => {
    const rendered = render(page)
    await settled()
    return rendered
  })
  return {
    container,
    store,
    user: userEvent.setup(),
    /** Dispatches actions and waits until the screens have followed. */
    happen: async (...actions: ReadonlyArray<Parameters<typeof store.dispatch>[0]>) => {
      await act(async () => {
        for (const action of actions) store.dispatch(action)
        await settled()
      })
    },
    /** Makes the window as wide as a desktop's, or as a phone's. */
    turn: (isDesktop: boolean) =>
      act(async () => {
        turn(isDesktop)
        await settled()
      }),
    went,
    reports,
  }
}
