/**
 * Classes have hashes of five signs for names. Of some six hundred, two would be alike in one of some thousands of
 * projects like this.
 */
export const shortCssNames = { localIdentHashDigestLength: 5 }
