import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { scrollPastStep } from '../../../../src/ui/app/closing/scrollPastStep.ts'

const tell = (name: string) => window.dispatchEvent(new Event(name))

beforeEach(() => {
  window.history.scrollRestoration = 'auto'
  jest.useFakeTimers()
})

afterEach(() => {
  jest.runOnlyPendingTimers()
  jest.useRealTimers()
})

describe('a page that is scrolled while a layer over it closes', () => {
  it('is scrolled at once, and again after the browser’s own scrolling, however late that comes', () => {
    const scroll = jest.fn()
    scrollPastStep(scroll)
    expect(scroll).toHaveBeenCalledTimes(1)
    tell('popstate')
    expect(window.history.scrollRestoration).toBe('manual')
    jest.advanceTimersByTime(0)
    expect(scroll).toHaveBeenCalledTimes(2)
    jest.advanceTimersByTime(900)
    tell('scroll')
    expect(scroll).toHaveBeenCalledTimes(3)
    jest.advanceTimersByTime(100)
    tell('scroll')
    expect(scroll).toHaveBeenCalledTimes(3)
    expect(window.history.scrollRestoration).toBe('auto')
  })

  it.each(['pointerdown', 'touchstart', 'wheel', 'keydown'])(
    'is left alone after the reader’s %s',
    (hand) => {
      const scroll = jest.fn()
      scrollPastStep(scroll)
      tell('popstate')
      jest.advanceTimersByTime(0)
      tell(hand)
      tell('scroll')
      expect(scroll).toHaveBeenCalledTimes(2)
    },
  )

  it('is not scrolled again once that was called off', () => {
    const scroll = jest.fn()
    scrollPastStep(scroll)()
    tell('popstate')
    jest.advanceTimersByTime(0)
    expect(scroll).toHaveBeenCalledTimes(1)
    expect(window.history.scrollRestoration).toBe('auto')
  })
})
