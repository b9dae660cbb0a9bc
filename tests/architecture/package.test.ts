import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
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
  const built = runTool(root, '@typescript/native/bin/tsc', ['--build', 'src/domain'])
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

const rule = `{ country: 'IN', callingCode: '91', digits: 10, starts: ['6', '7', '8', '9'] }`

describe('the package', () => {
  it('gives the rules of the domain to a program of somebody else', () => {
    writeFileSync(
      path.join(consumer, 'program.js'),
      `import { parseMobile } from 'hathi/domain/phone/mobileNumber'
       const parse = parseMobile(${rule})
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
      `import { type MobileNumber, parseMobile } from 'hathi/domain/phone/mobileNumber'
       const parsed = parseMobile(${rule})('98765 43210')
       export const mobile: MobileNumber | null = parsed._tag === 'Right' ? parsed.right : null
       export const plain: MobileNumber = 'typed by hand'\n`,
    )
    const { output } = runTool(consumer, '@typescript/native/bin/tsc', [
      ...['--noEmit', '--strict', '--skipLibCheck', '--pretty', 'false'],
      ...['--module', 'nodenext', '--target', 'es2023', 'program.ts'],
    ])
    const [complaint, ...others] = output.split('\n').filter((line) => line.includes('error TS'))
    expect(complaint).toMatch(/^program\.ts\(4,21\): error TS2322: .*'MobileNumber'/)
    expect(others).toEqual([])
  })

  it('holds the built layers and nothing else of the project', () => {
    expect(readdirSync(installed).sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json'])
    expect(readdirSync(path.join(installed, 'dist'))).toEqual(['src'])
  })
})
