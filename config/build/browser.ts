import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'

type Environment = Readonly<Record<string, string | undefined>>

const isRunnable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const inPath = (env: Environment, names: readonly string[]): readonly string[] => {
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '')
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
}

const usualPlaces = (platform: NodeJS.Platform, env: Environment): readonly string[] => {
  if (platform === 'darwin') {
    const app = (name: string) => `/Applications/${name}.app/Contents/MacOS/${name}`
    return [app('Google Chrome'), app('Chromium')]
  }
  if (platform === 'win32') {
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
      .flatMap((name) => env[name] ?? [])
      .map((folder) => path.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'))
  }
  return inPath(env, [
    'chromium',
    'google-chrome-stable',
    'google-chrome',
    'chromium-browser',
    'chrome',
  ])
}

/**
 * The Chrome or Chromium that the end-to-end tests drive: the one `HATHI_CHROME` names, else the
 * first that is installed. Null when there is none.
 */
export const findBrowser = (
  env: Environment = process.env,
  platform: NodeJS.Platform = process.platform,
): string | null => {
  const named = env['HATHI_CHROME']
  if (named !== undefined && named !== '') return isRunnable(named) ? named : null
  const candidates = [...usualPlaces(platform, env), chromium.executablePath()]
  return candidates.find(isRunnable) ?? null
}

const runs = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0

const asRoot = (): readonly string[] | null => {
  if (process.getuid?.() === 0) return []
  return runs('sudo', ['-n', 'true']) ? ['sudo', '-n'] : null
}

/** Debian and its kin have Chromium as a package; elsewhere a person has to install it. */
const installBrowser = (): boolean => {
  const prefix = asRoot()
  if (prefix === null || !runs('apt-get', ['--version'])) return false
  return [
    ['update', '--quiet'],
    ['install', '--yes', '--no-install-recommends', 'chromium'],
  ].every((args) => {
    const [command = '', ...rest] = [
      ...prefix,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      ...args,
    ]
    console.log(`${command} ${rest.join(' ')}`)
    return spawnSync(command, rest, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
  })
}

const missing = (env: Environment): string =>
  env['HATHI_CHROME'] === undefined
    ? 'No Chrome or Chromium was found. Install one, or set HATHI_CHROME to its executable.'
    : `HATHI_CHROME does not lead to an executable: ${env['HATHI_CHROME']}`

/** Finds the browser or installs one, and sees that it starts. */
const ensureBrowser = (): string | null => {
  const found = findBrowser()
  if (found !== null || process.env['HATHI_CHROME'] !== undefined) return found
  return installBrowser() ? findBrowser() : null
}

if (import.meta.main) {
  const browser = ensureBrowser()
  if (browser === null) {
    console.error(missing(process.env))
    process.exit(1)
  }
  const version = spawnSync(browser, ['--version'], { encoding: 'utf8' })
  if (process.platform !== 'win32' && version.status !== 0) {
    console.error(`${browser} does not start:\n${version.stderr}`)
    process.exit(1)
  }
  console.log(`${browser} (${version.stdout.trim()})`)
}
