import type { either as E } from 'fp-ts'
import { left, right } from '../answer.ts'

/**
 * The sources through which a partner may have heard of us, in form order and in the services' spelling
 * (spec 2 §3).
 */
export const infoSources = Object.freeze([
  'bus_ads',
  'pamphlet',
  'garage_hoarding',
  'newspaper_ads',
  'driver_referral',
  'customer_referral',
  'channel_partner',
  'others',
  'fos',
  'online/facebook',
  'smart_shift',
] as const)

/** The source through which a partner heard of us (spec 2 §3). */
export type InfoSource = (typeof infoSources)[number]

/** No offered source was chosen. */
export type InfoSourceError = { readonly kind: 'InfoSourceMissing' }

/**
 * The source that a text names, in the services' spelling. Fails with `InfoSourceMissing` for any other
 * text (spec 2 §3, §5).
 *
 * @example
 * parseInfoSource('bus_ads') // → right: 'bus_ads'
 * parseInfoSource('') // → left: { kind: 'InfoSourceMissing' }
 */
export const parseInfoSource = (raw: string): E.Either<InfoSourceError, InfoSource> => {
  const source = infoSources.find((offered) => offered === raw)
  return source === undefined ? left({ kind: 'InfoSourceMissing' }) : right(source)
}
