const visible = /[^\s\p{C}]/u

/** Whether there is anything to read in a text. */
export const isPresent = (text: string): boolean => visible.test(text)
