import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { WebsiteConfig } from '../../sandbox/settings.ts'
import { readBuiltPages } from '../build/builtPages.ts'
import { settingsFile } from './settingsFile.ts'

/** Where the files beside this one say that everything lies. */
export const usualHome = '/srv/hathi'

const included = ['hathi.conf', 'headers.conf', 'page.conf']

/** The deployer's, once it is there. */
const ownFile = 'server.conf'

/**
 * Writes what nginx wants besides the built site into `nginx` of a folder that has the site in `site`: the website's
 * `config.json`, the settings that follow from it and from the build, and the files beside this one. The deployer's own
 * is written where there is none, and left alone otherwise; answers with its name where it was left.
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
