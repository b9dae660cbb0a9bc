import type { Region } from '../http/strictRequest.ts'

/** A prefix that may be typed, and the national form that must follow (spec 2 §5, "Mobile rules by country"). */
type PhoneRule = { readonly prefix: RegExp; readonly national: RegExp }

const emirates: PhoneRule = { prefix: /^0/, national: /^5[0124568]\d{7}$/ }

/** Null means that no mobile of the country is accepted. */
const rules: Readonly<Record<Region, PhoneRule | null>> = {
  in: { prefix: /^0/, national: /^[6-9]\d{9}$/ },
  ae: emirates,
  uae: emirates,
  tr: { prefix: /^(\+90|0090|0)/, national: /^5\d{9}$/ },
  bd: null,
}

/** The national form, or null if the number is not one of the region. */
export const nationalMobile = (region: Region, mobile: string): string | null => {
  const rule = rules[region]
  if (rule === null) return null
  const national = mobile.replace(rule.prefix, '')
  return rule.national.test(national) ? national : null
}

/**
 * Whether a number is a mobile in the national form of the region, or of any region if that is
 * null, because it is unknown.
 */
export const isNationalMobile = (region: Region | null, mobile: string): boolean => {
  const asked = region === null ? Object.values(rules) : [rules[region]]
  return asked.some((rule) => rule?.national.test(mobile))
}
