import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { notes } from '../../../config/build/scriptMinifier.ts'

const root = path.join(import.meta.dirname, '..', '..', '..')
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')

const filesIn = (...folder: readonly string[]): readonly string[] =>
  readdirSync(path.join(root, ...folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:m?js|tsx?)$/.test(file))
    .map((file) => path.join(...folder, file))

const packages = [
  filesIn('node_modules', 'react-router', 'dist', 'production'),
  filesIn('node_modules', 'i18next', 'dist', 'esm'),
  filesIn('node_modules', 'react-i18next', 'dist', 'es'),
].flat()

const calling = (name: string, files: readonly string[]): readonly string[] => {
  const call = new RegExp(`(?<![\\w.])${name.replaceAll('.', '\\.')}\\(`)
  return files.filter((file) => call.test(read(file)))
}

describe('what a release leaves out', () => {
  it.each(notes)('%s is called by a package that tells its developers something', (name) => {
    expect(calling(name, packages)).not.toEqual([])
  })

  it.each(notes)('%s is the name of no function of our own', (name) => {
    expect(calling(name, filesIn('src'))).toEqual([])
  })
})
