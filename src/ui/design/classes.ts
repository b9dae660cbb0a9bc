/** Joins class names and skips falsy ones. */
export const classes = (...names: ReadonlyArray<string | false | null | undefined>): string =>
  names.filter(Boolean).join(' ')
