import { either as E } from 'fp-ts'
import { type Landing, landed } from '../../domain/attribution/landing.ts'

const landingKey = 'landing'

/** What knowing the landing of a tab needs of the browser. */
export type KeptLandingNeeds = {
  /** A getter, because reaching for the storage throws where the browser forbids it. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>
  readonly location: Pick<Location, 'pathname' | 'search'>
}

/**
 * Where the visit of this tab began, by the page that is loaded in it and by what the tab keeps of
 * its first one; where nothing can be kept, every load begins one (spec 1 §9).
 */
export const keptLanding = ({
  storage,
  location: { pathname, search },
}: KeptLandingNeeds): Landing => {
  const before = E.toUnion(
    E.tryCatch(
      () => storage().getItem(landingKey),
      () => null,
    ),
  )
  const { kept, landing } = landed(before, pathname, search)
  E.tryCatch(
    () => storage().setItem(landingKey, kept),
    () => null,
  )
  return landing
}
