/** Keeps each unit on the line of its number: `8 ft × 4.5 ft` only breaks at the sign. */
export const unbrokenMeasures = (text: string): string =>
  text.replace(/(\p{Number}) (?=\p{Letter})/gu, '$1\u00A0')
