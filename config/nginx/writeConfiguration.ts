import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { WebsiteConfig } from '../../sandbox/settings.ts'
import { readBuiltPages } from '../build/builtPages.ts'
import { settingsFile } from './settingsFile.ts'

/** Where the files beside this one expect everything to be. */
export const usualHome = '/srv/hathi'

const included = ['hathi.conf', 'headers.conf', 'page.conf']

/** A path as it stands within the quotes of the files beside this one, which a blank in it needs. */
const escaped = (text: string): string => text.replaceAll(/["\\]/g, '\\$&')

/** Belongs to the deployer once it exists. */
const ownFile = 'server.conf'

/**
 * Gives a file the permissions of another one; only root may give it that one's owner as well. Returns
 * false where a group that the deployer is not in makes that impossible.
 */
const permitAs = (model: string, file: string): boolean => {
  const { mode, uid, gid } = statSync(model)
  try {
    chownSync(file, process.getuid?.() === 0 ? uid : -1, gid)
  } catch {
    return false
  }
  chmodSync(file, mode)
  return true
}

/**
 * Writes a file whole or not at all, with the permissions of the one before: visitors read
 * `config.json` at any moment, and a full disk must leave the old one. nginx may be allowed to read
 * it only by its group; where that cannot be given, the old file is kept and written into.
 */
const writeWhole = (file: string, text: string): void => {
  const unfinished = `${file}.new`
  try {
    writeFileSync(unfinished, text)
    if (!existsSync(file) || permitAs(file, unfinished)) {
      renameSync(unfinished, file)
      return
    }
    writeFileSync(file, text)
    rmSync(unfinished)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}

/**
 * Writes what nginx needs besides the built site, which is in `site` of the folder `home`, into
 * `nginx` of that folder: the website's `config.json`, the settings that follow from it and from
 * the build, and the files beside this one. The deployer's own file is only written if it does not
 * exist; otherwise, its name is returned.
 */
export const writeConfiguration = (config: WebsiteConfig, home: string): string | null => {
  const folder = path.join(home, 'nginx')
  mkdirSync(folder, { recursive: true })
  const write = (name: string, text: string) => writeWhole(path.join(folder, name), text)
  write('settings.conf', settingsFile(config, readBuiltPages(path.join(home, 'site'))))
  write('config.json', JSON.stringify(config))
  const original = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8')
  for (const name of included) {
    write(
      name,
      original(name).replaceAll(`${usualHome}/`, () => `${escaped(home)}/`),
    )
  }
  if (existsSync(path.join(folder, ownFile))) return ownFile
  write(ownFile, original(ownFile))
  return null
}
