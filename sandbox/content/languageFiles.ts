import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type * as t from 'io-ts'
import { decodeOwn } from '../decoding.ts'
import type { Locale } from '../http/strictRequest.ts'

const english = 'en'

/**
 * The folders of a locale's files; the first folder that has a file wins. A language, or a
 * country's variant of it, is a folder with files of the same shape. English is the fallback.
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

/** Reads a file of the locale as JSON. Throws an error that names the file if it is invalid. */
export const readFileOf = (locale: Locale, file: string): unknown => {
  const path = fileOf(locale, file)
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new Error(`content: ${path} is not JSON`)
  }
}

/**
 * Reads and decodes a file of the locale. Throws an error that names the file if it is malformed.
 */
export const decodeFileOf = <A>(locale: Locale, file: string, codec: t.Decoder<unknown, A>): A =>
  decodeOwn(codec, `content: ${fileOf(locale, file)}`, readFileOf(locale, file))

/**
 * The names, without their suffix, of the English files in a folder. No other language has more.
 */
export const namesIn = (folder: string): readonly string[] =>
  readdirSync(join(import.meta.dirname, english, folder))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
