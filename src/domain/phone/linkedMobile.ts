// With their calling code, the numbers of our countries have 12 or more digits; national forms, even
// with a trunk 0, have fewer.
const unencodedPlus = /^\s(?=(?:\D*\d){12})/

/**
 * A mobile number from a link (spec 1 §2). An unencoded plus sign arrives as a space; it is restored if
 * a country's calling code follows. Whether the number is valid is for `parseMobile` to decide.
 *
 * @example
 * linkedMobile(' 919876543210') // → '+919876543210'
 * linkedMobile('9876543210') // → '9876543210'
 */
export const linkedMobile = (value: string): string => value.replace(unencodedPlus, '+')
