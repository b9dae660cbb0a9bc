import { describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import type { LocateCustomerError } from '../../../src/application/place/locateCustomer.port.ts'
import {
  currentLocationRequested,
  locatingDismissed,
  pickerClosed,
  pickerOpened,
  pinDragStarted,
  predictionChosen,
  searchTyped,
} from '../../../src/application/place/locationPicker.slice.ts'
import type { DescribePointError } from '../../../src/application/place/places.port.ts'
import type { Report } from '../../../src/application/ports/reporter.port.ts'
import type { Place } from '../../../src/domain/place/address.ts'
import type { Coordinates } from '../../../src/domain/place/coordinates.ts'
import { indiranagar, koramangala, placeAt, predictionOf } from '../../support/places.ts'
import { makePlacesOnDemand } from '../../support/placesOnDemand.ts'
import { told } from '../../support/told.ts'
import { makePending, pass, settle, visitStore } from '../../support/visitStore.ts'

const exact = { lat: 12.93519249, lng: 77.62448111 }
const home = placeAt('Home, Bengaluru', { lat: 12.935192, lng: 77.624481 })

/** A visit whose customer has asked for the current location. */
const askWhere = async (place: Place | null = null) => {
  const atlas = makePlacesOnDemand()
  const browser = makePending<LocateCustomerError, Coordinates>()
  const visit = visitStore({ places: atlas.places, locateCustomer: browser.task })
  visit.tell(
    pickerOpened({ owner: 'fare', near: null, waypoint: 'pickup', onChoice: 'pin', place }),
    currentLocationRequested(),
  )
  await settle()
  return { ...visit, ...atlas, browser }
}

describe('the current location', () => {
  it('becomes the address, and the map moves there', async () => {
    const { picker, points, browser, reports, events } = await askWhere()
    expect(picker()).toMatchObject({ status: 'selecting', locating: { status: 'locating' } })
    browser.answer(E.right(exact))
    await settle()
    expect(points.map(({ asked }) => asked)).toEqual([home.location])
    expect(picker()).toMatchObject({ locating: { status: 'locating' } })
    points[0]?.answer(E.right(home))
    await settle()
    expect(picker()).toEqual({
      status: 'pinning',
      sought: '',
      owner: 'fare',
      near: null,
      waypoint: 'pickup',
      onChoice: 'pin',
      locating: { status: 'idle' },
      place: home,
      pin: { status: 'settled' },
      command: { centre: home.location, serial: 0 },
    })
    expect(reports).toEqual([])
    expect(events).toEqual([])
  })

  it('is awaited as long as the browser asks the customer for permission', async () => {
    const { picker, browser, points } = await askWhere()
    await pass(10 * 60_000)
    expect(picker()).toMatchObject({ locating: { status: 'locating' } })
    browser.answer(E.right(exact))
    await settle()
    expect(points).toHaveLength(1)
  })

  it.each<readonly [LocateCustomerError, 'tracked' | 'reported' | 'untold']>([
    [{ kind: 'LocationUnsupported' }, 'untold'],
    [{ kind: 'LocationDenied' }, 'tracked'],
    [{ kind: 'LocationUnavailable' }, 'reported'],
    [{ kind: 'LocationTimedOut' }, 'reported'],
    [{ kind: 'LocationUnknown', code: 7 }, 'reported'],
    [{ kind: 'Unreachable', because: 'timeout' }, 'reported'],
    [{ kind: 'Unreachable', because: 'offline' }, 'untold'],
  ])('that fails says why: %j is %s', async (error, told) => {
    const { tell, picker, browser, reports, eventNames, points } = await askWhere()
    browser.answer(E.left(error))
    await settle()
    expect(picker()).toMatchObject({ status: 'selecting', locating: { status: 'failed', error } })
    expect(points).toEqual([])
    expect(reports).toEqual(told === 'reported' ? [{ tag: 'GEOLOCATION', about: error.kind }] : [])
    expect(eventNames()).toEqual(told === 'tracked' ? ['Location Permission Denied'] : [])
    tell(locatingDismissed())
    expect(picker()).toMatchObject({ locating: { status: 'idle' } })
  })

  it.each<DescribePointError>([
    { kind: 'NothingAtPoint' },
    { kind: 'PlacesUnavailable' },
    { kind: 'NetworkError', because: 'failed', message: null },
    { kind: 'Unreachable', because: 'timeout' },
    { kind: 'ContractBroken', call: '/reverse', paths: [] },
  ])('without an address says so, and is reported once: %j', async (error) => {
    const { picker, browser, reports, points } = await askWhere()
    browser.answer(E.right(exact))
    await settle()
    points[0]?.answer(E.left(error))
    await settle()
    expect(picker()).toMatchObject({ status: 'selecting', locating: { status: 'failed', error } })
    const report: Report = { tag: 'GEOCODE', about: error.kind }
    expect(reports).toEqual(error.kind === 'NothingAtPoint' ? [report] : told(error, report))
  })

  it('can be requested again after it failed', async () => {
    const { tell, picker, browser, points } = await askWhere()
    browser.answer(E.left({ kind: 'LocationTimedOut' }))
    await settle()
    tell(currentLocationRequested())
    await settle()
    browser.answer(E.right(exact))
    await settle()
    points[0]?.answer(E.right(home))
    await settle()
    expect(picker()).toMatchObject({ status: 'pinning', place: home })
  })

  it('moves the map if it is requested there', async () => {
    const { picker, browser, points } = await askWhere(koramangala)
    expect(picker()).toMatchObject({ status: 'pinning', locating: { status: 'locating' } })
    browser.answer(E.right(exact))
    await settle()
    points[0]?.answer(E.right(home))
    await settle()
    expect(picker()).toMatchObject({
      place: home,
      pin: { status: 'settled' },
      command: { centre: home.location, serial: 1 },
    })
  })

  it('that fails on the map leaves the map as it was', async () => {
    const { picker, browser } = await askWhere(koramangala)
    browser.answer(E.left({ kind: 'LocationDenied' }))
    await settle()
    expect(picker()).toMatchObject({
      status: 'pinning',
      place: koramangala,
      pin: { status: 'settled' },
      command: { serial: 0 },
      locating: { status: 'failed' },
    })
  })

  it.each([
    [
      'types',
      null,
      searchTyped({
        owner: 'fare',
        near: null,
        waypoint: 'pickup',
        text: 'Indira',
        onChoice: 'pin',
      }),
    ],
    ['chooses', null, predictionChosen(predictionOf(indiranagar))],
    ['drags the map', koramangala, pinDragStarted()],
    ['closes the picker', null, pickerClosed()],
  ])('is ignored if the customer %s before it arrives', async (_, place, next) => {
    for (const isLocated of [false, true]) {
      const { tell, picker, browser, points } = await askWhere(place)
      if (isLocated) {
        browser.answer(E.right(exact))
        await settle()
      }
      tell(next)
      const after = picker()
      expect(after).not.toMatchObject({ locating: { status: 'locating' } })
      expect(points.map(({ isAbandoned }) => isAbandoned())).toEqual(isLocated ? [true] : [])
      if (isLocated) points[0]?.answer(E.right(home))
      else browser.answer(E.right(exact))
      await settle()
      expect(picker()).toEqual(after)
    }
  })
})
