import { createRoot, type Root } from 'react-dom/client'
import { brands } from '../config/brand/brands.ts'
import { hathi } from '../config/brand/hathi.ts'
import { markets } from '../config/market/markets.ts'
import { keepSecondClicks } from './composition/embed/keepSecondClicks.ts'
import { showForm } from './composition/embed/showForm.tsx'
import { embeddedMarket } from './domain/market/embeddedMarket.ts'
import { brandStyle } from './ui/design/brandStyle.ts'
import type { HathiFareEstimate } from './ui/embed/fareElement.ts'
import './ui/design/tokens.css'

const tag = 'hathi-fare-estimate'

const attributes = ['brand', 'country', 'locale', 'site'] as const
type Attribute = (typeof attributes)[number]

/** The build puts the styles of the components here, because a shadow tree ignores the page's sheets. */
const styles = '__HATHI_STYLES__'

/** Of the categories, the chosen one. */
const firstField = 'input:not([type="radio"]), input:checked, button'

const sheetOf = (text: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}

/** The origin of an address; null for what is no address, and for one without an origin (`mailto:`). */
const originOf = (address: string, page?: string): string | null => {
  try {
    const { origin } = new URL(address, page)
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

const define = (): void => {
  /**
   * The origin of this script: the website's, unless a partner serves it. Null if a bundler left it no address on the
   * web.
   */
  const home = originOf(import.meta.url)

  class FareEstimateElement extends HTMLElement implements HathiFareEstimate {
    static readonly observedAttributes = attributes

    readonly #tree = this.attachShadow({ mode: 'open' })
    /** Whether it is on the page. Attributes that are set before then count when it begins. */
    #isHere = false
    /** Whether an attribute has changed since the form began. */
    #isChanged = false
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
      return this.#attribute('brand') ?? hathi.id
    }
    set brand(id: string | null | undefined) {
      this.#reflect('brand', id)
    }
    get country(): string {
      return this.#attribute('country') ?? ''
    }
    set country(code: string | null | undefined) {
      this.#reflect('country', code)
    }
    get locale(): string {
      return this.#attribute('locale') ?? ''
    }
    set locale(locale: string | null | undefined) {
      this.#reflect('locale', locale)
    }
    get site(): string {
      return this.#attribute('site') ?? home ?? ''
    }
    set site(address: string | null | undefined) {
      this.#reflect('site', address)
    }

    /** Focuses the first field, or what is there instead of the form. */
    override focus(how?: FocusOptions): void {
      const first = this.#tree.querySelector<HTMLElement>(firstField)
      const place = first ?? this.#tree.querySelector('div')
      place?.focus(how)
    }

    connectedCallback(): void {
      if (this.#isHere) return
      this.#isHere = true
      this.#begin()
    }

    disconnectedCallback(): void {
      // An element that is only moved goes on: it is connected again before this runs.
      queueMicrotask(() => {
        if (!this.isConnected) this.#leave()
      })
    }

    attributeChangedCallback(_name: string, before: string | null, now: string | null): void {
      if (!this.#isHere || before === now) return
      // Taken off the page to be moved: it begins where it is put, in the language around it there.
      if (!this.isConnected) {
        this.#leave()
        return
      }
      this.#isChanged = true
      // A page sets its attributes one after the other: it begins again once, as the last of them has been set.
      queueMicrotask(() => {
        if (this.#isChanged && this.#isHere && this.isConnected) this.#again()
      })
    }

    /** A blank attribute counts as absent: an empty `site` would mean the partner's page. */
    #attribute(name: Attribute): string | undefined {
      const said = this.getAttribute(name)?.trim()
      return said === '' ? undefined : said
    }

    #reflect(name: Attribute, value: string | null | undefined): void {
      if (value === null || value === undefined) this.removeAttribute(name)
      else this.setAttribute(name, value)
    }

    #leave(): void {
      this.#isHere = false
      this.#stop()
    }

    #again(): void {
      const hadFocus = this.#tree.activeElement !== null
      this.#stop()
      this.#begin(hadFocus)
    }

    #begin(hadFocus = false): void {
      this.#isChanged = false
      const brand = brands.get(this.brand) ?? hathi
      const languages = [languageAround(this), ...navigator.languages]
      const { country, locale } = this
      const market = embeddedMarket(markets)({ country, locale, languages })
      if (market === null) {
        this.#refuse(`the product is not in the country ${country}`)
        return
      }
      const said = this.#attribute('site')
      const site = said === undefined ? home : originOf(said, window.location.href)
      if (site === null) {
        this.#refuse(said === undefined ? 'it needs a site' : `the site ${said} is no address`)
        return
      }
      this.#tree.adoptedStyleSheets = [sheetOf(styles), sheetOf(brandStyle(brand, '[data-hathi]'))]
      const ground = document.createElement('div')
      ground.tabIndex = -1
      ground.style.outline = 'none'
      this.#tree.replaceChildren(ground)
      // What had it is gone: the button that tries again, or a field of the form before.
      if (hadFocus) ground.focus({ preventScroll: true })
      const root = createRoot(ground)
      this.#root = root
      this.#ending = showForm({
        ...{ host: this, tree: this.#tree, root, brand, market, site },
        isWanted: () => this.#root === root && !this.#isChanged,
        onRetry: () => this.#again(),
      })
    }

    /** Logged for the author of the page. Visitors see nothing, and a changed attribute begins again. */
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
