import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from '@jest/globals'
import { findBrowser } from '../../../config/build/findBrowser.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'hathi-browser-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const put = (name: string, mode: number): string => {
  const file = path.join(folder, name)
  writeFileSync(file, '')
  chmodSync(file, mode)
  return file
}

describe('the browser of the end-to-end tests', () => {
  it.each([
    'chromium-headless-shell',
    'chromium',
    'google-chrome-stable',
    'google-chrome',
    'chromium-browser',
    'chrome',
  ])('is found in the path under the name %s', (name) => {
    const chrome = put(name, 0o755)
    expect(findBrowser({ PATH: `/nowhere${path.delimiter}${folder}` }, 'linux')).toBe(chrome)
    rmSync(chrome)
  })

  it('is the one that HATHI_CHROME names, before any other', () => {
    const mine = put('mine', 0o755)
    put('google-chrome', 0o755)
    expect(findBrowser({ HATHI_CHROME: mine, PATH: folder }, 'linux')).toBe(mine)
  })

  it('is not replaced by another when HATHI_CHROME is wrong', () => {
    const unrunnable = put('text', 0o644)
    expect(findBrowser({ HATHI_CHROME: unrunnable, PATH: folder }, 'linux')).toBeNull()
    expect(findBrowser({ HATHI_CHROME: '/nowhere', PATH: folder }, 'linux')).toBeNull()
  })
})
