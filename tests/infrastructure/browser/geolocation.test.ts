import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { either as E } from 'fp-ts'
import { makeBrowserGeolocation } from '../../../src/infrastructure/browser/geolocation.ts'

type Ask = Geolocation['getCurrentPosition']

const limits = { maximumAge: 60_000, deadline: 10_000 }
const locate = (getCurrentPosition: Ask) =>
  makeBrowserGeolocation({ geolocation: { getCurrentPosition }, ...limits })

const at = (latitude: number, longitude: number): GeolocationPosition => {
  const coords = {
    latitude,
    longitude,
    accuracy: 10,
    altitude: null,
    altitudeAccuracy: null,
    heading: null,
    speed: null,
  }
  return {
    coords: { ...coords, toJSON: () => coords },
    timestamp: 0,
    toJSON: () => coords,
  }
}

const failing =
  (code: number): Ask =>
  (_, fail) =>
    fail?.({ code, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 })

describe('the location of the customer', () => {
  it('has six decimals', async () => {
    const here = locate((found) => found(at(12.97159871234, 77.5945662345)))
    expect(await here()).toEqual(E.right({ lat: 12.971599, lng: 77.594566 }))
  })

  it('is requested with the product’s maximum age and deadline', async () => {
    const asked: Array<PositionOptions | undefined> = []
    await locate((found, _, options) => {
      asked.push(options)
      found(at(1, 1))
    })()
    expect(asked).toEqual([{ maximumAge: 60_000, timeout: 10_000 }])
  })

  it.each([
    [1, { kind: 'LocationDenied' }],
    [2, { kind: 'LocationUnavailable' }],
    [3, { kind: 'LocationTimedOut' }],
    [0, { kind: 'LocationUnknown', code: 0 }],
    [42, { kind: 'LocationUnknown', code: 42 }],
  ])('is an error for the code %d', async (code, error) => {
    expect(await locate(failing(code))()).toEqual(E.left(error))
  })

  it('is unsupported if the browser has no geolocation', async () => {
    const here = makeBrowserGeolocation({ geolocation: undefined, ...limits })
    expect(await here()).toEqual(E.left({ kind: 'LocationUnsupported' }))
  })

  it('is unavailable if the request throws', async () => {
    const here = locate(() => {
      throw new DOMException('not allowed in this frame', 'SecurityError')
    })
    expect(await here()).toEqual(E.left({ kind: 'LocationUnavailable' }))
  })

  it('is unavailable if the position is no number', async () => {
    const here = locate((found) => found(at(Number.NaN, 77)))
    expect(await here()).toEqual(E.left({ kind: 'LocationUnavailable' }))
  })

  it.each([2 ** 31, Number.POSITIVE_INFINITY])('may take very long: %d ms', async (deadline) => {
    const getCurrentPosition: Ask = (found) => void setTimeout(() => found(at(1, 1)), 20)
    const geolocation = { getCurrentPosition }
    expect(await makeBrowserGeolocation({ geolocation, ...limits, deadline })()).toEqual(
      E.right({ lat: 1, lng: 1 }),
    )
  })
})

describe('a location request without an answer', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  it('is given up, and a late answer changes nothing', async () => {
    const late: Array<() => void> = []
    const asked = locate((found) => late.push(() => found(at(1, 1))))()
    await jest.advanceTimersByTimeAsync(3 * limits.deadline)
    for (const answer of late) answer()
    expect(await asked).toEqual(E.left({ kind: 'LocationTimedOut' }))
  })

  it('is not given up while the customer may still be reading the prompt', async () => {
    const waiting: Array<() => void> = []
    const asked = locate((found) => waiting.push(() => found(at(1, 1))))()
    await jest.advanceTimersByTimeAsync(2 * limits.deadline)
    for (const answer of waiting) answer()
    expect(await asked).toEqual(E.right({ lat: 1, lng: 1 }))
    expect(jest.getTimerCount()).toBe(0)
  })
})
