import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..', '..', 'src', 'ui', 'locales')

export type Language = 'en' | 'bn' | 'tr'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const flat = (value: unknown, key: string): ReadonlyArray<readonly [key: string, text: string]> => {
  if (typeof value === 'string') return [[key, value]]
  if (!isObject(value)) throw new Error(`${key} is no text`)
  return Object.entries(value).flatMap(([name, part]) => flat(part, `${key}.${name}`))
}

/**
 * All texts of a language by their keys, as the locale files have them: those of the first page and of
 * the features.
 */
export const textsIn = (language: Language): ReadonlyMap<string, string> => {
  const folder = path.join(root, language)
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  return new Map(
    files.flatMap((file) =>
      flat(JSON.parse(readFileSync(path.join(folder, file), 'utf8')), path.parse(file).name),
    ),
  )
}

/** Looks up a language's text by its key, with the brand's name filled in. */
export const wordsIn = (language: Language): ((key: string) => string) => {
  const texts = textsIn(language)
  return (key) => {
    const text = texts.get(key)
    if (text === undefined) throw new Error(`${language} has no ${key}`)
    return text.replaceAll('{{product}}', 'Hathi')
  }
}
