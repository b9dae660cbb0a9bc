import { type Landing, landed } from '../../domain/attribution/landing.ts'
import { quietly } from './quietly.ts'

const landingKey = 'landing'

/** What `keptLanding` needs of the browser. */
export type KeptLandingNeeds = {
  /** A getter, because accessing the storage throws where the browser forbids it. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>
  readonly location: Pick<Location, 'pathname' | 'search'>
}

/**
 * Where the visit in this tab began (spec 1 §9), from the current page and from what the tab keeps
 * of its first one. Where nothing can be stored, every page load begins a visit.
 */
export const keptLanding = ({
  storage,
  location: { pathname, search },
}: KeptLandingNeeds): Landing => {
  const before = quietly(() => storage().getItem(landingKey))
  const { kept, landing } = landed(before, pathname, search)
  quietly(() => storage().setItem(landingKey, kept))
  return landing
}
