import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as t from 'io-ts'
import { decodeOwn } from '../decoding.ts'
import type { Locale } from '../http/strictRequest.ts'

const english = 'en'

/**
 * The folders that a locale's files are looked for in; the first that has one wins. A language, and
 * what a country says otherwise in the same language, is a folder with files of the same shape: what
 * it lacks is said in English.
 */
const folders: Readonly<Record<Locale, readonly string[]>> = {
  en: ['en-AE', english],
  'en-IN': ['en-IN', english],
  'en-AE': ['en-AE', english],
  'en-TR': ['en-TR', english],
  'en-TK': ['en-TR', english],
  'tr-TR': ['tr', 'en-TR', english],
  'bn-BD': ['bn', 'en-BD', english],
}

const fileOf = (locale: Locale, file: string): string => {
  const found = folders[locale]
    .map((folder) => join(import.meta.dirname, folder, file))
    .find((path) => existsSync(path))
  if (found === undefined) throw new Error(`content: nobody has ${file}`)
  return found
}

/** A file in the locale's language, as JSON. Throws an error that names it where it is none. */
export const readFileOf = (locale: Locale, file: string): unknown => {
  const path = fileOf(locale, file)
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new Error(`content: ${path} is not JSON`)
  }
}

/** The same by its codec. Throws an error that names the file that is malformed. */
export const decodeFileOf = <A>(locale: Locale, file: string, codec: t.Decoder<unknown, A>): A =>
  decodeOwn(codec, `content: ${fileOf(locale, file)}`, readFileOf(locale, file))

/** The names, without their ending, of the files that English has in a folder: no other language has more. */
export const namesIn = (folder: string): readonly string[] =>
  readdirSync(join(import.meta.dirname, english, folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
