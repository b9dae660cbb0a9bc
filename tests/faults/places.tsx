import { expect } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import { limits } from '../../config/market/limits.ts'
import { fareEdited } from '../../src/application/fare/fareForm.slice.ts'
import type { FareMemory, KeptParams } from '../../src/application/fare/fareMemory.port.ts'
import type { LoadMapsError } from '../../src/application/place/loadMaps.port.ts'
import type { LocateCustomerError } from '../../src/application/place/locateCustomer.port.ts'
import {
  currentLocationRequested,
  mapOpened,
  pickerOpened,
  predictionChosen,
  searchTyped,
} from '../../src/application/place/locationPicker.slice.ts'
import type { MountedMap } from '../../src/application/place/mountMap.port.ts'
import type { MountedRouteMap } from '../../src/application/place/mountRouteMap.port.ts'
import type {
  DescribePointError,
  Places,
  Prediction,
  ResolvePlaceError,
  SearchPlacesError,
} from '../../src/application/place/places.port.ts'
import type { FormMemoryError } from '../../src/application/ports/formMemory.port.ts'
import type { Report } from '../../src/application/ports/reporter.port.ts'
import { logoutRequested } from '../../src/application/session/session.slice.ts'
import type { FareDraft } from '../../src/domain/fare/fareDraft.ts'
import type { Place } from '../../src/domain/place/address.ts'
import type { Coordinates } from '../../src/domain/place/coordinates.ts'
import { FareEstimatePage } from '../../src/ui/fare/FareEstimatePage.tsx'
import { AddressDialog } from '../../src/ui/place/AddressDialog.tsx'
import { FareResultsPage } from '../../src/ui/results/FareResultsPage.tsx'
import { content, estimate, filledForm, quote } from '../support/fares.ts'
import { koramangala } from '../support/places.ts'
import { type Visit, visit } from '../support/visit.tsx'
import { nothingKept } from '../support/world.ts'
import { nameField, withRoute } from '../ui/fare/steps.ts'
import { visitOrder } from '../ui/orders/steps.tsx'
import { knownPlaces, predictions } from '../ui/place/pickedPlaces.ts'
import { remoteWords } from './faults.ts'
import { fetched, late, nothing, press, reporting, scene, storage } from './scene.tsx'

const lookups = { milliseconds: limits.geocodeDeadline, ends: late }
const mapsFailed = 'Failed to load Google Maps API'

const open = async (some: Partial<Places>, { ports, ...options }: Visit = {}) => {
  const visited = await visit(<AddressDialog owner="fare" />, {
    ports: { places: { ...knownPlaces, ...some }, ...ports },
    ...options,
  })
  await visited.happen(
    pickerOpened({ owner: 'fare', near: null, waypoint: 'pickup', onChoice: 'pin', place: null }),
  )
  return visited
}

const search = async (some: Partial<Places>) => {
  const visited = await open(some)
  await visited.happen(
    searchTyped({
      owner: 'fare',
      near: null,
      waypoint: 'pickup',
      onChoice: 'pin',
      text: 'koramangala',
    }),
  )
  return visited
}

const [anyPrediction] = predictions
if (anyPrediction === undefined) throw new Error('there is nothing to choose')

const searchWords = (error: SearchPlacesError): string =>
  error.kind === 'PlacesUnavailable' ? mapsFailed : remoteWords(error)

const choiceWords = (error: ResolvePlaceError): string | null => {
  switch (error.kind) {
    case 'PlaceIdMissing':
      return 'Place ID is required'
    case 'PlaceNotFound':
      return 'No place found for the given place ID'
    case 'PlaceRetryFailed':
      return 'Failed to retry geocoding after place ID update'
    case 'PlaceIdRefreshFailed':
      return 'Failed to get updated place ID for retry'
    case 'PlaceWithoutPosition':
      return null
    case 'PlacesUnavailable':
    case 'NetworkError':
    case 'RefusalUnreadable':
    case 'Unreachable':
    case 'ContractBroken':
      return searchWords(error)
  }
}

const pointWords = (error: DescribePointError): string =>
  error.kind === 'NothingAtPoint' ? 'No place found for the given coordinates' : searchWords(error)

const pointReport = (error: DescribePointError): Report | null =>
  error.kind === 'NothingAtPoint'
    ? { tag: 'GEOCODE', about: 'NothingAtPoint' }
    : reporting('GEOCODE')(error)

const locationWords = (error: LocateCustomerError): string => {
  switch (error.kind) {
    case 'LocationUnsupported':
      return 'Geolocation is not supported by your browser.'
    case 'LocationDenied':
      return 'Location permission was denied.'
    case 'LocationUnavailable':
      return 'Location position is unavailable.'
    case 'LocationTimedOut':
      return 'Location request timed out.'
    case 'LocationUnknown':
      return `Unknown error occurred (code ${error.code}).`
    case 'Unreachable':
      return remoteWords(error)
  }
}

const field = () => screen.getByRole('combobox', { name: 'Pickup address' })
const canStillType = () => expect(field()).toBeEnabled()
const isTypedKept = () => {
  expect(field()).toHaveValue('koramangala')
  canStillType()
}
const confirm = () => screen.getByRole('button', { name: 'Confirm Pickup Location' })
const isConfirmable = () => expect(confirm()).toBeEnabled()

const still: MountedMap = {
  moveTo: () => undefined,
  zoom: () => 18,
  zoomBy: () => undefined,
  panBy: () => undefined,
  resized: () => undefined,
  unmount: () => undefined,
}
const stillRoute: MountedRouteMap = {
  show: () => undefined,
  zoomBy: () => undefined,
  resized: () => undefined,
  unmount: () => undefined,
}

const typeName = async (memory: Partial<FareMemory>) => {
  const visited = await visit(<FareEstimatePage />, {
    ports: {
      memory: { draft: nothingKept, params: nothingKept, ...memory },
      quoteFare: () => TE.right(quote),
    },
  })
  await visited.happen(
    ...withRoute,
    fareEdited({ name: 'Asha Rao', mobile: '9876543210', requirement: 'business' }),
  )
  return visited
}

const isFormUsable = () => {
  expect(nameField()).toHaveValue('Asha Rao')
  expect(nameField()).toBeEnabled()
}

/** Places, maps, the customer's location, and what this browser keeps of a fare. */
export const placesRows = {
  'places.search': [
    scene<SearchPlacesError, readonly Prediction[]>('of what is typed', {
      answer: predictions,
      remote: (error) => error,
      own: { PlacesUnavailable: { kind: 'PlacesUnavailable' } },
      patience: lookups,
      ask: (port) => search({ search: () => port }),
      tells: searchWords,
      reports: reporting('GEOCODE', 'search'),
      again: () => 'Try again',
      keeps: isTypedKept,
      arrives: () => expect(screen.getAllByRole('option')).toHaveLength(2),
    }),
  ],
  'places.resolve': [
    scene<ResolvePlaceError, Place>('of the place that is chosen', {
      answer: koramangala,
      remote: (error) => error,
      own: {
        PlacesUnavailable: { kind: 'PlacesUnavailable' },
        PlaceIdMissing: { kind: 'PlaceIdMissing' },
        PlaceNotFound: { kind: 'PlaceNotFound' },
        PlaceWithoutPosition: { kind: 'PlaceWithoutPosition' },
        PlaceRetryFailed: { kind: 'PlaceRetryFailed' },
        PlaceIdRefreshFailed: { kind: 'PlaceIdRefreshFailed' },
      },
      patience: lookups,
      ask: async (port) => {
        const visited = await open({ resolve: () => port })
        await visited.happen(predictionChosen(anyPrediction))
        return visited
      },
      tells: choiceWords,
      reports: (error) => {
        const { kind } = error
        if (kind === 'PlaceRetryFailed') {
          return { tag: 'GEOCODE', about: 'Error on google geo code custom with retry' }
        }
        return kind === 'PlaceIdRefreshFailed'
          ? { tag: 'GEOCODE', about: 'Error on fetching updated place id' }
          : reporting('GEOCODE', 'choice')(error)
      },
      again: ({ kind }) => (kind === 'PlaceWithoutPosition' ? null : 'Try again'),
      keeps: canStillType,
      arrives: isConfirmable,
      without: canStillType,
    }),
  ],
  'places.describe': [
    scene<DescribePointError, Place>('of the point under the pin', {
      answer: koramangala,
      remote: (error) => error,
      own: {
        PlacesUnavailable: { kind: 'PlacesUnavailable' },
        NothingAtPoint: { kind: 'NothingAtPoint' },
      },
      patience: lookups,
      ask: async (port) => {
        const visited = await open({ describe: () => port })
        await visited.happen(
          mapOpened({
            owner: 'fare',
            near: null,
            waypoint: 'pickup',
            onChoice: 'pin',
            centre: koramangala.location,
          }),
        )
        return visited
      },
      tells: pointWords,
      reports: pointReport,
      again: () => 'Try again',
      keeps: null,
      arrives: isConfirmable,
    }),
    scene<DescribePointError, Place>('of where the customer is', {
      answer: koramangala,
      remote: (error) => error,
      own: {
        PlacesUnavailable: { kind: 'PlacesUnavailable' },
        NothingAtPoint: { kind: 'NothingAtPoint' },
      },
      patience: lookups,
      ask: async (port) => {
        const visited = await open(
          { describe: () => port },
          { ports: { locateCustomer: TE.right(koramangala.location) } },
        )
        await visited.happen(currentLocationRequested())
        return visited
      },
      tells: pointWords,
      reports: pointReport,
      again: () => 'Try again',
      keeps: canStillType,
      arrives: isConfirmable,
    }),
  ],
  locateCustomer: [
    scene<LocateCustomerError, Coordinates>('who asks for it', {
      answer: koramangala.location,
      remote: null,
      own: {
        LocationUnsupported: { kind: 'LocationUnsupported' },
        LocationDenied: { kind: 'LocationDenied' },
        LocationUnavailable: { kind: 'LocationUnavailable' },
        LocationTimedOut: { kind: 'LocationTimedOut' },
        LocationUnknown: { kind: 'LocationUnknown', code: 9 },
      },
      // The browser asks for permission first, and people read slowly: the adapter has the
      // deadline, not the flow.
      patience: null,
      ask: async (port) => {
        const visited = await open({}, { ports: { locateCustomer: port } })
        await visited.happen(currentLocationRequested())
        return visited
      },
      tells: locationWords,
      reports: (error) => {
        if (error.kind === 'Unreachable') return reporting('GEOLOCATION')(error)
        return error.kind === 'LocationDenied' || error.kind === 'LocationUnsupported'
          ? null
          : { tag: 'GEOLOCATION', about: error.kind }
      },
      again: ({ kind }) =>
        kind === 'LocationDenied' || kind === 'LocationUnsupported' ? null : 'Try again',
      keeps: canStillType,
      arrives: isConfirmable,
      without: canStillType,
    }),
  ],
  loadMaps: [
    scene<LoadMapsError, void>('for the fare form', {
      answer: undefined,
      remote: null,
      own: { MapsFailed: { kind: 'MapsFailed' } },
      patience: { milliseconds: limits.mapScriptDeadline, ends: { kind: 'MapsFailed' } },
      ask: async (port) => {
        const visited = await visit(<FareEstimatePage />, { ports: { loadMaps: port } })
        await visited.happen(...withRoute, fareEdited({ name: 'Asha Rao' }))
        return visited
      },
      tells: () => mapsFailed,
      reports: nothing,
      again: () => 'Retry',
      // Without maps no form is shown; that it kept its input shows once they are there.
      keeps: ({ store }) => expect(store.getState().fareForm.form.input.name).toBe('Asha Rao'),
      arrives: isFormUsable,
    }),
  ],
  mountMap: [
    scene<LoadMapsError, MountedMap>('of the pin', {
      answer: still,
      remote: null,
      own: { MapsFailed: { kind: 'MapsFailed' } },
      patience: null,
      ask: async (port) => {
        const visited = await open({}, { mountMap: () => port })
        await visited.happen(predictionChosen(anyPrediction))
        return visited
      },
      tells: () => mapsFailed,
      reports: nothing,
      again: () => 'Try again',
      keeps: null,
      arrives: isConfirmable,
    }),
  ],
  tile: [
    fetched('of the map under the pin', async (strike) => {
      let draw: (isDrawn: boolean) => void = () => undefined
      let mounted = 0
      const { happen, reports } = await open(
        {},
        {
          mountMap: (_, __, { onDrawn }) => {
            draw = onDrawn
            mounted += 1
            return TE.right(still)
          },
        },
      )
      await happen(predictionChosen(anyPrediction))
      // What a map reports once all its tiles have loaded or failed; a tile that hangs reports
      // nothing.
      if (strike !== 'hang') act(() => draw(strike !== 'fail'))
      expect(screen.queryAllByText('The map could not be shown')).toHaveLength(
        strike === 'fail' ? 1 : 0,
      )
      isConfirmable()
      if (strike === 'fail') {
        await press('Try again')
        expect(mounted).toBe(2)
        expect(screen.queryByText('The map could not be shown')).toBeNull()
      }
      // Only the browser requests tiles, and their server may be anyone's: a failure is not
      // reported.
      expect(reports).toEqual([])
      await press('Confirm Pickup Location')
      expect(screen.queryByRole('button', { name: 'Confirm Pickup Location' })).toBeNull()
    }),
  ],
  mountRouteMap: [
    scene<LoadMapsError, MountedRouteMap>('of an order', {
      answer: stillRoute,
      remote: null,
      own: { MapsFailed: { kind: 'MapsFailed' } },
      patience: null,
      ask: (port) => visitOrder({ surroundings: { mountRouteMap: () => port } }),
      tells: () => mapsFailed,
      reports: nothing,
      again: nothing,
      keeps: null,
      arrives: () =>
        expect(screen.getByRole('heading', { name: 'Looking for a driver' })).toBeVisible(),
    }),
  ],
  'memory.draft.recall': [
    scene<FormMemoryError, FareDraft | null>('of the fare form', {
      ...storage,
      answer: { form: { ...filledForm, name: 'Asha Rao' }, country: 'IN', asked: null },
      ask: (port) => typeName({ draft: { ...nothingKept, recall: port } }),
      keeps: isFormUsable,
      arrives: isFormUsable,
    }),
  ],
  'memory.draft.keep': [
    scene<FormMemoryError, void>('of the fare form', {
      ...storage,
      answer: undefined,
      ask: (port) => typeName({ draft: { ...nothingKept, keep: () => port } }),
      keeps: isFormUsable,
      arrives: isFormUsable,
    }),
  ],
  'memory.params.keep': [
    scene<FormMemoryError, void>('on the way to the results', {
      ...storage,
      answer: undefined,
      ask: async (port) => {
        const visited = await typeName({ params: { ...nothingKept, keep: () => port } })
        await press('Get Fare Estimate')
        return visited
      },
      keeps: isFormUsable,
      arrives: ({ went }) => expect(went).toHaveLength(1),
    }),
  ],
  'memory.params.forget': [
    scene<FormMemoryError, void>('of whoever leaves', {
      ...storage,
      answer: undefined,
      ask: async (port) => {
        const visited = await typeName({ params: { ...nothingKept, forget: port } })
        await visited.happen(logoutRequested())
        return visited
      },
      keeps: null,
      arrives: () => {
        expect(nameField()).toHaveValue('')
        expect(nameField()).toBeEnabled()
      },
    }),
  ],
  'memory.params.recall': [
    scene<FormMemoryError, KeptParams | null>('of a fare that is booked', {
      ...storage,
      answer: null,
      ask: async (port) => {
        const visited = await visit(<FareResultsPage />, {
          path: '/en-IN/fare_estimate_mob?fare_estimate_token=token-1',
          ports: {
            recallEstimate: () => TE.right(estimate),
            loadFareContent: () => TE.right(content),
            memory: { draft: nothingKept, params: { ...nothingKept, recall: port } },
          },
        })
        await press('Book Tata Ace')
        return visited
      },
      keeps: null,
      arrives: ({ store }) => expect(store.getState().auth?.step).toBe('login'),
    }),
  ],
}
