/** A path of the site as a whole address, for those who read it elsewhere. */
export const wholeAddress = (path: string): string => `${window.location.origin}${path}`
