/** Most keyboards type the Turkish dotless ı as i. */
const plainLetters = (text: string): string => text.replaceAll('ı', 'i')

/**
 * Lower case, without the accents of Latin letters, words separated by one space. Only
 * U+0300–U+036F are removed: the vowel signs of Indic scripts are marks too, but carry meaning.
 */
export const normalise = (text: string): string =>
  plainLetters(
    text
      .normalize('NFD')
      .toLowerCase()
      .replace(/[\u0300-\u036f]/gu, ''),
  )
    .normalize('NFC')
    .replace(/[\u200b-\u200d]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

export const wordsOf = (text: string): readonly string[] =>
  normalise(text).split(' ').filter(Boolean)

/**
 * Whether one insertion, removal, replacement or swap of neighbours turns one word into the other.
 */
export const isOneEditAway = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && start < b.length && a.charAt(start) === b.charAt(start)) start += 1
  const restA = a.slice(start)
  const restB = b.slice(start)
  const [firstA = '', secondA = ''] = restA
  const swapped = secondA + firstA + restA.slice(2)
  return (
    restA.slice(1) === restB.slice(1) ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB ||
    swapped === restB
  )
}
