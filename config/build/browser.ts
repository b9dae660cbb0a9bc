import { spawnSync } from 'node:child_process'
import { installPackages } from './debianPackages.ts'
import { findBrowser } from './findBrowser.ts'

const stop = (message: string): never => {
  console.error(message)
  process.exit(1)
}

const named = process.env['HATHI_CHROME'] ?? ''
// Not every derivative of Debian has the first package.
const install = () => installPackages('chromium-headless-shell') || installPackages('chromium')
const browser = findBrowser() ?? (named === '' && install() ? findBrowser() : null)

if (browser === null) {
  stop(
    named === ''
      ? 'No Chrome or Chromium was found. Install one, or set HATHI_CHROME to its executable.'
      : `HATHI_CHROME does not lead to an executable: ${named}`,
  )
} else if (process.platform === 'win32') {
  // Chrome for Windows opens a window when asked for its version.
  console.log(browser)
} else {
  // Some systems install a script there that only says what to install instead.
  const { status, stdout, stderr } = spawnSync(browser, ['--version'], { encoding: 'utf8' })
  if (status !== 0) stop(`${browser} does not start: ${stderr}`)
  console.log(`${browser} (${stdout.trim()})`)
}
