import { taskEither as TE } from 'fp-ts'
import type { ContentFeatureNeeds } from '../../../src/application/content/contentFeature.ts'
import type { LeadCallError } from '../../../src/application/lead/requestSpotCallback.port.ts'
import { leadEdited, leadRequested } from '../../../src/application/lead/spotLead.slice.ts'
import { placeAccepted } from '../../../src/application/place/placeAccepted.ts'
import type { Market } from '../../../src/domain/market/market.ts'
import { DefaultPage } from '../../../src/ui/content/DefaultPage.tsx'
import { HomePage } from '../../../src/ui/content/HomePage.tsx'
import { SitePage } from '../../../src/ui/content/SitePage.tsx'
import { AppLinkPage } from '../../../src/ui/header/AppLinkPage.tsx'
import { SpotLead } from '../../../src/ui/lead/SpotLead.tsx'
import { unanswered } from '../../support/pending.ts'
import { koramangala } from '../../support/places.ts'
import type { Group, Scene, Setting } from '../state.ts'
import { framed, framedPart } from './framed.tsx'
import { asleep, longPlace, mobileIn } from './samples.ts'
import { pageIn } from './written.ts'

const written = (scene: Scene): Partial<ContentFeatureNeeds> => ({
  loadPage: (slug) => TE.right(pageIn(scene)(slug)),
})

const site = (path: string, content: Partial<ContentFeatureNeeds>): Setting => ({
  screen: framed(<SitePage />),
  path,
  content,
})

const stores = { android: 'https://play.example/app', ios: 'https://apps.example/app' }

/** The content pages, and what is shown in their place. */
export const pages: Group = {
  title: 'Pages',
  states: [
    {
      name: 'page-home',
      title: 'Home',
      setting: (scene) => ({ screen: framed(<HomePage />), path: '', content: written(scene) }),
    },
    {
      name: 'page-home-app',
      title: 'Home, with the way to the app',
      setting: (scene) => ({
        screen: framed(<HomePage />),
        path: '',
        content: written(scene),
        surroundings: { appLinks: stores },
      }),
    },
    {
      name: 'page-service',
      title: 'A service, with the fare form',
      setting: (scene) => site('/trucks', written(scene)),
    },
    {
      name: 'page-lead',
      title: 'Services, with the lead form',
      setting: (scene) => site('/services', written(scene)),
    },
    {
      name: 'page-legal',
      title: 'A long text',
      setting: (scene) => site('/terms-of-service', written(scene)),
    },
    {
      name: 'page-blocks',
      title: 'A block of every kind',
      setting: () => site('/support', {}),
    },
    {
      name: 'page-cities-coming',
      title: 'The cities are on their way',
      setting: () => site('/support', { loadCities: () => unanswered }),
    },
    {
      name: 'page-cities-failed',
      title: 'The cities did not come',
      setting: () => site('/support', { loadCities: () => TE.left(asleep) }),
    },
    {
      name: 'page-coming',
      title: 'The words are on their way',
      setting: () => site('/support', { loadPage: () => unanswered }),
    },
    {
      name: 'page-failed',
      title: 'The words did not come',
      setting: () => site('/support', { loadPage: () => TE.left(asleep) }),
    },
    {
      name: 'page-unknown',
      title: 'No such page',
      setting: () => ({ screen: framed(<DefaultPage />), path: '/nowhere/to/be/found' }),
    },
    {
      name: 'page-app',
      title: 'The stores of the app',
      setting: () => ({
        screen: framed(<AppLinkPage />),
        path: '/app',
        surroundings: { appLinks: stores },
      }),
    },
  ],
}

// On its page the form is rendered once the visitor scrolls to it.
const leadPage = framedPart('Lead form', <SpotLead code={4} />)

const route = [
  placeAccepted({ owner: 'lead', waypoint: 'pickup', place: koramangala }),
  placeAccepted({ owner: 'lead', waypoint: 'drop', place: longPlace }),
]

const asked = (market: Market) => [
  ...route,
  leadEdited({ name: 'Asha Rao', mobile: mobileIn(market), requirement: 'business' }),
  leadRequested(),
]

const lead = (happens: Setting['happens'] = [], ports: Setting['ports'] = {}): Setting => ({
  screen: leadPage,
  path: '/services',
  happens,
  ports,
})

const refused = (error: LeadCallError) => ({ requestSpotCallback: () => TE.left(error) })

/** Requesting a call where no fare is estimated. */
export const leads: Group = {
  title: 'Lead form',
  states: [
    { name: 'lead-idle', title: 'Nobody has typed yet', setting: () => lead() },
    { name: 'lead-missing', title: 'Sent empty', setting: () => lead([leadRequested()]) },
    {
      name: 'lead-invalid',
      title: 'Sent with wrong details',
      setting: () => lead([...route, leadEdited({ name: 'A1', mobile: '12' }), leadRequested()]),
    },
    {
      name: 'lead-waiting',
      title: 'It is being sent',
      setting: ({ market }) => lead(asked(market), { requestSpotCallback: () => unanswered }),
    },
    {
      name: 'lead-failed',
      title: 'The service failed',
      setting: ({ market }) => lead(asked(market), refused(asleep)),
    },
    {
      name: 'lead-not-believed',
      title: 'The customer is believed no more',
      setting: ({ market }) => lead(asked(market), refused({ kind: 'AuthenticationFailed' })),
    },
    {
      name: 'lead-taken',
      title: 'It was taken',
      setting: ({ market }) => lead(asked(market)),
    },
    {
      name: 'lead-needs',
      title: 'What it is used for',
      setting: () => ({
        ...lead(route),
        done: ({ press, t }) => press(t('fare.requirement.label')),
      }),
    },
    {
      name: 'lead-needs-elsewhere',
      title: 'What it is used for, on another page than services',
      setting: () => ({
        ...lead(route),
        path: '/courier',
        done: ({ press, t }) => press(t('fare.requirement.label')),
      }),
    },
  ],
}
