import type { FareMemory } from '../application/fare/fareMemory.port.ts'
import { makeSecretStore } from '../infrastructure/browser/secretStore.ts'
import { makeFareMemory } from '../infrastructure/fare/fareMemory.ts'

/** This tab's memory, with its codecs: a chunk of its own. */
export const fareMemory = (secret: string): FareMemory =>
  makeFareMemory(makeSecretStore({ storage: () => sessionStorage, crypto, secret }))
