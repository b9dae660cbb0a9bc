import type { Site } from '../../domain/content/site.ts'
import type { Service } from '../../domain/fare/service.ts'

/** What the pickers offer: the services, and the cities that the website has pages of. */
export type Catalogue = { readonly services: readonly Service[]; readonly site: Site }
