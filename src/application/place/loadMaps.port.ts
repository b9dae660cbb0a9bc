import type { taskEither as TE } from 'fp-ts'

/** Why there are no maps. */
export type LoadMapsError = { readonly kind: 'MapsFailed' }

/**
 * Makes the maps service usable; where there is nothing to load it succeeds at once. What fails is
 * reported by whoever loads it, who knows why.
 */
export type LoadMaps = TE.TaskEither<LoadMapsError, void>
