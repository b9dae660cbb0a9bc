import { taskEither as TE } from 'fp-ts'
import type { LoadMaps } from '../../application/place/loadMaps.port.ts'

/**
 * The open maps need no script of anybody's (spec 1 §4).
 *
 * @example
 * const loaded = await loadOpenMaps() // → right: undefined
 */
export const loadOpenMaps: LoadMaps = TE.right(undefined)
