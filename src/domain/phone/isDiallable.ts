const digit = /\p{Nd}/u
const sign = /[^\p{Nd}\s\p{C}\p{Pd}().+]/u

/**
 * Whether a phone can dial a number as it is written: digits, and what stands between them (spec 2 §3). Of a masked
 * number, like `98450XXXXX`, the digits that are left would be another number.
 */
export const isDiallable = (number: string): boolean => digit.test(number) && !sign.test(number)
