import { spawnSync } from 'node:child_process'

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

/**
 * Installs the programs that the tests drive, on Debian and its derivatives; elsewhere, do it by
 * hand.
 */
export const installPackages = (...names: readonly string[]): boolean => {
  const prefix = asRoot()
  return (
    prefix !== null &&
    runs('apt-get', ['--version']) &&
    aptGet(prefix, ['update', '--quiet']) &&
    aptGet(prefix, ['install', '--yes', '--no-install-recommends', ...names])
  )
}
