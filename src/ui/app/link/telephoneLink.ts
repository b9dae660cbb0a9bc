/** The `tel:` link of a number as people write it. */
export const telephoneLink = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`
