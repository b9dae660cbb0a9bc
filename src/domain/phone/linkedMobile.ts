// National forms have at most 10 digits in most countries, besides a trunk 0, and a calling code begins
// with no 0.
const unencodedPlus = /^\s(?=\D*[1-9](?:\D*\d){10})/

/**
 * A mobile number from a link (spec 1 §2). An unencoded plus sign arrives as a space; it is restored if
 * 11 or more digits follow, the first not 0: too many for a national form. Whether the number is valid is
 * for `parseMobile` to decide.
 *
 * @example
 * linkedMobile(' 919876543210') // → '+919876543210'
 * linkedMobile('9876543210') // → '9876543210'
 */
export const linkedMobile = (value: string): string => value.replace(unencodedPlus, '+')
