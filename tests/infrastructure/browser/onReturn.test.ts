import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { makeOnReturn } from '../../../src/infrastructure/browser/onReturn.ts'

let returns = 0
let stop: () => void = () => undefined
let visibility: DocumentVisibilityState = 'visible'

beforeEach(() => {
  jest.useFakeTimers()
  returns = 0
  visibility = 'visible'
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  stop = makeOnReturn({ window, document })(() => {
    returns += 1
  })
})
afterEach(() => {
  stop()
  jest.useRealTimers()
})

const becomes = (state: DocumentVisibilityState) => {
  visibility = state
  document.dispatchEvent(new Event('visibilitychange'))
}
const isFocused = () => window.dispatchEvent(new Event('focus'))
const isShown = (persisted: boolean) =>
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
const aMoment = () => jest.advanceTimersByTime(1000)

describe('a return to the tab', () => {
  it.each([
    ['when it is shown again', () => becomes('visible')],
    ['when it gets the focus', isFocused],
    ['when it comes back out of the browser’s cache', () => isShown(true)],
    // An event from another frame, which has other classes.
    [
      'when it comes back in another window',
      () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    ],
  ])('is noticed %s', (_, happens) => {
    happens()
    aMoment()
    expect(returns).toBe(1)
  })

  it.each([
    ['when it is hidden', () => becomes('hidden')],
    ['when it is loaded', () => isShown(false)],
  ])('is not noticed %s', (_, happens) => {
    happens()
    aMoment()
    expect(returns).toBe(0)
  })

  it('is noticed once for all of its events, and again the next time', () => {
    isShown(true)
    becomes('visible')
    isFocused()
    aMoment()
    expect(returns).toBe(1)
    becomes('hidden')
    becomes('visible')
    isFocused()
    aMoment()
    expect(returns).toBe(2)
  })

  it('is not noticed once nobody listens, even if it had begun', () => {
    isFocused()
    stop()
    isFocused()
    becomes('visible')
    isShown(true)
    aMoment()
    expect(returns).toBe(0)
    expect(jest.getTimerCount()).toBe(0)
  })
})
