import { taskEither as TE } from 'fp-ts'
import { estimateRequested, fareEdited } from '../../../src/application/fare/fareForm.slice.ts'
import { placeAccepted } from '../../../src/application/place/placeAccepted.ts'
import { customerRecognised } from '../../../src/application/session/session.slice.ts'
import type { Market } from '../../../src/domain/market/market.ts'
import { HomePage } from '../../../src/ui/content/HomePage.tsx'
import { FareEstimatePage } from '../../../src/ui/fare/FareEstimatePage.tsx'
import { formRefused } from '../../support/fares.ts'
import { unanswered } from '../../support/pending.ts'
import { koramangala } from '../../support/places.ts'
import type { Group, Setting } from '../state.ts'
import { framed } from './framed.tsx'
import { asleep, customerIn, longPlace, mobileIn, offline } from './samples.ts'

const page = framed(<FareEstimatePage />)

const route = [
  placeAccepted({ owner: 'fare', waypoint: 'pickup', place: koramangala }),
  placeAccepted({ owner: 'fare', waypoint: 'drop', place: longPlace }),
]

const filled = (market: Market) => [
  ...route,
  fareEdited({
    name: 'Asha Rao',
    mobile: mobileIn(market),
    requirement: 'business',
    consent: true,
  }),
]

/** A whole form, sent. */
export const asked = (market: Market) => [...filled(market), estimateRequested()]

const failing = (market: Market, ports: NonNullable<Setting['ports']>): Setting => ({
  screen: page,
  happens: asked(market),
  ports,
})

/** The fare form in its layouts, from the first visit to its outcome. */
export const fare: Group = {
  title: 'Fare form',
  states: [
    { name: 'fare-idle', title: 'Nobody has typed yet', setting: () => ({ screen: page }) },
    {
      name: 'fare-route',
      title: 'Both addresses are set',
      setting: () => ({ screen: page, happens: route }),
    },
    {
      name: 'fare-filled',
      title: 'Ready to send',
      setting: ({ market }) => ({ screen: page, happens: filled(market) }),
    },
    {
      name: 'fare-customer',
      title: 'A customer’s form',
      setting: ({ market }) => ({
        screen: page,
        happens: [customerRecognised({ ...customerIn(market), requirement: 'business' }), ...route],
      }),
    },
    {
      name: 'fare-customer-new',
      title: 'A customer who has not said yet what for',
      setting: ({ market }) => ({
        screen: page,
        happens: [customerRecognised({ ...customerIn(market), requirement: null }), ...route],
      }),
    },
    {
      name: 'fare-no-route',
      title: 'Sent without addresses',
      setting: () => ({ screen: page, happens: [estimateRequested()] }),
    },
    {
      name: 'fare-invalid',
      title: 'Sent with wrong details',
      setting: () => ({
        screen: page,
        happens: [
          ...route,
          fareEdited({ name: 'A1', mobile: '12', consent: false }),
          estimateRequested(),
        ],
      }),
    },
    {
      name: 'fare-needs',
      title: 'What it is used for',
      at: 'phone',
      setting: () => ({
        screen: page,
        happens: route,
        done: ({ press, t }) => press(t('fare.requirement.label')),
      }),
    },
    {
      name: 'fare-waiting',
      title: 'Waiting for fares',
      setting: ({ market }) => failing(market, { quoteFare: () => unanswered }),
    },
    {
      name: 'fare-failed',
      title: 'The service failed',
      setting: ({ market }) => failing(market, { quoteFare: () => TE.left(asleep) }),
    },
    {
      name: 'fare-offline',
      title: 'No network',
      setting: ({ market }) => failing(market, { quoteFare: () => TE.left(offline) }),
    },
    {
      name: 'fare-refused',
      title: 'The service refuses a field',
      setting: ({ market }) =>
        failing(market, {
          quoteFare: () =>
            TE.left(
              formRefused({
                unserved: ['drop'],
                fieldErrors: [{ field: 'drop', message: 'We do not deliver there yet' }],
                formError: null,
              }),
            ),
        }),
    },
    {
      name: 'fare-captcha',
      title: 'The captcha failed',
      setting: ({ market }) =>
        failing(market, { solveCaptcha: TE.left({ kind: 'CaptchaFailed' }) }),
    },
    {
      name: 'fare-maps-coming',
      title: 'The maps are on their way',
      setting: () => ({ screen: page, ports: { loadMaps: unanswered } }),
    },
    {
      name: 'fare-maps-failed',
      title: 'The maps did not load',
      setting: () => ({ screen: page, ports: { loadMaps: TE.left({ kind: 'MapsFailed' }) } }),
    },
    {
      name: 'fare-bar',
      title: 'The bar of a wide page, refused',
      at: 'desktop',
      setting: () => ({
        screen: framed(<HomePage />),
        path: '',
        happens: [
          placeAccepted({ owner: 'fare', waypoint: 'pickup', place: koramangala }),
          fareEdited({ name: 'A1' }),
          estimateRequested(),
        ],
      }),
    },
  ],
}
