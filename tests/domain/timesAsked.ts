import { jest } from '@jest/globals'

type Format = { readonly format: unknown; readonly formatToParts: (value: never) => unknown }

/** How often formats, given by their prototype, are called for a text while `done` runs. */
export const timesAsked = (formats: Format, done: () => void): number => {
  const whole = jest.spyOn(formats, 'format', 'get')
  const parts = jest.spyOn(formats, 'formatToParts')
  done()
  const times = whole.mock.calls.length + parts.mock.calls.length
  whole.mockRestore()
  parts.mockRestore()
  return times
}
