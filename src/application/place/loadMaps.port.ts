import type { taskEither as TE } from 'fp-ts'

/** Why the maps service was not loaded. */
export type LoadMapsError = { readonly kind: 'MapsFailed' }

/**
 * Makes the maps service usable; succeeds at once if there is nothing to load. The adapter reports
 * a failure itself, because only it knows the cause.
 */
export type LoadMaps = TE.TaskEither<LoadMapsError, void>
