import { taskEither as TE } from 'fp-ts'
import type { LoadMaps } from '../../application/place/loadMaps.port.ts'

/**
 * Succeeds at once: the open maps need no third-party script (spec 1 §4).
 *
 * @example
 * const loaded = await loadOpenMaps() // → right: undefined
 */
export const loadOpenMaps: LoadMaps = TE.right(undefined)
