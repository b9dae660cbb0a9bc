import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export const root = path.join(import.meta.dirname, '..', '..')

const settings = [
  'package.json',
  'tsconfig.base.json',
  'tsconfig.json',
  'eslint.config.ts',
  'config/dependency-cruiser.mjs',
  'config/tsconfig.json',
  'config/tsconfig.lint.json',
  'config/tsconfig.product.json',
  ...['', 'domain/', 'application/', 'infrastructure/', 'ui/', 'library/'].map(
    (folder) => `src/${folder}tsconfig.json`,
  ),
]

/** A file for every layer, none of which imports another. */
export const innocent = {
  'src/domain/a/rule.ts': 'export const rule = 1\n',
  'src/application/a/flow.ts': 'export const flow = 1\n',
  'src/infrastructure/a/adapter.ts': 'export const adapter = 1\n',
  'src/ui/a/page.ts': 'export const page = 1\n',
  'src/main.tsx': 'export const main = 1\n',
  'src/library/application.ts': `export { flow } from '../application/a/flow.ts'\n`,
  'sandbox/serve.ts': 'export const serve = 1\n',
  'config/brand/brand.ts': `export const brand = 'hathi'\n`,
}

export type SourceTree = {
  readonly folder: string
  /** Runs a tool of the project in that tree. */
  readonly run: (tool: string, ...args: readonly string[]) => Outcome
  readonly remove: () => void
}

export type Outcome = { readonly status: number | null; readonly output: string }

/** Runs a script of `node_modules` in a folder, under the same runtime as the test. */
export const runTool = (folder: string, tool: string, args: readonly string[]): Outcome => {
  const script = path.join(root, 'node_modules', tool)
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: folder,
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

/** Makes a small project of the given files, with this project's settings. */
export const plantSourceTree = (files: Readonly<Record<string, string>>): SourceTree => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hathi-architecture-'))
  for (const file of settings) cpSync(path.join(root, file), path.join(folder, file))
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  return {
    folder,
    run: (tool, ...args) => runTool(folder, tool, args),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
