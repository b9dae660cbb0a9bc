const breaks = /[\s\p{Cc}]+/gu
// They change the direction of the text around them: a link could make one address read as another.
const directionControls = /\p{Bidi_Control}/gu
const loneSurrogates = /\p{Surrogate}/gu

/**
 * A text from a link on one line. Control characters and runs of white space become one space;
 * direction controls and lone surrogates are removed. Reads at most `most` UTF-16 units.
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

/** A number, a code or a key from a link, on one line (spec 1 §2). */
export const shortText = plainText(60)
