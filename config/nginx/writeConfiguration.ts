import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { WebsiteConfig } from '../../sandbox/settings.ts'
import { readBuiltPages } from '../build/builtPages.ts'
import { settingsFile } from './settingsFile.ts'

/** Where the files beside this one expect everything to be. */
export const usualHome = '/srv/hathi'

const included = ['hathi.conf', 'headers.conf', 'page.conf']

/** Belongs to the deployer once it exists. */
const ownFile = 'server.conf'

/**
 * Writes what nginx needs besides the built site, which is in `site` of the folder `home`, into
 * `nginx` of that folder: the website's `config.json`, the settings that follow from it and from
 * the build, and the files beside this one. The deployer's own file is only written if it does not
 * exist; otherwise, its name is returned.
 */
export const writeConfiguration = (config: WebsiteConfig, home: string): string | null => {
  const folder = path.join(home, 'nginx')
  mkdirSync(folder, { recursive: true })
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  write('settings.conf', settingsFile(config, readBuiltPages(path.join(home, 'site'))))
  write('config.json', JSON.stringify(config))
  const original = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8')
  for (const name of included) {
    write(name, original(name).replaceAll(`${usualHome}/`, `${home}/`))
  }
  if (existsSync(path.join(folder, ownFile))) return ownFile
  write(ownFile, original(ownFile))
  return null
}
