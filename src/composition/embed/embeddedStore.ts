import { either as E, taskEither as TE } from 'fp-ts'
import { type EstimatingNeeds, makeEstimating } from '../../application/fare/estimating.ts'
import type { GoTo } from '../../application/ports/navigation.port.ts'
import { type AppNeeds, createAppStore } from '../../application/store/createAppStore.ts'
import { defaultCategory } from '../../domain/fare/serviceCategory.ts'
import { parseQuery } from '../../domain/link/query.ts'
import { deviceClock } from '../../infrastructure/browser/clock.ts'
import { makeReadLink } from '../../infrastructure/browser/link.ts'
import { makeMintRequestId } from '../../infrastructure/browser/requestId.ts'
import { captchaOff } from '../../infrastructure/captcha/captchaOff.ts'
import { captcha } from '../captcha.ts'
import { fareCalls } from '../fareCalls.ts'
import { geolocationOf } from '../geolocation.ts'
import { trackerOf } from '../operators.ts'
import { type Page, pageReader } from '../page.ts'
import { photonPlacesOf } from '../photonPlaces.ts'

type EmbeddedNeeds = {
  readonly page: Page
  readonly brandName: string
  /** The website, whose services are called and whose results page shows the fares. */
  readonly site: string
  readonly goTo: GoTo
}

const nobody = TE.left({ kind: 'Unreachable', because: 'connection' } as const)
const nothingKept = {
  keep: () => TE.right(undefined),
  recall: TE.right(null),
  forget: TE.right(undefined),
}

/**
 * The store of a form on a partner's page. Its visitors are guests there, and nothing is kept in
 * that page's storage.
 */
export const embeddedStore = ({ page, brandName, site, goTo }: EmbeddedNeeds) => {
  const { configuration, limits, report } = page
  // No login is offered there, and estimates lead to the website.
  const market = { ...page.market, bookingFlow: false }
  const readPage = pageReader(page)
  const { quoteFare, issueFareToken } = fareCalls(page)
  const needs: EstimatingNeeds & Omit<AppNeeds, 'loadEstimating'> = {
    market,
    limits,
    category: defaultCategory,
    brandName,
    landing: parseQuery(window.location.search),
    credentials: { read: () => null, keep: () => undefined, forget: () => undefined },
    onReturn: () => () => undefined,
    loadProfile: () => nobody,
    logOut: () => nobody,
    quoteFare,
    issueFareToken,
    memory: { draft: nothingKept, params: nothingKept },
    orderMemory: nothingKept,
    forgetForms: [],
    solveCaptcha:
      configuration.captchaSiteKey === null
        ? captchaOff
        : captcha(configuration.captchaSiteKey, limits.captchaDeadline),
    places: photonPlacesOf(page),
    loadMaps: () => Promise.resolve(E.right(undefined)),
    locateCustomer: geolocationOf(page),
    readLink: makeReadLink({
      here: () => `${site}/${market.locale}`,
      allowed: configuration.redirectOrigins,
    }),
    readPage,
    goTo,
    // The partner's page may prevent that its visitor is led away.
    mayStay: true,
    // The partner's page is not ours to reload.
    reloadPage: () => undefined,
    now: deviceClock,
    mintRequestId: makeMintRequestId(crypto),
    track: trackerOf(configuration, market.country, readPage),
    report,
  }
  return createAppStore({ ...needs, loadEstimating: TE.of(makeEstimating(needs)) })
}
