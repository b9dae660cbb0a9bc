import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { either as E, taskEither as TE } from 'fp-ts'
import type { LocateCustomerError } from '../../../src/application/place/locateCustomer.port.ts'
import { pickerOpened } from '../../../src/application/place/locationPicker.slice.ts'
import type {
  DescribePointError,
  Places,
  Prediction,
  ResolvePlaceError,
  SearchPlacesError,
} from '../../../src/application/place/places.port.ts'
import type { AnalyticsEvent } from '../../../src/application/ports/analytics.port.ts'
import type { Place, Waypoint } from '../../../src/domain/place/address.ts'
import type { Coordinates } from '../../../src/domain/place/coordinates.ts'
import { AddressDialog } from '../../../src/ui/place/AddressDialog.tsx'
import { comeBackOnline } from '../../support/online.ts'
import { makePending, unanswered } from '../../support/pending.ts'
import { koramangala } from '../../support/places.ts'
import { standingRegions } from '../../support/standing.ts'
import { visit } from '../../support/visit.tsx'
import type { WorldNeeds } from '../../support/world.ts'
import { failingOnce, knownPlaces, predictions, unhurried } from './pickedPlaces.ts'

const open = async (ports: Partial<WorldNeeds> = {}, waypoint: Waypoint = 'pickup') => {
  const seen = await visit(<AddressDialog owner="fare" />, {
    ports: { limits: unhurried, places: knownPlaces, ...ports },
  })
  await seen.happen(
    pickerOpened({ owner: 'fare', near: null, waypoint, onChoice: 'pin', place: null }),
  )
  return seen
}

const placesWith = (some: Partial<Places>): Pick<WorldNeeds, 'places'> => ({
  places: { ...knownPlaces, ...some },
})

const search = () => screen.getByRole('combobox', { name: 'Pickup address' })
const useLocation = () => screen.getByRole('button', { name: 'Use Current Location' })
const confirm = () => screen.findByRole('button', { name: 'Confirm Pickup Location' })

describe('the search for a place', () => {
  afterEach(() => void jest.useRealTimers())

  it('is in a dialog named after pickup or drop, with the focus in its field', async () => {
    await open()
    expect(screen.getByRole('dialog', { name: 'Select Pickup' })).toBeVisible()
    expect(search()).toHaveFocus()
    expect(search()).toHaveAttribute('autocomplete', 'off')
    expect(search()).toHaveAttribute('translate', 'no')
  })

  it('has an icon before its text', async () => {
    await open()
    const icon = search().closest('label')?.querySelector('svg')
    expect(icon?.compareDocumentPosition(search())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('does not search for a single character, and says so', async () => {
    const asked: string[] = []
    const { user } = await open(
      placesWith({
        search: (text) => {
          asked.push(text)
          return TE.right(predictions)
        },
      }),
    )
    await user.type(search(), 'k')
    expect(screen.getByText('Type at least 2 characters')).toBeVisible()
    await user.type(search(), 'o')
    expect(await screen.findAllByRole('option')).toHaveLength(2)
    expect(asked).toEqual(['ko'])
  })

  it('asks for an address as long as nothing but invisible characters is typed', async () => {
    await open()
    fireEvent.change(search(), { target: { value: '\u200e \u200b\ufeff' } })
    expect(await screen.findByText(/^Type an area, a street or a landmark/)).toBeVisible()
    expect(screen.queryByText('Type at least 2 characters')).toBeNull()
  })

  it('shows name and area of each place, and says how many there are', async () => {
    const { user } = await open()
    await user.type(search(), 'kora')
    const option = await screen.findByRole('option', { name: /Koramangala/ })
    expect(option).toHaveTextContent('Bengaluru, Karnataka')
    expect(screen.getByText('2 places found')).toBeInTheDocument()
  })

  it('says that there are none, and what helps', async () => {
    const { user } = await open(placesWith({ search: () => TE.right([]) }))
    await user.type(search(), 'zzzz')
    expect(await screen.findByText(/Check the spelling/)).toBeVisible()
    expect(screen.getAllByText('No places found')[0]).toBeVisible()
    expect(screen.queryByRole('option')).toBeNull()
  })

  it('keeps the places shown while it searches again', async () => {
    const later = makePending<SearchPlacesError, readonly Prediction[]>()
    const { user } = await open(
      placesWith({
        search: (text) => (text === 'koram' ? later.task : TE.right(predictions)),
      }),
    )
    await user.type(search(), 'kora')
    await screen.findByRole('option', { name: /Indiranagar/ })
    await user.type(search(), 'm')
    await waitFor(() => expect(later.count()).toBe(1))
    expect(screen.getByRole('option', { name: /Indiranagar/ })).toBeVisible()
    later.answer(E.right(predictions.slice(0, 1)))
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  })

  it('announces that it takes long', async () => {
    await open(placesWith({ search: () => unanswered }))
    jest.useFakeTimers()
    fireEvent.change(search(), { target: { value: 'Kora' } })
    await act(() => jest.advanceTimersByTimeAsync(3900))
    const { said } = standingRegions()
    expect(said().trim()).toBe('')
    await act(() => jest.advanceTimersByTimeAsync(200))
    expect(said()).toContain('Still searching. Your connection may be slow.')
  })

  it('clears its text at a tap, and can be typed in again', async () => {
    const { user } = await open()
    await user.type(search(), 'kora')
    await screen.findByRole('option', { name: /Indiranagar/ })
    await user.click(screen.getByRole('button', { name: 'Clear the search' }))
    expect(search()).toHaveValue('')
    expect(search()).toHaveFocus()
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
  })

  it.each<[SearchPlacesError, string]>([
    [{ kind: 'PlacesUnavailable' }, 'Failed to load Google Maps API'],
    [
      { kind: 'Unreachable', because: 'offline' },
      'You are offline. Check your connection and try again.',
    ],
    [{ kind: 'NetworkError', because: 'askedTooOften', message: 'Slow down' }, 'Slow down'],
  ])('says why a search failed, and tries again: %j', async (error, text) => {
    const { user } = await open(placesWith({ search: failingSearch(error) }))
    await user.type(search(), 'ko')
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findAllByRole('option')).toHaveLength(2)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is made again by itself when the connection is back', async () => {
    const { user } = await open(
      placesWith({ search: failingSearch({ kind: 'Unreachable', because: 'offline' }) }),
    )
    await user.type(search(), 'ko')
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline.')
    act(() => {
      window.dispatchEvent(new Event('online'))
    })
    expect(await screen.findAllByRole('option')).toHaveLength(2)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is made again when the connection is back that took the request with it', async () => {
    const asked: string[] = []
    const { user } = await open(
      placesWith({
        search: (text) => {
          asked.push(text)
          return asked.length === 1 ? unanswered : TE.right(predictions)
        },
      }),
    )
    await user.click(search())
    await user.paste('kora')
    await waitFor(() => expect(asked).toEqual(['kora']))
    await comeBackOnline()
    expect(await screen.findAllByRole('option')).toHaveLength(2)
    await comeBackOnline()
    expect(asked).toEqual(['kora', 'kora'])
  })

  it('is not made again when the connection is back if the service refused it', async () => {
    const asked: string[] = []
    const { user } = await open(
      placesWith({
        search: (text) => {
          asked.push(text)
          return TE.left({ kind: 'NetworkError', because: 'askedTooOften', message: 'Slow down' })
        },
      }),
    )
    await user.type(search(), 'ko')
    expect(await screen.findByRole('alert')).toHaveTextContent('Slow down')
    const before = asked.length
    await comeBackOnline()
    expect(screen.getByRole('alert')).toHaveTextContent('Slow down')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(asked).toHaveLength(before + 1))
  })

  it('can be used by keys alone, up to the confirmed place', async () => {
    const { user, store } = await open()
    await user.keyboard('kora')
    await screen.findAllByRole('option')
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(await screen.findByRole('heading', { name: 'Indiranagar' })).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus()
    await user.tab()
    expect(await confirm()).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(store.getState().fareForm.form.input.pickup).toMatchObject({
      status: 'resolved',
      place: { landmark: 'Indiranagar, Bengaluru' },
    })
  })

  it('leaves an input method the keys that choose among its words', async () => {
    const { user } = await open()
    await user.keyboard('kora')
    await screen.findAllByRole('option')
    for (const key of ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Enter']) {
      fireEvent.keyDown(search(), { key, keyCode: 229, isComposing: true })
    }
    expect(screen.queryByRole('option', { selected: true })).toBeNull()
  })

  it('keeps the mark on its place when other places arrive, and drops both together', async () => {
    const later = makePending<SearchPlacesError, readonly Prediction[]>()
    const { user, store } = await open(
      placesWith({ search: (text) => (text === 'kora' ? TE.right(predictions) : later.task) }),
    )
    const type = (value: string) => fireEvent.change(search(), { target: { value } })
    const searched = () => waitFor(() => expect(later.count()).toBe(1))
    const marked = () => screen.queryByRole('option', { selected: true })
    type('kora')
    await screen.findAllByRole('option')
    type('koram')
    await searched()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(marked()).toHaveTextContent('Indiranagar')
    const block = { id: 'b', primary: '5th Block', secondary: 'Koramangala' }
    await act(async () => later.answer(E.right([block, ...predictions])))
    expect(marked()).toHaveTextContent('Indiranagar')
    type('korama')
    await searched()
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(marked()).toHaveTextContent('Koramangala')
    await act(async () => later.answer(E.right([block])))
    expect(marked()).toBeNull()
    expect(search()).toHaveAttribute('aria-activedescendant', '')
    await user.keyboard('{Enter}')
    expect(marked()).toHaveTextContent('5th Block')
    expect(store.getState().locationPicker).toMatchObject({ choosing: { status: 'idle' } })
  })

  it('leaves Esc to the dialog, and Home and End to the text', async () => {
    const { user } = await open()
    await user.keyboard('kora')
    await screen.findAllByRole('option')
    for (const key of ['Home', 'End']) {
      expect(fireEvent.keyDown(search(), { key })).toBe(true)
    }
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('marks the first place on the first Enter, and takes it on the second', async () => {
    const { user } = await open()
    await user.keyboard('kora')
    await screen.findAllByRole('option')
    await user.keyboard('{Enter}')
    expect(search()).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id)
    await user.keyboard('{Enter}')
    expect(await confirm()).toBeVisible()
  })
})

const failingSearch = (error: SearchPlacesError): Places['search'] => {
  const task = failingOnce<SearchPlacesError, readonly Prediction[]>(error, predictions)
  return () => task
}

describe('a chosen place', () => {
  it('is asked for again when the connection is back that took the request with it', async () => {
    const asked: string[] = []
    const { user } = await open(
      placesWith({
        resolve: ({ id }) => {
          asked.push(id)
          return asked.length === 1 ? unanswered : TE.right(koramangala)
        },
      }),
    )
    await user.type(search(), 'kora')
    await user.click(await screen.findByRole('option', { name: /Koramangala/ }))
    await comeBackOnline()
    expect(await confirm()).toBeVisible()
    expect(asked).toEqual(['k', 'k'])
  })

  it.each<[ResolvePlaceError, string]>([
    [{ kind: 'PlaceIdMissing' }, 'Place ID is required'],
    [{ kind: 'PlaceNotFound' }, 'No place found for the given place ID'],
    [{ kind: 'PlaceRetryFailed' }, 'Failed to retry geocoding after place ID update'],
    [{ kind: 'PlaceIdRefreshFailed' }, 'Failed to get updated place ID for retry'],
    [{ kind: 'PlacesUnavailable' }, 'Failed to load Google Maps API'],
    [{ kind: 'RefusalUnreadable', because: 'failed' }, 'Something went wrong'],
  ])('that cannot be fetched says why, and can be tried again: %j', async (error, text) => {
    const resolve = failingOnce(error, koramangala)
    const { user } = await open(placesWith({ resolve: () => resolve }))
    await user.type(search(), 'kora')
    await user.click(await screen.findByRole('option', { name: /Koramangala/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await confirm()).toBeVisible()
  })

  it('is asked for once if it is tapped again meanwhile', async () => {
    const later = makePending<ResolvePlaceError, typeof koramangala>()
    const { user } = await open(placesWith({ resolve: () => later.task }))
    await user.type(search(), 'kora')
    await user.click(await screen.findByRole('option', { name: /Koramangala/ }))
    await user.click(screen.getByRole('option', { name: /Koramangala/ }))
    expect(later.count()).toBe(1)
  })

  it('that has no position leaves the search as it was', async () => {
    const { user } = await open(
      placesWith({ resolve: () => TE.left({ kind: 'PlaceWithoutPosition' }) }),
    )
    await user.type(search(), 'kora')
    await user.click(await screen.findByRole('option', { name: /Koramangala/ }))
    expect(await screen.findAllByRole('option')).toHaveLength(2)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is given up when the customer types on', async () => {
    const later = makePending<ResolvePlaceError, typeof koramangala>()
    const { user, happen } = await open(placesWith({ resolve: () => later.task }))
    await user.type(search(), 'kora')
    await user.click(await screen.findByRole('option', { name: /Koramangala/ }))
    await user.type(search(), 'm')
    later.answer(E.right(koramangala))
    await happen()
    expect(screen.queryByRole('button', { name: /Confirm/ })).toBeNull()
    expect(search()).toHaveValue('koram')
  })
})

describe('the current location', () => {
  it.each<[LocateCustomerError, string, string]>([
    [
      { kind: 'LocationUnsupported' },
      'Unable to fetch location',
      'Geolocation is not supported by your browser.',
    ],
    [{ kind: 'LocationDenied' }, 'Location Permission Denied', 'Location permission was denied.'],
    [
      { kind: 'LocationUnavailable' },
      'Unable to fetch location',
      'Location position is unavailable.',
    ],
    [{ kind: 'LocationTimedOut' }, 'Unable to fetch location', 'Location request timed out.'],
    [
      { kind: 'LocationUnknown', code: 7 },
      'Unable to fetch location',
      'Unknown error occurred (code 7).',
    ],
  ])('that the browser does not tell is explained: %j', async (error, title, text) => {
    const { user } = await open({ locateCustomer: TE.left(error) })
    await user.click(useLocation())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(title)
    expect(alert).toHaveTextContent(text)
  })

  it('that is denied leads to the search, and is counted', async () => {
    const tracked: AnalyticsEvent[] = []
    const { user } = await open({
      locateCustomer: TE.left({ kind: 'LocationDenied' }),
      track: (event) => tracked.push(event),
    })
    await user.click(useLocation())
    expect(await screen.findByText('Type the address instead.')).toBeVisible()
    expect(tracked.map(({ name }) => name)).toContain('Location Permission Denied')
    await user.click(screen.getByRole('button', { name: 'Search for location' }))
    expect(search()).toHaveFocus()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('that is denied announces no places until they are shown', async () => {
    const later = makePending<SearchPlacesError, readonly Prediction[]>()
    const { user } = await open({
      ...placesWith({ search: () => later.task }),
      locateCustomer: TE.left({ kind: 'LocationDenied' }),
    })
    fireEvent.change(search(), { target: { value: 'kora' } })
    await waitFor(() => expect(later.count()).toBe(1))
    await user.click(useLocation())
    await screen.findByRole('alert')
    await act(async () => later.answer(E.right(predictions)))
    expect(screen.queryByRole('option')).toBeNull()
    expect(screen.queryByText('2 places found')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Search for location' }))
    expect(screen.getAllByRole('option')).toHaveLength(2)
    expect(screen.getByText('2 places found')).toBeInTheDocument()
  })

  it('says that it is being fetched, and is requested once', async () => {
    let asked = 0
    const { user } = await open({
      locateCustomer: () => {
        asked += 1
        return unanswered()
      },
    })
    await user.click(useLocation())
    const waiting = screen.getByRole('button', { name: 'Fetching Current Location' })
    await user.click(waiting)
    expect(waiting).toHaveAttribute('aria-disabled', 'true')
    expect(asked).toBe(1)
  })

  it('is still awaited when the connection is back and a failed search could be made again', async () => {
    const later = makePending<LocateCustomerError, Coordinates>()
    const { user } = await open({
      ...placesWith({ search: failingSearch({ kind: 'Unreachable', because: 'offline' }) }),
      locateCustomer: later.task,
    })
    await user.type(search(), 'ko')
    await screen.findByRole('alert')
    await user.click(useLocation())
    await comeBackOnline()
    later.answer(E.right({ lat: 12.93, lng: 77.62 }))
    expect(await confirm()).toBeVisible()
  })

  it('gets the address by itself once the connection is back that it lacked', async () => {
    const offline = { kind: 'Unreachable', because: 'offline' } as const
    const address = failingOnce<DescribePointError, Place>(offline, koramangala)
    const { user } = await open({
      ...placesWith({ describe: () => address }),
      locateCustomer: TE.right({ lat: 12.93, lng: 77.62 }),
    })
    await user.click(useLocation())
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline.')
    await comeBackOnline()
    expect(await confirm()).toBeVisible()
  })

  it('is asked for by itself once the connection is back that its script lacked', async () => {
    const offline = { kind: 'Unreachable', because: 'offline' } as const
    const { user } = await open({
      locateCustomer: failingOnce<LocateCustomerError, Coordinates>(offline, {
        lat: 12.93,
        lng: 77.62,
      }),
    })
    await user.click(useLocation())
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline.')
    await comeBackOnline()
    expect(await confirm()).toBeVisible()
  })

  it('leads to the map, where it can be confirmed', async () => {
    const { user } = await open({ locateCustomer: TE.right({ lat: 12.93, lng: 77.62 }) })
    await user.click(useLocation())
    expect(await confirm()).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Koramangala' })).toBeVisible()
  })

  it.each<[DescribePointError, string]>([
    [{ kind: 'NothingAtPoint' }, 'No place found for the given coordinates'],
    [{ kind: 'Unreachable', because: 'timeout' }, 'This is taking too long. Please try again.'],
  ])('without an address can be tried again: %j', async (error, text) => {
    const describePoint = failingOnce(error, koramangala)
    const { user } = await open({
      locateCustomer: TE.right({ lat: 12.93, lng: 77.62 }),
      ...placesWith({ describe: () => describePoint }),
    })
    await user.click(useLocation())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Failed to fetch address from location.')
    expect(alert).toHaveTextContent(text)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await confirm()).toBeVisible()
  })

  it('has a message that can be dismissed', async () => {
    const { user } = await open({
      locateCustomer: () => Promise.resolve(E.left({ kind: 'LocationTimedOut' })),
    })
    await user.click(useLocation())
    await screen.findByRole('alert')
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('the drop', () => {
  it('is chosen on the map instead, starting in the middle of the market', async () => {
    const asked: Coordinates[] = []
    const { user } = await open(
      placesWith({
        describe: (point) => {
          asked.push(point)
          return TE.right({ ...koramangala, location: point })
        },
      }),
      'drop',
    )
    expect(screen.getByRole('dialog', { name: 'Select Drop' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Use Current Location' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Locate on the map' }))
    expect(await screen.findByRole('button', { name: 'Confirm Drop Location' })).toBeVisible()
    await screen.findByRole('heading', { name: 'Koramangala' })
    expect(asked).toEqual([{ lat: 12.971599, lng: 77.594566 }])
  })

  it('cannot be confirmed on the map before its address has been read', async () => {
    const later = makePending<DescribePointError, typeof koramangala>()
    const { user, store } = await open(placesWith({ describe: () => later.task }), 'drop')
    await user.click(screen.getByRole('button', { name: 'Locate on the map' }))
    await user.click(screen.getByRole('button', { name: 'Confirm Drop Location' }))
    expect(store.getState().fareForm.form.input.drop).toEqual({ status: 'empty' })
    later.answer(E.left({ kind: 'NothingAtPoint' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No place found for the given coordinates',
    )
    await user.click(screen.getByRole('button', { name: 'Confirm Drop Location' }))
    expect(store.getState().fareForm.form.input.drop).toEqual({ status: 'empty' })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(later.count()).toBe(1))
    later.answer(E.right(koramangala))
    await screen.findByRole('heading', { name: 'Koramangala' })
    await user.click(screen.getByRole('button', { name: 'Confirm Drop Location' }))
    expect(store.getState().fareForm.form.input.drop).toMatchObject({ status: 'resolved' })
  })
})
