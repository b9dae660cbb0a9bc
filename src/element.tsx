import { either as E } from 'fp-ts'
import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { Brand } from '../config/brand/brand.ts'
import { brands } from '../config/brand/brands.ts'
import { hathi } from '../config/brand/hathi.ts'
import { limits } from '../config/market/limits.ts'
import { markets } from '../config/market/markets.ts'
import { asSeenFrom } from './composition/embed/asSeenFrom.ts'
import { embeddedStore } from './composition/embed/embeddedStore.ts'
import { embeddedSurroundings } from './composition/embed/embeddedSurroundings.ts'
import { leaverOf, tellPage } from './composition/embed/tellPage.ts'
import { reporterOf } from './composition/operators.ts'
import { isOnline } from './composition/page.ts'
import { embeddedMarket } from './domain/market/embeddedMarket.ts'
import type { Market } from './domain/market/market.ts'
import { makeMintRequestId } from './infrastructure/browser/requestId.ts'
import type { Configuration } from './infrastructure/configuration/configuration.ts'
import { loadConfiguration } from './infrastructure/configuration/loadConfiguration.ts'
import { makeConsoleReporter } from './infrastructure/reporter/reporters.ts'
import { StartFailure } from './ui/app/start/StartFailure.tsx'
import { loadTexts, makeI18n, type Texts } from './ui/app/text/texts.ts'
import { brandStyle } from './ui/design/brandStyle.ts'
import { Spinner } from './ui/design/Spinner.tsx'
import { EmbeddedForm, EmbeddedFrame } from './ui/embed/EmbeddedForm.tsx'
import type { HathiFareEstimate } from './ui/embed/fareElement.ts'
import './ui/design/tokens.css'

const tag = 'hathi-fare-estimate'

const attributes = ['brand', 'country', 'locale', 'site'] as const
type Attribute = (typeof attributes)[number]

/** The build puts the styles of the components here, because a shadow tree ignores the page's sheets. */
const styles = '__HATHI_STYLES__'

const sheetOf = (text: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}

/** The origin of an address; null for what is no address, and for one without an origin (`mailto:`). */
const originOf = (address: string): string | null => {
  try {
    const { origin } = new URL(address, window.location.href)
    return origin === 'null' ? null : origin
  } catch {
    return null
  }
}

/** The language of the page around an element. A shadow tree takes that of its host. */
const languageAround = (element: Element): string => {
  const written = element.closest('[lang]')
  if (written !== null) return written.getAttribute('lang') ?? ''
  const tree = element.getRootNode()
  return tree instanceof ShadowRoot ? languageAround(tree.host) : ''
}

/**
 * Drops the second click of a double click on an option: the list has closed by then, and the click
 * would press whatever the list had covered.
 */
const keepSecondClicks = (tree: ShadowRoot): void => {
  let isOnOption = false
  const keep = (event: Event) => {
    if (!(event instanceof MouseEvent)) return
    if (event.detail > 1) {
      if (!isOnOption) return
      event.preventDefault()
      event.stopPropagation()
    } else {
      isOnOption = event.target instanceof Element && event.target.closest('[role=option]') !== null
    }
  }
  for (const press of ['mousedown', 'click']) tree.addEventListener(press, keep, true)
}

type Shown = {
  readonly host: HTMLElement
  readonly tree: ShadowRoot
  readonly root: Root
  readonly brand: Brand
  readonly market: Market
  readonly site: string
  /** Whether the element still wants this form: it may have left the page, or an attribute changed. */
  readonly isWanted: () => boolean
  readonly onRetry: () => void
}

const nothingToEnd = (): void => undefined

type Begun = {
  readonly texts: Texts
  readonly settings: Configuration
  readonly crashed: ReactNode
}

/** Shows the form with the site's settings; returns what ends its flows. Throws if they cannot be used. */
const showForm = (
  { host, tree, root, brand, market, site }: Shown,
  { texts, settings, crashed }: Begun,
): (() => void) => {
  const configuration = asSeenFrom(site, settings)
  const report = reporterOf(configuration)
  const deviceId = makeMintRequestId(crypto)()
  const goTo = leaverOf(host, site)
  const { store, stop } = embeddedStore({
    page: { configuration, market, limits, report, deviceId, sent: null },
    brandName: brand.name,
    site,
    goTo,
  })
  tellPage(host, store)
  root.render(
    <EmbeddedForm
      store={store}
      i18n={makeI18n(market.language, texts, brand.name)}
      surroundings={embeddedSurroundings(brand, { origin: site, report, goTo })}
      embedding={{
        document,
        Node,
        addEventListener: tree.addEventListener.bind(tree),
        removeEventListener: tree.removeEventListener.bind(tree),
      }}
      crashed={crashed}
    />,
  )
  return stop
}

/** Shows the form once its settings have loaded, or that it failed; returns what ends its flows. */
const show = async (shown: Shown): Promise<() => void> => {
  const { root, market, site } = shown
  const report = makeConsoleReporter(console)
  const wait = { deadline: limits.requestDeadline, isOnline, report }
  const ask = (address: string, how: RequestInit) => fetch(new URL(address, site), how)
  root.render(
    <EmbeddedFrame language={market.language}>
      <Spinner />
    </EmbeddedFrame>,
  )
  const [texts, configured] = await Promise.all([
    loadTexts(market.language),
    loadConfiguration({ ...wait, fetch: ask })(),
  ])
  if (!shown.isWanted()) return nothingToEnd
  const crashed = <StartFailure texts={texts} onRetry={shown.onRetry} isPart />
  if (E.isRight(configured)) {
    try {
      return showForm(shown, { texts, settings: configured.right, crashed })
    } catch (thrown) {
      const name = thrown instanceof Error ? thrown.name : typeof thrown
      report({ tag: 'UI_CRASHED', about: 'start', details: [name] })
    }
  }
  root.render(<EmbeddedFrame language={market.language}>{crashed}</EmbeddedFrame>)
  return nothingToEnd
}

const define = (): void => {
  /** The origin of this script: the website's, unless a partner serves the file itself. */
  const home = new URL(import.meta.url).origin

  class FareEstimateElement extends HTMLElement implements HathiFareEstimate {
    static readonly observedAttributes = attributes

    readonly #tree = this.attachShadow({ mode: 'open' })
    /** Whether it is on the page. Attributes that are set before then count when it begins. */
    #isHere = false
    #root: Root | null = null
    #ending: Promise<() => void> | null = null

    constructor() {
      super()
      keepSecondClicks(this.#tree)
      // Properties that the page set before this script ran would hide the accessors below.
      for (const name of attributes) {
        if (!Object.hasOwn(this, name)) continue
        const said = this[name]
        Reflect.deleteProperty(this, name)
        this[name] = said
      }
    }

    get brand(): string {
      return this.#told('brand') ?? hathi.id
    }
    set brand(id: string | null | undefined) {
      this.#tell('brand', id)
    }
    get country(): string {
      return this.#told('country') ?? ''
    }
    set country(code: string | null | undefined) {
      this.#tell('country', code)
    }
    get locale(): string {
      return this.#told('locale') ?? ''
    }
    set locale(locale: string | null | undefined) {
      this.#tell('locale', locale)
    }
    get site(): string {
      return this.#told('site') ?? home
    }
    set site(address: string | null | undefined) {
      this.#tell('site', address)
    }

    connectedCallback(): void {
      if (this.#isHere) return
      this.#isHere = true
      this.#begin()
    }

    disconnectedCallback(): void {
      // An element that is only moved goes on: it is connected again before this runs.
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#isHere = false
        this.#stop()
      })
    }

    attributeChangedCallback(_name: string, before: string | null, now: string | null): void {
      if (this.#isHere && before !== now) this.#again()
    }

    /** A blank attribute counts as absent: an empty `site` would mean the partner's page. */
    #told(name: Attribute): string | undefined {
      const said = this.getAttribute(name)?.trim()
      return said === '' ? undefined : said
    }

    #tell(name: Attribute, value: string | null | undefined): void {
      if (value === null || value === undefined) this.removeAttribute(name)
      else this.setAttribute(name, value)
    }

    #again(): void {
      this.#stop()
      this.#begin()
    }

    #begin(): void {
      const brand = brands.get(this.brand) ?? hathi
      const languages = [languageAround(this), ...navigator.languages]
      const { country, locale } = this
      const market = embeddedMarket(markets)({ country, locale, languages })
      if (market === null) {
        this.#refuse(`the product is not in the country ${country}`)
        return
      }
      const site = originOf(this.site)
      if (site === null) {
        this.#refuse(`the site ${this.site} is no address`)
        return
      }
      this.#tree.adoptedStyleSheets = [sheetOf(styles), sheetOf(brandStyle(brand, '[data-hathi]'))]
      const ground = document.createElement('div')
      this.#tree.replaceChildren(ground)
      const root = createRoot(ground)
      this.#root = root
      this.#ending = show({
        ...{ host: this, tree: this.#tree, root, brand, market, site },
        isWanted: () => this.#root === root,
        onRetry: () => this.#again(),
      })
    }

    /** Tells the author of the page. Visitors see nothing, and a changed attribute begins again. */
    #refuse(why: string): void {
      this.#tree.replaceChildren()
      console.error(`<${tag}>: ${why}`)
    }

    #stop(): void {
      this.#root?.unmount()
      this.#root = null
      void this.#ending?.then((end) => end())
      this.#ending = null
    }
  }

  customElements.define(tag, FareEstimateElement)
}

// A server that renders the page has no registry, and a name can be defined only once.
if (typeof customElements !== 'undefined' && customElements.get(tag) === undefined) define()
