// The two joiners are not among them: in some scripts they say how the letters around them are written.
const invisible = /[\p{Bidi_Control}\u00ad\u200b\u2060\ufeff]/gu

/**
 * A text without the signs that show nothing: the marks that turn its direction, soft hyphens, and
 * spaces and joiners of no width. They come along with what is copied out of a page or a message, and
 * nobody sees what would be wrong with it.
 */
export const withoutInvisible = (text: string): string => text.replace(invisible, '')
