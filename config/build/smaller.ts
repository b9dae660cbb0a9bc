/**
 * Some thousand classes have one of a thousand million names each: in one of two thousand projects like this, two
 * would be alike.
 */
export const classNames = { localIdentHashDigestLength: 5 }
