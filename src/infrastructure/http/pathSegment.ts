// These would ask for another path.
const notASegment = new Set(['', '.', '..'])

/** Whether a text that anybody can write, in a link, may stand for a name in a path. */
export const isPathSegment = (text: string): boolean => !notASegment.has(text)
