const visible = /[^\s\p{C}]/u

/** Whether a text has any visible character. */
export const isPresent = (text: string): boolean => visible.test(text)
