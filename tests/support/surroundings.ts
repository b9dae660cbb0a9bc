import { taskEither as TE } from 'fp-ts'
import { hathi } from '../../config/brand/hathi.ts'
import { markets } from '../../config/market/markets.ts'
import type { Surroundings } from '../../src/ui/app/surroundings.ts'
import { mountNoRoute, mountNothing, presentFeatures, quietPorts } from './world.ts'

/** The surroundings of a page, for tests that do not look at them. */
export const quietSurroundings: Surroundings = {
  brand: hathi,
  limits: quietPorts.limits,
  mountMap: mountNothing,
  mountRouteMap: mountNoRoute,
  expectPlaces: () => undefined,
  report: () => undefined,
  now: quietPorts.now,
  locales: markets.locales,
  rememberLocale: () => undefined,
  flags: { isRaised: () => false, raise: () => undefined },
  goTo: () => undefined,
  shareLink: () => TE.right('shared'),
  origin: window.location.origin,
  landing: { path: '/', query: [] },
  platform: 'other',
  appLinks: null,
  features: presentFeatures,
}
