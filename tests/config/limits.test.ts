import { describe, expect, it } from '@jest/globals'
import { limits } from '../../config/market/limits.ts'

// The values are written out here, because every other test uses the limits themselves.
describe('the product’s limits', () => {
  it.each([
    ['spec 1 §9, spec 2 §9', 'autocompleteDebounce', 300],
    ['spec 2 §7, §9', 'cityAutocompleteDebounce', 500],
    ['spec 1 §4, §9', 'reverseGeocodeDelay', 200],
    ['spec 1 §7, §9', 'locationMaximumAge', 60_000],
    ['spec 1 §9, spec 2 §9', 'captchaReloadDelay', 3_000],
    ['spec 1 §4, §9', 'modalCloseDelay', 500],
    ['spec 1 §4, §9', 'predictionLeast', 2],
    ['spec 1 §2, §9', 'desktopWidth', 560],
  ] as const)('are those of %s: %s', (_, name, value) => {
    expect(limits[name]).toBe(value)
  })

  // The spec sets no values for these; they are decisions of this project.
  it.each([
    ['requestDeadline', 15_000],
    ['captchaDeadline', 10_000],
    ['geolocationDeadline', 10_000],
    ['geocodeDeadline', 10_000],
    ['mapScriptDeadline', 10_000],
  ] as const)('give up after a while: %s', (name, milliseconds) => {
    expect(limits[name]).toBe(milliseconds)
  })

  it('try a read again two seconds after the connection returned', () => {
    expect(limits.connectionSettles).toBe(2_000)
  })

  it('take a pin for moved from 3 metres on', () => {
    expect(limits.leastMove).toBe(3)
  })

  it('take a pickup to be in a city up to 75 kilometres from its centre', () => {
    expect(limits.cityReach).toBe(75_000)
  })

  it('ask how an order goes every 5 seconds at first and every minute at last, and of the live ones more rarely', () => {
    expect(limits.orders).toEqual({
      tracked: { first: 5_000, growth: 1.5, longest: 60_000 },
      live: { first: 30_000, growth: 1.5, longest: 300_000 },
    })
  })

  it('let a map be zoomed from 1 to 21, and begin with 18 (spec 1 §4, §9)', () => {
    expect(limits.zoom).toEqual({ least: 1, most: 21, start: 18 })
  })

  it('load the script of the maps 3 times more, 100 ms apart, and ask for it 50 times, 100 ms apart (spec 1 §4)', () => {
    expect(limits.mapScript).toEqual({ retries: 3, retryEvery: 100, polls: 50, pollEvery: 100 })
  })

  it('send a code of 6 digits again after 30 seconds, 3 times, counted by the second', () => {
    // The spec leaves the values to a configuration (spec 1 §9).
    expect(limits.codes).toMatchObject({
      length: 6,
      resend: { wait: 30_000, most: 3, pause: 3_600_000 },
      channel: 'sms',
    })
    expect(limits.countdownTick).toBe(1_000)
  })

  it('keep a login that was left at its code for ten minutes', () => {
    expect(limits.codes.keptFor).toBe(600_000)
  })
})
