// E.164 numbers have 11 digits and more with their calling code; a national form has fewer.
const unencodedPlus = /^\s(?=(?:\D*\d){12})/

/**
 * A mobile number as a link carries it (spec 1 §2): a plus sign that nobody encoded arrives as a
 * space, and is one again where a country's code stands behind it. What is a number is for
 * `parseMobile` to say.
 *
 * @example
 * linkedMobile(' 919876543210') // → '+919876543210'
 * linkedMobile('9876543210') // → '9876543210'
 */
export const linkedMobile = (value: string): string => value.replace(unencodedPlus, '+')
