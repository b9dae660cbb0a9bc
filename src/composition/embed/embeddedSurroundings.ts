import { taskEither as TE } from 'fp-ts'
import type { Brand } from '../../../config/brand/brand.ts'
import { limits } from '../../../config/market/limits.ts'
import { deviceClock } from '../../infrastructure/browser/clock.ts'
import type { Surroundings } from '../../ui/app/surroundings.ts'

/** The surroundings of a form alone: whatever only the website needs is absent. */
export const embeddedSurroundings = (
  brand: Brand,
  { origin, report, goTo }: Pick<Surroundings, 'origin' | 'report' | 'goTo'>,
): Surroundings => {
  const absent = () => Promise.reject(new Error('There is a form, and nothing else'))
  return {
    brand,
    limits,
    origin,
    report,
    goTo,
    now: deviceClock,
    appLinks: null,
    mountMap: () => TE.left({ kind: 'MapsFailed' }),
    mountRouteMap: () => TE.left({ kind: 'MapsFailed' }),
    expectPlaces: () => undefined,
    locales: [],
    rememberLocale: () => undefined,
    flags: { isRaised: () => false, raise: () => undefined },
    shareLink: () => TE.left({ kind: 'ShareRefused' }),
    landing: { path: '/', query: [] },
    platform: 'other',
    features: {
      account: absent,
      results: absent,
      orders: absent,
      booking: absent,
      content: absent,
      partner: absent,
      lead: absent,
      picker: absent,
    },
  }
}
