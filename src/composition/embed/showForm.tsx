import { either as E } from 'fp-ts'
import type { ReactNode } from 'react'
import type { Root } from 'react-dom/client'
import type { Brand } from '../../../config/brand/brand.ts'
import { limits } from '../../../config/market/limits.ts'
import type { Market } from '../../domain/market/market.ts'
import { makeMintRequestId } from '../../infrastructure/browser/requestId.ts'
import type { Configuration } from '../../infrastructure/configuration/configuration.ts'
import { loadConfiguration } from '../../infrastructure/configuration/loadConfiguration.ts'
import { makeConsoleReporter } from '../../infrastructure/reporter/reporters.ts'
import { StartFailure } from '../../ui/app/start/StartFailure.tsx'
import { loadTexts, makeI18n, type Texts } from '../../ui/app/text/texts.ts'
import { Spinner } from '../../ui/design/Spinner.tsx'
import { EmbeddedForm, EmbeddedFrame } from '../../ui/embed/EmbeddedForm.tsx'
import { FormNotLoaded } from '../../ui/embed/FormNotLoaded.tsx'
import { reporterOf } from '../operators.ts'
import { isOnline } from '../page.ts'
import { asSeenFrom } from './asSeenFrom.ts'
import { embeddedStore } from './embeddedStore.ts'
import { embeddedSurroundings } from './embeddedSurroundings.ts'
import { dispatchOutcomes, leaverOf } from './pageEvents.ts'
import { pressesAround } from './pressesAround.ts'

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

/** Begins the form with the site's settings; returns what ends its flows. Throws if they cannot be used. */
const begin = (
  { host, tree, root, brand, market, site, isWanted }: Shown,
  { texts, settings, crashed }: Begun,
): (() => void) => {
  const configuration = asSeenFrom(site, settings)
  const report = reporterOf(configuration)
  const deviceId = makeMintRequestId(crypto)()
  const goTo = leaverOf({ host, site, isWanted })
  const { store, stop } = embeddedStore({
    page: { configuration, brand: brand.id, market, limits, report, deviceId, sent: null },
    brandName: brand.name,
    site,
    goTo,
  })
  dispatchOutcomes(host, store)
  root.render(
    <EmbeddedForm
      store={store}
      i18n={makeI18n(market.language, texts, brand.name)}
      surroundings={embeddedSurroundings(brand, { origin: site, report, goTo })}
      embedding={{ document, Node, ...pressesAround(tree) }}
      crashed={crashed}
    />,
  )
  return stop
}

/** Shows the form once its settings have loaded, or that it failed; returns what ends its flows. */
export const showForm = async (shown: Shown): Promise<() => void> => {
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
  const fail = (failure: ReactNode) => {
    root.render(<EmbeddedFrame language={market.language}>{failure}</EmbeddedFrame>)
    return nothingToEnd
  }
  const { onRetry } = shown
  if (E.isLeft(configured)) return fail(<FormNotLoaded texts={texts} onRetry={onRetry} />)
  const crashed = <StartFailure texts={texts} onRetry={onRetry} isPart />
  try {
    return begin(shown, { texts, settings: configured.right, crashed })
  } catch (thrown) {
    const name = thrown instanceof Error ? thrown.name : typeof thrown
    report({ tag: 'UI_CRASHED', about: 'start', details: [name] })
    return fail(crashed)
  }
}
