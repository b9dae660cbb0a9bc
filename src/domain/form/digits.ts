/** The character code of digit zero in each script whose keyboards type their own digits. */
const zeros = [
  0x0660, // Arabic
  0x06f0, // Persian and Urdu
  0x0966, // Devanagari
  0x09e6, // Bengali
  0x0a66, // Gurmukhi
  0x0ae6, // Gujarati
  0x0b66, // Odia
  0x0be6, // Tamil
  0x0c66, // Telugu
  0x0ce6, // Kannada
  0x0d66, // Malayalam
  0xff10, // full width
]

/** The ASCII character code of a digit in another script; any other code unchanged. */
export const asciiDigit = (code: number): number => {
  if (code < 0x0660) return code
  const start = zeros.find((first) => code >= first && code <= first + 9)
  return start === undefined ? code : code - start + 0x30
}
