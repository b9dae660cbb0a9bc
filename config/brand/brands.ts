import type { Brand } from './brand.ts'
import { ghoda } from './ghoda.ts'
import { hathi } from './hathi.ts'

/** Every brand by its id. Unknown ids are absent. */
export const brands: ReadonlyMap<string, Brand> = new Map([hathi, ghoda].map((b) => [b.id, b]))
