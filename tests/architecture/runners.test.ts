import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import site from '../../playwright.config.ts'
import gallery from '../../playwright.gallery.config.ts'
import nginx from '../nginx/playwright.config.ts'
import { root, runTool } from './sourceTree.ts'

const posix = (file: string): string => file.split(path.sep).join('/')

const written = readdirSync(path.join(root, 'tests'), { recursive: true, encoding: 'utf8' })
  .map((file) => path.posix.join('tests', posix(file)))
  .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && !file.includes('/node_modules/'))

const ofJest = (): readonly string[] => {
  const { status, output } = runTool(root, 'jest/bin/jest.js', ['--listTests'])
  if (status !== 0) throw new Error(output)
  return output
    .split('\n')
    .filter((line) => path.isAbsolute(line))
    .map((line) => posix(path.relative(root, line)))
}

/**
 * Reads the settings, because listing the tests would run their files, one of which needs a build.
 */
const ofPlaywright = (folder: string, { testDir = '.', testMatch }: typeof site) => {
  if (typeof testMatch !== 'string') throw new Error(`${folder} has more than one pattern`)
  const pattern = path.posix.join(folder, testDir, testMatch)
  return written.filter((file) => path.matchesGlob(file, pattern))
}

describe('a file of tests', () => {
  it('is run by one runner, and by no other', () => {
    const run = [
      ...ofJest(),
      ...ofPlaywright('.', site),
      ...ofPlaywright('.', gallery),
      ...ofPlaywright('tests/nginx', nginx),
    ]
    expect(written.length).toBeGreaterThan(300)
    expect(run.toSorted()).toEqual(written.toSorted())
  })
})
