type Tree = { readonly [key: string]: string | Tree }

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = [...'áƀçđéƒĝĥíĵķĺɱñóƥɋŕšťúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĹṀÑÓƤɊŔŠŤÚṼŴẊÝŽ']
const accents = new Map([...plain].map((letter, at) => [letter, accented[at] ?? letter]))

// Words with spaces, so that they wrap like real text.
const filler = [...'ôñé ťŵô ťĥŕéé ƒôúŕ ƒíṽé šíẋ šéṽéñ éíĝĥť ñíñé ťéñ ']
const longer = (length: number) =>
  Array.from({ length: Math.ceil(length * 0.4) }, (_, at) => filler[at % filler.length]).join('')

// Placeholders and tags, which must stay as they are.
const kept = /({{.+?}}|<\/?\w+>)/

/**
 * A text in a pseudo-language: every letter has an accent, it is 40 % longer and in brackets. It
 * shows whether a screen takes its text from the files and has room for it.
 */
export const pseudo = (text: string): string => {
  const words = text
    .split(kept)
    .map((part) =>
      kept.test(part) ? part : [...part].map((letter) => accents.get(letter) ?? letter).join(''),
    )
    .join('')
  return `[${words} ${longer(text.length)}]`
}

/** A tree of texts in the pseudo-language. */
export const pseudoTexts = <Part extends Tree>(part: Part): Part =>
  Object.assign(
    {},
    part,
    Object.fromEntries(
      Object.entries(part).map(([key, text]) => [
        key,
        typeof text === 'string' ? pseudo(text) : pseudoTexts(text),
      ]),
    ),
  )
