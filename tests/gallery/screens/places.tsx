import { function as F, taskEither as TE } from 'fp-ts'
import type { LocateCustomerError } from '../../../src/application/place/locateCustomer.port.ts'
import {
  currentLocationRequested,
  pickerOpened,
  pinDropped,
  predictionChosen,
  predictionsFound,
  searchTyped,
} from '../../../src/application/place/locationPicker.slice.ts'
import type { MountMap } from '../../../src/application/place/mountMap.port.ts'
import { placeAccepted } from '../../../src/application/place/placeAccepted.ts'
import type { Places } from '../../../src/application/place/places.port.ts'
import { FareEstimatePage } from '../../../src/ui/fare/FareEstimatePage.tsx'
import { unanswered } from '../../support/pending.ts'
import { indiranagar, koramangala, predictionOf, whitefield } from '../../support/places.ts'
import { mountMap } from '../map.ts'
import type { Group, Setting, State } from '../state.ts'
import { framed } from './framed.tsx'
import { asleep, longPlace } from './samples.ts'

const page = framed(<FareEstimatePage />)

const purpose = { owner: 'fare', waypoint: 'pickup', onChoice: 'pin', near: null } as const
const toSearch = pickerOpened({ ...purpose, place: null })
const toMap = pickerOpened({ ...purpose, place: longPlace })
const typed = searchTyped({ ...purpose, text: 'Bengaluru' })
const found = [koramangala, longPlace, indiranagar, whitefield].map(predictionOf)

const places = (change: Partial<Places> = {}): Places => ({
  search: () => TE.right(found),
  resolve: () => TE.right(koramangala),
  describe: () => TE.right(koramangala),
  abandon: () => undefined,
  ...change,
})

/** A map that a finger takes hold of as soon as it is there. */
const dragged: MountMap<HTMLElement> = (box, start, events) =>
  F.pipe(
    mountMap(box, start, events),
    TE.map((map) => {
      events.onDragStart()
      return map
    }),
  )

const searching = (
  search: Places['search'],
  words?: (texts: Parameters<NonNullable<Setting['done']>>[0]) => string,
): Setting => ({
  screen: page,
  happens: [toSearch, typed],
  ports: { places: places({ search }) },
  ...(words === undefined ? {} : { done: (hands) => hands.see(words(hands)) }),
})

const choosing = (resolve: Places['resolve']): Setting => ({
  screen: page,
  happens: [
    toSearch,
    typed,
    predictionsFound({ text: 'Bengaluru', predictions: found }),
    predictionChosen(predictionOf(koramangala)),
  ],
  ports: { places: places({ resolve }) },
})

// A new kind does not compile until it is added here.
const refusals: Readonly<Record<LocateCustomerError['kind'], LocateCustomerError>> = {
  LocationUnsupported: { kind: 'LocationUnsupported' },
  LocationDenied: { kind: 'LocationDenied' },
  LocationUnavailable: { kind: 'LocationUnavailable' },
  LocationTimedOut: { kind: 'LocationTimedOut' },
  LocationUnknown: { kind: 'LocationUnknown', code: 9 },
  Unreachable: { kind: 'Unreachable', because: 'offline' },
}

const unlocated: readonly State[] = Object.values(refusals).map((error) => ({
  name: `place-${error.kind.toLowerCase()}`,
  title: `The device does not say where it is: ${error.kind}`,
  setting: () => ({
    screen: page,
    happens: [toSearch, currentLocationRequested()],
    ports: { locateCustomer: TE.left(error) },
  }),
}))

/** Choosing a place by the search, by the device, or on the map. */
export const place: Group = {
  title: 'Places',
  states: [
    {
      name: 'place-search',
      title: 'The search for the pickup',
      setting: () => ({ screen: page, happens: [toSearch] }),
    },
    {
      name: 'place-search-drop',
      title: 'The search for the drop',
      setting: () => ({
        screen: page,
        happens: [pickerOpened({ ...purpose, waypoint: 'drop', place: null })],
      }),
    },
    {
      name: 'place-searching',
      title: 'Searching',
      setting: () => searching(() => unanswered),
    },
    {
      name: 'place-found',
      title: 'Places were found',
      setting: () =>
        searching(
          () => TE.right(found),
          () => 'Koramangala',
        ),
    },
    {
      name: 'place-none',
      title: 'No place was found',
      setting: () =>
        searching(
          () => TE.right([]),
          ({ t }) => t('place.search.none.title'),
        ),
    },
    {
      name: 'place-search-failed',
      title: 'The search failed',
      setting: () =>
        searching(
          () => TE.left(asleep),
          ({ t }) => t('place.retry'),
        ),
    },
    {
      name: 'place-choosing',
      title: 'A place was chosen, its spot is looked up',
      setting: () => choosing(() => unanswered),
    },
    {
      name: 'place-choosing-failed',
      title: 'A place was chosen, its spot is not known',
      setting: () => choosing(() => TE.left(asleep)),
    },
    {
      name: 'place-locating',
      title: 'The device is asked where it is',
      setting: () => ({
        screen: page,
        happens: [toSearch, currentLocationRequested()],
        ports: { locateCustomer: unanswered },
      }),
    },
    ...unlocated,
    {
      name: 'place-pin',
      title: 'The pin stands on the place',
      setting: () => ({ screen: page, happens: [toMap] }),
    },
    {
      name: 'place-dragging',
      title: 'The map is dragged under the pin',
      setting: () => ({
        screen: page,
        happens: [toMap],
        surroundings: { mountMap: dragged },
      }),
    },
    {
      name: 'place-reading',
      title: 'The address under the pin is read',
      setting: () => ({
        screen: page,
        happens: [toMap, pinDropped({ lat: 12.95, lng: 77.7 })],
        ports: { places: places({ describe: () => unanswered }) },
      }),
    },
    {
      name: 'place-unread',
      title: 'Nobody knows an address there',
      setting: () => ({
        screen: page,
        happens: [toMap, pinDropped({ lat: 12.95, lng: 77.7 })],
        ports: { places: places({ describe: () => TE.left({ kind: 'NothingAtPoint' }) }) },
        done: ({ see, t }) => see(t('place.geocode.nothingAtPoint')),
      }),
    },
    {
      name: 'place-map-coming',
      title: 'The map is on its way',
      setting: () => ({
        screen: page,
        happens: [toMap],
        surroundings: { mountMap: () => unanswered },
      }),
    },
    {
      name: 'place-map-failed',
      title: 'The map did not load',
      setting: () => ({
        screen: page,
        happens: [toMap],
        surroundings: { mountMap: () => TE.left({ kind: 'MapsFailed' }) },
      }),
    },
    {
      name: 'place-field',
      title: 'The field that is a search',
      at: 'desktop',
      setting: () => ({
        screen: page,
        ports: { places: places() },
        done: async ({ type, see, t }) => {
          await type(t('fare.address.pickup'), 'Bengaluru')
          await see('Koramangala')
        },
      }),
    },
    {
      name: 'place-beside',
      title: 'The map beside the form',
      at: 'desktop',
      setting: () => ({
        screen: page,
        happens: [
          placeAccepted({ owner: 'fare', waypoint: 'pickup', place: longPlace }),
          pickerOpened({ ...purpose, onChoice: 'acceptAndPin', place: longPlace }),
        ],
      }),
    },
  ],
}
