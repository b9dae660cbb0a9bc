import type { Service } from '../../domain/fare/service.ts'
import type { City } from '../../domain/market/city.ts'

/** What the pickers offer: the services, and the cities of the market. */
export type Catalogue = {
  readonly services: readonly Service[]
  readonly cities: readonly City[]
}
