import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import type { RouteMarker } from '../../../src/application/place/mountRouteMap.port.ts'
import { RouteMap } from '../../../src/ui/place/RouteMap.tsx'
import { comeBackOnline } from '../../support/online.ts'
import { indiranagar, koramangala } from '../../support/places.ts'
import { visit } from '../../support/visit.tsx'
import { withBoxSizes } from './boxSizes.ts'
import { pretendRouteMap } from './pretendRouteMap.ts'

const ends: readonly RouteMarker[] = [
  { kind: 'pickup', at: koramangala.location, label: 'Koramangala' },
  { kind: 'drop', at: indiranagar.location, label: 'Indiranagar' },
]
const withVehicle: readonly RouteMarker[] = [
  ...ends,
  { kind: 'vehicle', at: { lat: 12.95, lng: 77.63 }, label: 'KA 01 AB 1234' },
]

/** A delivery whose vehicle starts when it is told to, and which can be left. */
const Delivery = () => {
  const [markers, setMarkers] = useState(ends)
  const [isShown, setShown] = useState(true)
  return (
    <>
      {isShown && <RouteMap markers={markers} label="Where the delivery is" />}
      <button type="button" onClick={() => setMarkers(withVehicle)}>
        Start
      </button>
      <button type="button" onClick={() => setShown(false)}>
        Leave
      </button>
    </>
  )
}

const see = async (map = pretendRouteMap()) => ({
  ...(await visit(<Delivery />, { surroundings: { mountRouteMap: map.mountRouteMap } })),
  map,
})

const press = (name: string) => screen.getByRole('button', { name })

describe('the map of a route', () => {
  it('shows its markers under its name', async () => {
    const { map } = await see()
    expect(map.starts).toEqual([{ markers: ends, label: 'Where the delivery is' }])
    expect(map.shown()).toEqual(ends)
  })

  it('moves its markers without being mounted again', async () => {
    const { user, map } = await see()
    await user.click(press('Start'))
    expect(map.shown()).toEqual(withVehicle)
    expect(map.starts).toHaveLength(1)
  })

  it('zooms in and out by its buttons', async () => {
    const { user, map } = await see()
    await user.click(press('Zoom in'))
    await user.click(press('Zoom out'))
    expect(map.told).toEqual(['zoom by 1', 'zoom by -1'])
  })

  it('follows the size of its box', () =>
    withBoxSizes(async (resize) => {
      const { map } = await see()
      resize()
      expect(map.told).toContain('resized')
    }))

  it('is removed with its page', async () => {
    const { user, map } = await see()
    expect(map.mounted()).toBe(1)
    await user.click(press('Leave'))
    expect(map.mounted()).toBe(0)
  })
})

describe('the map of a route that comes late', () => {
  afterEach(() => void jest.useRealTimers())

  it('has no zoom buttons before it comes', async () => {
    const { map } = await see(pretendRouteMap(['waits']))
    expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull()
    await map.arrive()
    expect(press('Zoom in')).toBeVisible()
  })

  it('shows the latest markers when it comes', async () => {
    const { user, map } = await see(pretendRouteMap(['waits']))
    await user.click(press('Start'))
    await map.arrive()
    expect(map.shown()).toEqual(withVehicle)
  })

  it('is removed if the customer has left before', async () => {
    const { user, map } = await see(pretendRouteMap(['waits']))
    await user.click(press('Leave'))
    await map.arrive()
    expect(map.mounted()).toBe(0)
  })

  it('says after 4 seconds that it is still loading', async () => {
    jest.useFakeTimers()
    const { map } = await see(pretendRouteMap(['waits']))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    act(() => void jest.advanceTimersByTime(4000))
    expect(screen.getByRole('status')).toHaveTextContent('Loading the map…')
    await map.arrive()
    expect(screen.queryByRole('status')).toBeNull()
  })
})

describe('the map of a route that fails', () => {
  it('says so quietly', async () => {
    await see(pretendRouteMap(['fails']))
    expect(screen.getByText('Failed to load Google Maps API')).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull()
  })

  it('is tried again by itself at the return of the connection, but not once it is shown', async () => {
    const { user, map } = await see(pretendRouteMap(['fails', 'mounts']))
    await user.click(press('Start'))
    await comeBackOnline()
    expect(screen.queryByText('Failed to load Google Maps API')).toBeNull()
    expect(map.shown()).toEqual(withVehicle)
    await comeBackOnline()
    expect(map.starts).toHaveLength(2)
    expect(map.mounted()).toBe(1)
  })

  it('is tried again if it failed right after the return of the connection', async () => {
    const { map } = await see(pretendRouteMap(['waits and fails', 'waits and fails', 'mounts']))
    await comeBackOnline()
    expect(map.starts).toHaveLength(1)
    await map.arrive()
    expect(map.starts).toHaveLength(2)
    // One attempt for each return of the connection: a failure with a connection would only repeat.
    await map.arrive()
    expect(map.starts).toHaveLength(2)
    expect(screen.getByText('Failed to load Google Maps API')).toBeVisible()
  })

  it('ignores later markers', async () => {
    const { user, map } = await see(pretendRouteMap(['fails']))
    await user.click(press('Start'))
    expect(map.mounted()).toBe(0)
    expect(map.starts).toHaveLength(1)
  })
})
