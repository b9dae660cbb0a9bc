import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { WebsiteConfig } from '../../sandbox/settings.ts'
import { readBuiltPages } from '../build/builtPages.ts'
import { settingsFile } from './settingsFile.ts'

/** Where the files beside this one say that everything lies. */
export const usualHome = '/srv/hathi'

const included = ['hathi.conf', 'headers.conf', 'page.conf']

/**
 * Writes what nginx wants besides the built site into `nginx` of a folder that has the site in `site`: the website's
 * `config.json`, the settings that follow from it and from the build, and the files beside this one.
 */
export const writeConfiguration = (config: WebsiteConfig, home: string): void => {
  const folder = path.join(home, 'nginx')
  mkdirSync(folder, { recursive: true })
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  write('settings.conf', settingsFile(config, readBuiltPages(path.join(home, 'site'))))
  write('config.json', JSON.stringify(config))
  for (const name of included) {
    const text = readFileSync(path.join(import.meta.dirname, name), 'utf8')
    write(name, text.replaceAll(`${usualHome}/`, `${home}/`))
  }
}
