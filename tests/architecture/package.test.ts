import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import * as t from 'io-ts'
import { root, runTool } from './sourceTree.ts'

const consumer = mkdtempSync(path.join(tmpdir(), 'hathi-consumer-'))
const installed = path.join(consumer, 'node_modules', 'hathi')
const shell = process.platform === 'win32'

const run = (folder: string, command: string, args: readonly string[]): string => {
  const { error, status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    encoding: 'utf8',
    shell,
  })
  if (status !== 0) throw error ?? new Error(stdout + stderr)
  return stdout
}

const link = (name: string): void => {
  const from = path.join(root, 'node_modules', name)
  symlinkSync(from, path.join(consumer, 'node_modules', name), 'junction')
}

/** The package as a registry would hand it out, in a project that has nothing else of this one. */
beforeAll(() => {
  const built = runTool(root, '@typescript/native/bin/tsc', ['--build'])
  if (built.status !== 0) throw new Error(built.output)
  run(root, 'npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', consumer])
  const [tarball = ''] = readdirSync(consumer).filter((file) => file.endsWith('.tgz'))
  mkdirSync(installed, { recursive: true })
  run(consumer, 'tar', ['-xf', tarball, '-C', installed, '--strip-components=1'])
  link('fp-ts')
  link('io-ts')
  writeFileSync(path.join(consumer, 'package.json'), '{ "type": "module" }\n')
}, 60_000)

afterAll(() => rmSync(consumer, { recursive: true, force: true }))

const Package = t.type({
  exports: t.record(
    t.string,
    t.union([t.string, t.type({ types: t.string, default: t.string }, 'Export')]),
  ),
})

const exported = (): ReadonlyMap<string, readonly string[]> => {
  const read: unknown = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  if (!Package.is(read)) throw new Error('package.json has no exports to look at')
  return new Map(
    Object.entries(read.exports).map(([name, target]) => [
      name,
      typeof target === 'string' ? [target] : [target.types, target.default],
    ]),
  )
}

describe('the package', () => {
  it('gives the rules of the domain to a program of somebody else', () => {
    writeFileSync(
      path.join(consumer, 'program.js'),
      `import { parseMobile } from 'hathi/domain/phone'
       import { india } from 'hathi/markets'
       const parse = parseMobile(india.phone)
       console.log(JSON.stringify([parse('+91 98765 43210'), parse('12345')]))`,
    )
    expect(JSON.parse(run(consumer, process.execPath, ['program.js']))).toEqual([
      { _tag: 'Right', right: '9876543210' },
      { _tag: 'Left', left: expect.objectContaining({ kind: 'MobileMalformed' }) },
    ])
  })

  it('gives their types along', () => {
    writeFileSync(
      path.join(consumer, 'program.ts'),
      `import { type MobileNumber, parseMobile } from 'hathi/domain/phone'
       import { india } from 'hathi/markets'
       const parsed = parseMobile(india.phone)('98765 43210')
       export const mobile: MobileNumber | null = parsed._tag === 'Right' ? parsed.right : null
       export const plain: MobileNumber = 'typed by hand'\n`,
    )
    const { output } = runTool(consumer, '@typescript/native/bin/tsc', [
      ...['--noEmit', '--strict', '--skipLibCheck', '--pretty', 'false'],
      ...['--module', 'nodenext', '--target', 'es2023', 'program.ts'],
    ])
    const [complaint, ...others] = output.split('\n').filter((line) => line.includes('error TS'))
    expect(complaint).toMatch(/^program\.ts\(5,21\): error TS2322: .*'MobileNumber'/)
    expect(others).toEqual([])
  })

  it('offers every term of the domain, and the layers around it', () => {
    const terms = readdirSync(path.join(root, 'src', 'domain'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `./domain/${name}`)
    expect([...exported().keys()]).toEqual(
      expect.arrayContaining([...terms, './application', './infrastructure', './markets']),
    )
  })

  it('holds whatever it offers', () => {
    const targets = [...exported().values()].flat()
    expect(targets.filter((target) => !existsSync(path.join(installed, target)))).toEqual([])
  })

  it('lets nobody reach past what it offers', () => {
    writeFileSync(
      path.join(consumer, 'deep.js'),
      `import('hathi/domain/phone/mobileNumber').catch(({ code }) => console.log(code))`,
    )
    expect(run(consumer, process.execPath, ['deep.js']).trim()).toBe(
      'ERR_PACKAGE_PATH_NOT_EXPORTED',
    )
  })

  it('holds what was built of it and nothing else of the project', () => {
    expect(readdirSync(installed).sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json'])
    expect(readdirSync(path.join(installed, 'dist')).sort()).toEqual(['config', 'src'])
  })
})
