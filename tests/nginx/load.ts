/**
 * How much of nginx's speed the website's configuration leaves: compares pages with their own nonces to
 * the same bytes as a plain file, and fails below the least ratio of the two. `npm run load` builds
 * first; wrk and nginx are Debian's packages.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseSettings } from '../../sandbox/settings.ts'
import { startNginx } from './support/startNginx.ts'

const site = path.join(import.meta.dirname, '..', '..', 'out', 'site')
const seconds = 3
const rounds = 5
/** Pages for each file. On a quiet machine there are 0.34 (docs/benchmarks.md). */
const least = 0.2
const asked = '/en-IN/fare-estimate'
const plain = 'load.txt'

const wrk = '/usr/bin/wrk'
if (!existsSync(wrk)) throw new Error('wrk was not found: it is a package of that name in Debian')

const answersIn = (url: string, headers: readonly string[]): number => {
  const output = execFileSync(
    wrk,
    ['-t1', '-c16', `-d${seconds}s`, ...headers.flatMap((header) => ['-H', header]), url],
    { encoding: 'utf8' },
  )
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(output)
  const [, perSecond = ''] = /Requests\/sec:\s*([\d.]+)/.exec(output) ?? []
  return Number(perSecond)
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

const settings = parseSettings({})
if (settings.kind !== 'Settings') throw new Error('the settings are wrong')
copyFileSync(path.join(site, `pages/hathi${asked}.html`), path.join(site, plain))
const nginx = await startNginx(settings.settings.config, site)
try {
  const ratios: number[] = []
  const speeds: { readonly page: number; readonly file: number }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const file = answersIn(`${nginx.url}/${plain}`, [])
    const page = answersIn(`${nginx.url}${asked}`, [])
    speeds.push({ page, file })
    ratios.push(page / file)
  }
  console.log(
    `a page, uncompressed   ${median(speeds.map(({ page }) => page)).toFixed(0)} answers/s`,
  )
  console.log(
    `the same as a file     ${median(speeds.map(({ file }) => file)).toFixed(0)} answers/s`,
  )
  const ratio = median(ratios)
  const holds = ratio >= least
  console.log(
    `ratio                  ${ratio.toFixed(2)} of ${least} (${ratios.map((r) => r.toFixed(2)).join(', ')}) ${holds ? 'ok' : 'short'}`,
  )
  process.exitCode = holds ? 0 : 1
} finally {
  await nginx.close()
  rmSync(path.join(site, plain))
}
