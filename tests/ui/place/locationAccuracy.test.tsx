import { describe, expect, it } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { either as E, taskEither as TE } from 'fp-ts'
import type { LocateCustomerError } from '../../../src/application/place/locateCustomer.port.ts'
import { pickerOpened } from '../../../src/application/place/locationPicker.slice.ts'
import type { DescribePointError, Places } from '../../../src/application/place/places.port.ts'
import type { Place, Waypoint } from '../../../src/domain/place/address.ts'
import type { Coordinates } from '../../../src/domain/place/coordinates.ts'
import { AddressDialog } from '../../../src/ui/place/AddressDialog.tsx'
import { comeBackOnline } from '../../support/online.ts'
import { makePending, unanswered } from '../../support/pending.ts'
import { indiranagar, koramangala } from '../../support/places.ts'
import { standingRegions } from '../../support/standing.ts'
import { visit } from '../../support/visit.tsx'
import type { WorldNeeds } from '../../support/world.ts'
import { withBoxSizes } from './boxSizes.ts'
import { failingOnce, knownPlaces, unhurried } from './pickedPlaces.ts'
import { pretendMap } from './pretendMap.ts'
import type { MountOutcomes } from './pretendMounts.ts'

const away: Coordinates = { lat: 12.95, lng: 77.65 }

type Opening = {
  readonly ports?: Partial<WorldNeeds>
  readonly map?: ReturnType<typeof pretendMap>
  readonly waypoint?: Waypoint
}

const openMap = async ({ ports = {}, map = pretendMap(), waypoint = 'pickup' }: Opening = {}) => {
  const seen = await visit(<AddressDialog owner="fare" />, {
    ports: { limits: unhurried, places: knownPlaces, ...ports },
    mountMap: map.mountMap,
  })
  await seen.happen(
    pickerOpened({ owner: 'fare', near: null, waypoint, onChoice: 'pin', place: koramangala }),
  )
  return { ...seen, map }
}

const describing = (describe: Places['describe']): Partial<WorldNeeds> => ({
  places: { ...knownPlaces, describe },
})

/** How an address is missing for want of a connection; the second is a maps service's that must be loaded first. */
const cutOff: ReadonlyArray<readonly [DescribePointError, string]> = [
  [{ kind: 'Unreachable', because: 'offline' }, 'You are offline.'],
  [{ kind: 'PlacesUnavailable' }, 'Failed to load Google Maps API'],
]

const confirm = (name = 'Confirm Pickup Location') => screen.getByRole('button', { name })
const pin = () => screen.queryByRole('img', { name: 'Pickup pin' })

describe('the map of a chosen place', () => {
  it('starts at the place, at the product’s zoom and within its limits', async () => {
    const { map } = await openMap()
    expect(map.starts).toEqual([
      {
        centre: koramangala.location,
        zoom: 18,
        least: 1,
        most: 21,
        label: expect.stringContaining('pickup pin'),
      },
    ])
  })

  it('shows the city and the landmark under the pin', async () => {
    await openMap()
    expect(screen.getByRole('heading', { name: 'Koramangala' })).toHaveFocus()
    expect(screen.getAllByText('Koramangala, Bengaluru')[0]).toBeVisible()
    expect(pin()).toBeVisible()
  })

  it('zooms in and out by its buttons', async () => {
    const { user, map } = await openMap()
    await user.click(screen.getByRole('button', { name: 'Zoom in' }))
    await user.click(screen.getByRole('button', { name: 'Zoom out' }))
    expect(map.told).toEqual(['zoom by 1', 'zoom by -1'])
  })

  it('moves by taps, without dragging, and reads the address there', async () => {
    const { user, map } = await openMap({ ports: describing(() => TE.right(indiranagar)) })
    expect(screen.queryByRole('button', { name: 'Move up' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Move the pin step by step' }))
    for (const way of ['up', 'left', 'right', 'down']) {
      await user.click(screen.getByRole('button', { name: `Move ${way}` }))
    }
    expect(map.told).toEqual(['pan by 0 -0.1', 'pan by -0.1 0', 'pan by 0.1 0', 'pan by 0 0.1'])
    expect(await screen.findByRole('heading', { name: 'Indiranagar' })).toBeVisible()
  })

  it('follows the size of its box', () =>
    withBoxSizes(async (resize) => {
      const { map } = await openMap()
      resize()
      expect(map.told).toContain('resized')
    }))

  it('is removed when the customer goes back to the search', async () => {
    const { user, map } = await openMap()
    expect(map.mounted()).toBe(1)
    await user.click(screen.getByRole('button', { name: 'Change' }))
    expect(map.mounted()).toBe(0)
  })

  it('is removed even if it comes after the customer has left', async () => {
    const map = pretendMap(['waits'])
    const { user } = await openMap({ map })
    expect(screen.getByText('Loading the map…')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Change' }))
    await map.arrive()
    expect(map.mounted()).toBe(0)
  })

  it('moves to the customer even if it comes after the location is known', async () => {
    const map = pretendMap(['waits'])
    const { user } = await openMap({
      map,
      ports: { locateCustomer: TE.right(away) },
    })
    await user.click(screen.getByRole('button', { name: 'Go to my location' }))
    await map.arrive()
    expect(map.told).toEqual(['move to 12.95,77.65'])
  })
})

describe('a map that is still loading', () => {
  it('does what was pressed once it is there', async () => {
    const map = pretendMap(['waits'])
    const { user } = await openMap({ map, ports: describing(() => TE.right(indiranagar)) })
    await user.click(screen.getByRole('button', { name: 'Zoom out' }))
    await user.click(screen.getByRole('button', { name: 'Move the pin step by step' }))
    await user.click(screen.getByRole('button', { name: 'Move up' }))
    expect(map.told).toEqual([])
    await map.arrive()
    expect(map.told).toEqual(['zoom by -1', 'pan by 0 -0.1'])
    expect(await screen.findByRole('heading', { name: 'Indiranagar' })).toBeVisible()
  })
})

describe('a map that fails', () => {
  it('leaves the address and Confirm usable', async () => {
    const { user, store } = await openMap({ map: pretendMap(['fails']) })
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load Google Maps API')
    expect(screen.getAllByText('Koramangala, Bengaluru')[0]).toBeVisible()
    await user.click(confirm())
    expect(store.getState().fareForm.form.input.pickup).toEqual({
      status: 'resolved',
      place: koramangala,
    })
  })

  it('says that its tiles did not come, lets the address be confirmed, and tries again', async () => {
    const map = pretendMap(['mounts', 'mounts'])
    const { user } = await openMap({ map })
    const blank = 'The map could not be shown'
    expect(screen.queryByText(blank)).toBeNull()
    // A screen reader hears only a region that was there before its text.
    const regions = screen.getAllByRole('status')
    await map.draw(false)
    expect(screen.getByText(blank)).toBeVisible()
    expect(regions).toContain(screen.getByText(blank).closest('[role="status"]'))
    expect(screen.getByRole('button', { name: /^Confirm/ })).toBeEnabled()
    await map.draw(true)
    expect(screen.queryByText(blank)).toBeNull()
    await map.draw(false)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.queryByText(blank)).toBeNull()
    expect(map.starts).toHaveLength(2)
    expect(map.mounted()).toBe(1)
  })

  it.each<[string, MountOutcomes, boolean]>([
    ['it could not be loaded', ['fails', 'mounts'], true],
    ['its tiles did not come', ['mounts', 'mounts'], false],
  ])(
    'comes by itself once the connection is back that it lacked: %s',
    async (_, outcomes, isDrawn) => {
      const map = pretendMap(outcomes)
      await openMap({ map })
      await map.draw(isDrawn)
      expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
      await comeBackOnline()
      expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
      await comeBackOnline()
      expect(map.starts).toHaveLength(2)
      expect(map.mounted()).toBe(1)
    },
  )

  it('is not replaced under the finger that drags it when the connection is back', async () => {
    const map = pretendMap(['mounts', 'mounts'])
    await openMap({ map })
    await map.draw(false)
    await map.lift()
    await comeBackOnline()
    expect(map.starts).toHaveLength(1)
  })

  it('comes after Try again', async () => {
    const map = pretendMap(['fails', 'mounts'])
    const { user } = await openMap({ map })
    await screen.findByRole('alert')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(map.mounted()).toBe(1)
  })
})

describe('the pin', () => {
  it('hides while the map is dragged, and is shown again afterwards', async () => {
    const { map } = await openMap()
    await map.lift()
    expect(pin()).toBeNull()
    await map.dropAt(away)
    expect(pin()).toBeVisible()
  })

  it('cannot be confirmed while it moves or its address is read', async () => {
    const later = makePending<DescribePointError, Place>()
    const { user, store, map, happen } = await openMap({ ports: describing(() => later.task) })
    await map.lift()
    expect(screen.getByRole('heading', { name: 'Reading the address…' })).toBeVisible()
    await user.click(confirm())
    await map.dropAt(away)
    expect(confirm()).toHaveAttribute('aria-disabled', 'true')
    expect(confirm()).toHaveAccessibleDescription('Reading the address…')
    await user.click(confirm())
    expect(store.getState().fareForm.form.input.pickup).toEqual({ status: 'empty' })
    expect(screen.queryByText('Koramangala, Bengaluru')).toBeNull()

    later.answer(E.right({ ...indiranagar, location: away }))
    await happen()
    expect(screen.getByRole('heading', { name: 'Indiranagar' })).toBeVisible()
    await user.click(confirm())
    expect(store.getState().fareForm.form.input.pickup).toEqual({
      status: 'resolved',
      place: { ...indiranagar, location: away },
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('announces its new address', async () => {
    const { map } = await openMap({ ports: describing(() => TE.right(indiranagar)) })
    await map.lift()
    await map.dropAt(away)
    await screen.findByRole('heading', { name: 'Indiranagar' })
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(said).toContain('Indiranagar, Bengaluru')
  })

  it.each<[DescribePointError, string]>([
    [{ kind: 'NothingAtPoint' }, 'No place found for the given coordinates'],
    [{ kind: 'PlacesUnavailable' }, 'Failed to load Google Maps API'],
    [{ kind: 'Unreachable', because: 'connection' }, 'We could not be reached. Please try again.'],
  ])('on a spot without an address says why, and tries again: %j', async (error, text) => {
    let tries = 0
    const { user, map, store } = await openMap({
      ports: describing((location) => {
        tries += 1
        return tries === 1 ? TE.left(error) : TE.right({ ...indiranagar, location })
      }),
    })
    await map.lift()
    await map.dropAt(away)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Failed to fetch address from location.')
    expect(alert).toHaveTextContent(text)
    await user.click(confirm())
    expect(store.getState().fareForm.form.input.pickup).toEqual({ status: 'empty' })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Indiranagar' })).toBeVisible()
  })
})

describe('a map that is drawn again', () => {
  const tryAgain = async (map: ReturnType<typeof pretendMap>) => {
    await map.draw(false)
    return screen.findByRole('button', { name: 'Try again' })
  }

  it('begins where the pin was left, not where the first one began', async () => {
    const { user, map } = await openMap({
      ports: describing((location) => TE.right({ ...indiranagar, location })),
    })
    await map.lift()
    await map.dropAt(away)
    await screen.findByRole('heading', { name: 'Indiranagar' })
    await user.click(await tryAgain(map))
    expect(map.starts.map(({ centre }) => centre)).toEqual([koramangala.location, away])
  })

  it('keeps its zoom and the focus of its buttons when it comes by itself', async () => {
    const { user, map } = await openMap()
    const zoomOut = screen.getByRole('button', { name: 'Zoom out' })
    await user.click(zoomOut)
    await user.click(zoomOut)
    await map.draw(false)
    await comeBackOnline()
    expect(map.starts.map(({ zoom }) => zoom)).toEqual([18, 16])
    expect(map.mounted()).toBe(1)
    expect(zoomOut).toHaveFocus()
  })

  it('keeps the focus of the map itself, which its dialog has meanwhile', async () => {
    const map = pretendMap(['mounts', 'waits'])
    await openMap({ map })
    act(() => screen.getByRole('application').focus())
    await map.draw(false)
    await comeBackOnline()
    expect(screen.getByRole('heading', { name: 'Select Pickup' })).toHaveFocus()
    await map.arrive()
    expect(screen.getByRole('application')).toHaveFocus()
  })

  it('takes the focus from no button that was pressed meanwhile', async () => {
    const map = pretendMap(['mounts', 'waits'])
    const { user } = await openMap({ map })
    act(() => screen.getByRole('application').focus())
    await map.draw(false)
    await comeBackOnline()
    const zoomOut = screen.getByRole('button', { name: 'Zoom out' })
    await user.click(zoomOut)
    await map.arrive()
    expect(zoomOut).toHaveFocus()
  })

  it('keeps its zoom even if it comes only at the second try', async () => {
    const { user, map } = await openMap({ map: pretendMap(['mounts', 'fails', 'mounts']) })
    await user.click(screen.getByRole('button', { name: 'Zoom in' }))
    await map.draw(false)
    await comeBackOnline()
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(map.starts.map(({ zoom }) => zoom)).toEqual([18, 19, 19])
    expect(map.mounted()).toBe(1)
  })

  it('has a pin, and can be confirmed, even if the one before went during a drag', async () => {
    const { user, map } = await openMap()
    await map.lift()
    await user.click(await tryAgain(map))
    expect(await screen.findByRole('heading', { name: 'Koramangala' })).toBeVisible()
    expect(pin()).toBeVisible()
    expect(confirm()).not.toHaveAttribute('aria-disabled')
  })
})

describe('an address under the pin that could not be read for want of a connection', () => {
  it('is read again once that is back, which took the request with it', async () => {
    let tries = 0
    const { map } = await openMap({
      ports: describing((location) => {
        tries += 1
        return tries === 1 ? unanswered : TE.right({ ...indiranagar, location })
      }),
    })
    await map.lift()
    await map.dropAt(away)
    await waitFor(() => expect(tries).toBe(1))
    await comeBackOnline()
    expect(await screen.findByRole('heading', { name: 'Indiranagar' })).toBeVisible()
    await comeBackOnline()
    expect(tries).toBe(2)
  })

  it.each(cutOff)('is read by itself once that is back: %j', async (error, text) => {
    let tries = 0
    const { map } = await openMap({
      ports: describing((location) => {
        tries += 1
        return tries === 1 ? TE.left(error) : TE.right({ ...indiranagar, location })
      }),
    })
    await map.lift()
    await map.dropAt(away)
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    await comeBackOnline()
    expect(await screen.findByRole('heading', { name: 'Indiranagar' })).toBeVisible()
  })

  it('is not read again if the service has answered', async () => {
    let tries = 0
    const { map } = await openMap({
      ports: describing(() => {
        tries += 1
        return TE.left({ kind: 'NothingAtPoint' })
      }),
    })
    await map.lift()
    await map.dropAt(away)
    await screen.findByRole('alert')
    await comeBackOnline()
    expect(tries).toBe(1)
  })
})

describe('a map whose flow crashed', () => {
  it('does not blame the network, and tries again', async () => {
    let tries = 0
    const { user, map } = await openMap({
      ports: describing((location) => {
        tries += 1
        if (tries === 1) throw new RangeError('out of range')
        return TE.right({ ...indiranagar, location })
      }),
    })
    await map.lift()
    await map.dropAt(away)
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Indiranagar' })).toBeVisible()
  })
})

describe('the locate-me button', () => {
  it.each(cutOff)('gets the address by itself once connected again: %j', async (error, text) => {
    const address = failingOnce<DescribePointError, Place>(error, indiranagar)
    const { user } = await openMap({
      ports: { ...describing(() => address), locateCustomer: TE.right(away) },
    })
    await user.click(screen.getByRole('button', { name: 'Go to my location' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    await comeBackOnline()
    expect(await screen.findByRole('heading', { name: 'Indiranagar' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('moves the map to the customer', async () => {
    const { user, map } = await openMap({
      ports: {
        locateCustomer: TE.right(away),
        ...describing((location) => TE.right({ ...indiranagar, location })),
      },
    })
    await user.click(screen.getByRole('button', { name: 'Go to my location' }))
    expect(await screen.findByRole('heading', { name: 'Indiranagar' })).toBeVisible()
    expect(map.told).toEqual(['move to 12.95,77.65'])
  })

  it('says that it waits, and keeps the address if the location does not come', async () => {
    const later = makePending<LocateCustomerError, Coordinates>()
    const { user, happen } = await openMap({ ports: { locateCustomer: later.task } })
    const { said } = standingRegions()
    await user.click(screen.getByRole('button', { name: 'Go to my location' }))
    expect(screen.getByText('Fetching Current Location')).toBeVisible()
    expect(said()).toContain('Fetching Current Location')
    later.answer(E.left({ kind: 'LocationUnavailable' }))
    await happen()
    expect(screen.getByRole('alert')).toHaveTextContent('Location position is unavailable.')
    expect(screen.getByRole('heading', { name: 'Koramangala' })).toBeVisible()
    expect(confirm()).not.toHaveAttribute('aria-disabled')
  })

  it('leads to the search if the location is denied', async () => {
    const { user } = await openMap({
      ports: { locateCustomer: TE.left({ kind: 'LocationDenied' }) },
    })
    await user.click(screen.getByRole('button', { name: 'Go to my location' }))
    await user.click(await screen.findByRole('button', { name: 'Search for location' }))
    expect(screen.getByRole('combobox', { name: 'Pickup address' })).toHaveFocus()
  })
})

describe('the way back from the map', () => {
  it('leads to the search, which takes the focus', async () => {
    const { user } = await openMap({ waypoint: 'drop' })
    expect(confirm('Confirm Drop Location')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Change' }))
    expect(screen.getByRole('combobox', { name: 'Drop address' })).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Confirm Drop Location' })).toBeNull()
  })

  it('ignores a pin that moves afterwards', async () => {
    const map = pretendMap()
    const { user, store } = await openMap({ map })
    await user.click(screen.getByRole('button', { name: 'Change' }))
    await map.dropAt(away)
    await act(() => Promise.resolve())
    expect(store.getState().locationPicker.status).toBe('selecting')
  })
})
