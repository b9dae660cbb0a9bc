type Tree = { readonly [key: string]: string | Tree }

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = [...'áƀçđéƒĝĥíĵķĺɱñóƥɋŕšťúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĹṀÑÓƤɊŔŠŤÚṼŴẊÝŽ']
const accents = new Map([...plain].map((letter, at) => [letter, accented[at] ?? letter]))

// As words, so that they wrap as words do.
const filler = [...'ôñé ťŵô ťĥŕéé ƒôúŕ ƒíṽé šíẋ šéṽéñ éíĝĥť ñíñé ťéñ ']
const longer = (length: number) =>
  Array.from({ length: Math.ceil(length * 0.4) }, (_, at) => filler[at % filler.length]).join('')

// What a screen fills in, and what it makes links of.
const kept = /({{.+?}}|<\/?\w+>)/

/**
 * A text of no language, by which one sees that a screen takes its words from the files and has room
 * for them: accents on every letter, 40 % longer, in brackets.
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

/** A tree of texts in no language. */
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
