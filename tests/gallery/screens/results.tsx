import { taskEither as TE } from 'fp-ts'
import { bookingRequested } from '../../../src/application/fare/fareResults.slice.ts'
import type { FareContent } from '../../../src/application/fare/loadFareContent.port.ts'
import type { RecallEstimateError } from '../../../src/application/fare/recallEstimate.port.ts'
import { restoringStarted } from '../../../src/application/session/session.slice.ts'
import { FareResultsPage } from '../../../src/ui/results/FareResultsPage.tsx'
import { content, quotedIn } from '../../support/fares.ts'
import { unanswered } from '../../support/pending.ts'
import type { Group, Setting, State } from '../state.ts'
import { framed } from './framed.tsx'
import { asleep, customerIn, estimateIn, offline } from './samples.ts'

const page = framed(<FareResultsPage />)
const path = '/fare_estimate_mob?fare_estimate_token=token-1&geo_region_id=4'

const said: FareContent = {
  ...content,
  bestFor: [
    { vehicleId: 97, goods: ['Documents', 'Tiffin', 'Medicines'] },
    { vehicleId: 1, goods: ['Furniture', 'Electronics', 'Building materials'] },
  ],
  notes: ['Waiting time is charged.', 'Labour is not included.', 'Tolls and parking are extra.'],
}

const failing = (name: string, title: string, error: RecallEstimateError): State => ({
  name: `results-${name}`,
  title,
  setting: () => ({ screen: page, path, ports: { recallEstimate: () => TE.left(error) } }),
})

const linked = (link: string): Setting => ({ screen: page, path: link })

/** The fares of an estimate, and why there are none. */
export const results: Group = {
  title: 'Fares',
  states: [
    {
      name: 'results-shown',
      title: 'Fares to compare',
      setting: ({ market }) => ({
        screen: page,
        path,
        ports: {
          recallEstimate: () => TE.right(estimateIn(market)),
          loadFareContent: () => TE.right(said),
        },
      }),
    },
    {
      name: 'results-whole',
      title: 'An address that a line cuts, shown whole',
      at: 'phone',
      setting: ({ market }) => ({
        screen: page,
        path,
        ports: { recallEstimate: () => TE.right(estimateIn(market)) },
        done: ({ press }) => press(estimateIn(market).drop.landmark),
      }),
    },
    {
      name: 'results-booked',
      title: 'Booked before it is known who is there',
      setting: ({ market }) => ({
        screen: page,
        path,
        happens: [restoringStarted(customerIn(market)), bookingRequested({ vehicleId: 1 })],
        ports: { recallEstimate: () => TE.right(estimateIn(market)) },
      }),
    },
    {
      name: 'results-one',
      title: 'One vehicle, and no words of content',
      setting: ({ market }) => ({
        screen: page,
        path,
        ports: {
          recallEstimate: () =>
            TE.right({ ...estimateIn(market), vehicles: estimateIn(market).vehicles.slice(0, 1) }),
        },
      }),
    },
    {
      name: 'results-none',
      title: 'No vehicle goes there',
      setting: ({ market }) => ({
        screen: page,
        path,
        ports: { recallEstimate: () => TE.right({ ...estimateIn(market), vehicles: [] }) },
      }),
    },
    {
      name: 'results-coming',
      title: 'The fares are on their way',
      setting: () => ({ screen: page, path, ports: { recallEstimate: () => unanswered } }),
    },
    failing('unknown', 'Nobody knows the estimate', { kind: 'EstimateUnknown' }),
    {
      name: 'results-elsewhere',
      title: 'The estimate is of another country',
      setting: ({ market }) => ({
        screen: page,
        path,
        ports: {
          recallEstimate: () =>
            TE.right(quotedIn(market.country.code === 'AE' ? 'en-IN' : 'en-AE')),
        },
      }),
    },
    failing('expired', 'The estimate has expired', { kind: 'EstimateExpired' }),
    failing('failed', 'The service failed', asleep),
    failing('offline', 'No network', offline),
    {
      name: 'results-incomplete',
      title: 'The link names no estimate',
      setting: () => linked('/fare_estimate_mob'),
    },
    {
      name: 'results-call',
      title: 'Somebody will call',
      setting: () => linked('/fare_estimate_mob?callback_request_id=42'),
    },
  ],
}
