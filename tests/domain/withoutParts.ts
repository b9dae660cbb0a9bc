type Formats = { readonly formatToParts?: unknown }

/**
 * Runs `done` while formats, given by their prototype, have no `formatToParts`, as in Hermes on
 * iOS.
 */
export const withoutParts = <Done>(formats: Formats, done: () => Done): Done => {
  const parts = Object.getOwnPropertyDescriptor(formats, 'formatToParts')
  if (parts === undefined) throw new Error('they do not say them here either')
  Reflect.deleteProperty(formats, 'formatToParts')
  try {
    return done()
  } finally {
    Object.defineProperty(formats, 'formatToParts', parts)
  }
}
