import { spawnSync } from 'node:child_process'
import { findBrowser } from './findBrowser.ts'

const runs = (command: string, args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0

const asRoot = (): readonly string[] | null => {
  if (process.getuid?.() === 0) return []
  return runs('sudo', ['-n', 'true']) ? ['sudo', '-n'] : null
}

const aptGet = (prefix: readonly string[], args: readonly string[]): boolean => {
  const [command = '', ...rest] = [
    ...prefix,
    ...['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'],
    ...args,
  ]
  console.log([command, ...rest].join(' '))
  return spawnSync(command, rest, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}

/** Debian and its kin have Chromium as a package; elsewhere a person has to install it. */
const installBrowser = (): boolean => {
  const prefix = asRoot()
  return (
    prefix !== null &&
    runs('apt-get', ['--version']) &&
    aptGet(prefix, ['update', '--quiet']) &&
    aptGet(prefix, ['install', '--yes', '--no-install-recommends', 'chromium'])
  )
}

const stop = (message: string): never => {
  console.error(message)
  process.exit(1)
}

const named = process.env['HATHI_CHROME'] ?? ''
const browser = findBrowser() ?? (named === '' && installBrowser() ? findBrowser() : null)

if (browser === null) {
  stop(
    named === ''
      ? 'No Chrome or Chromium was found. Install one, or set HATHI_CHROME to its executable.'
      : `HATHI_CHROME does not lead to an executable: ${named}`,
  )
} else if (process.platform === 'win32') {
  // Chrome for Windows opens a window when it is asked for its version.
  console.log(browser)
} else {
  // Some systems put a script there that only says what else to install.
  const { status, stdout, stderr } = spawnSync(browser, ['--version'], { encoding: 'utf8' })
  if (status !== 0) stop(`${browser} does not start: ${stderr}`)
  console.log(`${browser} (${stdout.trim()})`)
}
