import type { Context } from 'hono'
import { refusal } from '../http/refusal.ts'
import { type Region, readRegion } from '../http/strictRequest.ts'
import { isNationalMobile } from '../phone/phoneRules.ts'

/**
 * Null where the header does not tell: calls of a customer who is logged in always say `in` (spec 1
 * §7).
 */
const regionOf = (c: Context): Region | null => {
  const isNamed = (c.req.header('country') ?? '').trim() !== ''
  const isSignedIn = (c.req.header('auth-token') ?? '') !== ''
  return isNamed && !isSignedIn ? readRegion(c) : null
}

/**
 * Requires a mobile in its national form, by the rule of the request's region, or of any region if
 * that is unknown (spec 1 §5, "Phone").
 */
export const demandMobile = (c: Context, mobile: string): string => {
  if (!isNationalMobile(regionOf(c), mobile)) throw refusal(400, 'Invalid Phone number')
  return mobile
}

/** A joiner controls how the letter before it is drawn, so it belongs to the spelling of a name. */
export const lettersAndSpaces = /^(?:[\p{L}\p{M}\s]|(?<=[\p{L}\p{M}])[\u200c\u200d])+$/u

export const demandName = (name: string): string => {
  const trimmed = name.trim()
  const length = Array.from(trimmed).length
  if (trimmed === '') throw refusal(400, 'Please enter valid name')
  if (length < 3) throw refusal(400, 'Name entered is too short (min 3 char)')
  if (length > 50) throw refusal(400, 'Name entered is too long (max 50 char)')
  if (!lettersAndSpaces.test(trimmed)) {
    throw refusal(400, 'Please enter a valid name (no numbers or symbols)')
  }
  return trimmed
}

export const demandEmail = (email: string): string => {
  const trimmed = email.trim()
  if (trimmed.length > 254 || !/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(trimmed)) {
    throw refusal(400, 'Invalid Email ID')
  }
  return trimmed
}
