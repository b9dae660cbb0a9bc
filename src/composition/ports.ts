import { function as F, taskEither as TE } from 'fp-ts'
import type { OrderMemory } from '../application/booking/kept/orderMemory.port.ts'
import type { EstimatingNeeds } from '../application/fare/estimating.ts'
import type { FareMemory } from '../application/fare/fareMemory.port.ts'
import type { LoadMapsError } from '../application/place/loadMaps.port.ts'
import type { LocateCustomer } from '../application/place/locateCustomer.port.ts'
import type { MountMap } from '../application/place/mountMap.port.ts'
import type { MountRouteMap } from '../application/place/mountRouteMap.port.ts'
import type { SolveCaptcha } from '../application/ports/captcha.port.ts'
import type { CustomerService } from '../application/session/customer.port.ts'
import type { ForgetForms } from '../application/session/forgetForms.port.ts'
import type { AppNeeds } from '../application/store/createAppStore.ts'
import { askedOnce } from '../infrastructure/askedOnce.ts'
import { deviceClock } from '../infrastructure/browser/clock.ts'
import { makeNoteDeparture } from '../infrastructure/browser/departure.ts'
import { makeForgetForms } from '../infrastructure/browser/forgetForms.ts'
import { makeLazyGeolocation } from '../infrastructure/browser/lazyGeolocation.ts'
import {
  type LazyMemory,
  makeLazyFormMemory,
  makeLazyMemory,
} from '../infrastructure/browser/lazyMemory.ts'
import { makeReadLink } from '../infrastructure/browser/link.ts'
import type { Navigation } from '../infrastructure/browser/navigation.ts'
import { inTaskOfItsOwn, momentLater } from '../infrastructure/browser/nextTask.ts'
import { makeOnReturn } from '../infrastructure/browser/onReturn.ts'
import { makeMintRequestId } from '../infrastructure/browser/requestId.ts'
import { captchaOff } from '../infrastructure/captcha/captchaOff.ts'
import { lazily } from '../infrastructure/lazily.ts'
import { makeLazyPlaces } from '../infrastructure/places/lazyPlaces.ts'
import { makeCredentialCookies } from '../infrastructure/session/credentialCookies.ts'
import type { Atlas } from './atlas.ts'
import { loadAccountCalls } from './loadAccountCalls.ts'
import type { Memories } from './memories.ts'
import { trackerOf } from './operators.ts'
import { isOnline, type Page, pageReader } from './page.ts'
import type { ResultsPorts } from './resultsFeature.ts'

const loadAtlas = async (page: Page): Promise<Atlas> => {
  switch (page.configuration.maps) {
    case 'open':
      return (await import(/* webpackChunkName: "open-atlas" */ './openAtlas.ts')).openAtlas(page)
    case 'google':
      return (await import(/* webpackChunkName: "google-atlas" */ './googleAtlas.ts')).googleAtlas(
        page,
      )
  }
}

const atlasOf = (page: Page) => {
  // One atlas for the page. A failed load is tried again.
  const load = askedOnce(() => loadAtlas(page))
  const loaded = TE.tryCatch(load, (): LoadMapsError => {
    if (isOnline()) page.report({ tag: 'MAPS', about: 'adapter did not load' })
    return { kind: 'MapsFailed' }
  })
  const mountMap: MountMap<HTMLElement> = (box, start, events) =>
    F.pipe(
      loaded,
      TE.chain((there) => there.mountMap(box, start, events)),
    )
  const mountRouteMap: MountRouteMap<HTMLElement> = (box, start) =>
    F.pipe(
      loaded,
      TE.chain((there) => there.mountRouteMap(box, start)),
    )
  return {
    mountMap,
    mountRouteMap,
    expectPlaces: ({ onMap }: { readonly onMap: boolean }) => {
      load().then(
        ({ expectMap }) => {
          if (onMap) expectMap()
        },
        () => undefined,
      )
    },
    loadMaps:
      page.configuration.maps === 'open'
        ? TE.right(undefined)
        : F.pipe(
            loaded,
            TE.chain((there) => there.loadMaps),
          ),
    places: makeLazyPlaces(async () => (await load()).places, {
      deadline: page.limits.geocodeDeadline,
      isOnline,
    }),
  }
}

const captchaOf = ({ configuration: { captchaSiteKey }, limits }: Page): SolveCaptcha =>
  captchaSiteKey === null
    ? captchaOff
    : lazily(async () => (await import(/* webpackChunkName: "captcha" */ './captcha.ts')).captcha, {
        deadline: limits.captchaDeadline,
        isOnline,
      })(captchaSiteKey, limits.captchaDeadline)

const locatorOf = (page: Page): LocateCustomer =>
  makeLazyGeolocation(
    async () =>
      (await import(/* webpackChunkName: "geolocation" */ './geolocation.ts')).geolocationOf(page),
    { deadline: page.limits.geolocationDeadline, isOnline },
  )

const faresOf = (page: Page) => {
  const patience = { deadline: page.limits.requestDeadline, isOnline }
  const calls = async () =>
    (await import(/* webpackChunkName: "fare-calls" */ './fareCalls.ts')).fareCalls(page)
  return {
    quoteFare: lazily(async () => (await calls()).quoteFare, patience),
    issueFareToken: lazily(async () => (await calls()).issueFareToken, patience),
    recallEstimate: lazily(async () => (await calls()).recallEstimate, patience),
    loadFareContent: lazily(async () => (await calls()).loadFareContent, patience),
  }
}

const sessionOf = (page: Page): Pick<CustomerService, 'logOut' | 'loadProfile'> => {
  // A load that a browser breaks off as it leaves the page must not end the session (docs/decisions/0007).
  const patience = { deadline: page.limits.requestDeadline, isOnline, untilShown: momentLater }
  return {
    logOut: lazily(async () => (await loadAccountCalls(page)).logOut, patience),
    loadProfile: lazily(async () => (await loadAccountCalls(page)).loadProfile, patience),
  }
}

type BrowserMemories = {
  readonly memory: FareMemory
  readonly orderMemory: OrderMemory
  /** Where the features' forms keep what is entered: `formSecrets` makes a store of it. */
  readonly lazyMemory: LazyMemory<Memories>
  readonly forgetForms: ForgetForms
}

const memoriesOf = ({ configuration }: Page): BrowserMemories => {
  const lazy = makeLazyMemory<Memories>({
    load: async () =>
      (await inTaskOfItsOwn(import(/* webpackChunkName: "memories" */ './memories.ts'))).memories(
        configuration.paramsSecret,
      ),
    storage: () => sessionStorage,
  })
  const orderMemory = makeLazyFormMemory(lazy, 'or_params', ({ order }) => order)
  return {
    lazyMemory: lazy,
    forgetForms: makeForgetForms((name) => lazy.forget(name, ({ store }) => store.forget(name))),
    memory: {
      draft: makeLazyFormMemory(lazy, 'fe_draft', ({ fare }) => fare.draft),
      params: makeLazyFormMemory(lazy, 'fe_params', ({ fare }) => fare.params),
    },
    // Opening an order takes long, even if nothing was kept of it.
    orderMemory: { ...orderMemory, recall: () => inTaskOfItsOwn(orderMemory.recall()) },
  }
}

/** What the application and its own features need. */
type WorldNeeds = AppNeeds & EstimatingNeeds & ResultsPorts

type GivenByMain = 'market' | 'brandName' | 'limits' | 'category' | 'landing' | 'loadEstimating'

type BrowserPorts = Omit<WorldNeeds, GivenByMain> & {
  readonly expectPlaces: (how: { readonly onMap: boolean }) => void
  readonly mountMap: MountMap<HTMLElement>
  readonly mountRouteMap: MountRouteMap<HTMLElement>
} & Pick<BrowserMemories, 'lazyMemory'>

/** Every port of the application, implemented with this browser and the configured services. */
export const browserPorts = (page: Page, navigation: Navigation): BrowserPorts => ({
  ...faresOf(page),
  ...sessionOf(page),
  ...atlasOf(page),
  credentials: makeCredentialCookies({
    secure: window.location.protocol === 'https:',
    noteDeparture: makeNoteDeparture({
      storage: () => localStorage,
      mint: makeMintRequestId(crypto),
    }),
  }),
  onReturn: makeOnReturn({ window, document }),
  ...memoriesOf(page),
  solveCaptcha: captchaOf(page),
  locateCustomer: locatorOf(page),
  readLink: makeReadLink({
    here: () => window.location.href,
    allowed: page.configuration.redirectOrigins,
  }),
  goTo: navigation.goTo,
  reloadPage: navigation.reload,
  readPage: pageReader(page),
  now: deviceClock,
  mintRequestId: makeMintRequestId(crypto),
  track: trackerOf(page.configuration, page.market.country, pageReader(page)),
  report: page.report,
})
