import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'

export type Environment = Readonly<Record<string, string | undefined>>

const isRunnable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const namesOnLinux = [
  // Chromium without a window: renders the same pages in two thirds of the time.
  'chromium-headless-shell',
  'chromium',
  'google-chrome-stable',
  'google-chrome',
  'chromium-browser',
  'chrome',
]

const usualPlaces = (platform: NodeJS.Platform, env: Environment): readonly string[] => {
  if (platform === 'darwin') {
    return ['Google Chrome', 'Chromium'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    )
  }
  if (platform === 'win32') {
    return ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
      .flatMap((name) => env[name] ?? [])
      .map((folder) => path.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'))
  }
  const folders = (env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '')
  return namesOnLinux.flatMap((name) => folders.map((folder) => path.join(folder, name)))
}

/**
 * The Chrome or Chromium for the end-to-end tests: the one that `HATHI_CHROME` names, else the
 * first usual one that is installed, else the one that Playwright downloaded. Null if there is
 * none.
 */
export const findBrowser = (
  env: Environment = process.env,
  platform: NodeJS.Platform = process.platform,
): string | null => {
  const named = env['HATHI_CHROME'] ?? ''
  const candidates =
    named === '' ? [...usualPlaces(platform, env), chromium.executablePath()] : [named]
  return candidates.find(isRunnable) ?? null
}
