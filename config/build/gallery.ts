import { spawnSync } from 'node:child_process'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..', '..')
const build = 'npm run --silent build:gallery'
const pictures = 'playwright test --config playwright.gallery.config.ts'

/**
 * The commands of each mode; without an argument, the gallery is served. A second argument selects
 * states.
 */
const ways: ReadonlyMap<string, readonly string[]> = new Map([
  ['--serve', ['webpack serve --mode development --config webpack.gallery.config.ts']],
  ['--check', [build, 'playwright test tests/e2e/gallery.spec.ts --project=desktop']],
  ['--pictures', [build, `${pictures} --update-snapshots=all`]],
  ['--compare', [build, `${pictures} --update-snapshots=none`]],
])

const [way = '--serve', states = '.'] = process.argv.slice(2)
const commands = ways.get(way)
if (commands === undefined) {
  console.error(`there is no ${way}; there are ${[...ways.keys()].join(', ')}`)
  process.exit(1)
}

for (const command of commands) {
  const { status } = spawnSync(command, {
    cwd: root,
    stdio: 'inherit',
    shell: true,
    env: { ...process.env, GALLERY_STATES: states, GALLERY_EVERY: 'yes' },
  })
  if (status !== 0) {
    process.exitCode = status ?? 1
    break
  }
}
