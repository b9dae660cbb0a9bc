import { existsSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..', '..')

/**
 * Whether a brand has a picture for previews of its links, so that the build expects it in every
 * page's head.
 */
export const hasSocialCard = (brand: string): boolean =>
  existsSync(path.join(root, 'src', 'ui', 'head', 'cards', `${brand}.png`))
