const breaks = /[\s\p{Cc}]+/gu
// They turn the direction of what stands around them: a link could make one address read as another.
const directionControls = /\p{Bidi_Control}/gu
const loneSurrogates = /\p{Surrogate}/gu

/**
 * A text out of a link in one line: control characters and runs of white space become one space,
 * and what cannot be shown or sent goes. At most `most` UTF-16 units of it are read.
 */
export const plainText =
  (most: number) =>
  (raw: string): string =>
    raw
      .slice(0, most)
      .replace(directionControls, '')
      .replace(loneSurrogates, '')
      .replace(breaks, ' ')
      .trim()
