// The two zero-width joiners are not among them: in some scripts they decide how the letters around
// them are written.
const invisible = /[\p{Bidi_Control}\u00ad\u200b\u2060\ufeff]/gu

/**
 * A text without invisible characters: direction marks, soft hyphens, and spaces and joiners of no
 * width. They come along with text copied from a page or a message, and the user could not see what is
 * wrong.
 */
export const withoutInvisible = (text: string): string => text.replace(invisible, '')

/** What is to be seen of a text: without invisible characters, and without the spaces around it. */
export const seen = (text: string): string => withoutInvisible(text).trim()
