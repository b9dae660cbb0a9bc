import { refusal } from '../http/refusal.ts'

/** Ten digits starting with 6 to 9 (spec 1 §5, "Phone"). */
export const demandMobile = (mobile: string): string => {
  if (!/^[6-9]\d{9}$/.test(mobile)) throw refusal(400, 'Invalid Phone number')
  return mobile
}

export const demandName = (name: string): string => {
  const trimmed = name.trim()
  const length = Array.from(trimmed).length
  if (trimmed === '') throw refusal(400, 'Please enter valid name')
  if (length < 3) throw refusal(400, 'Name entered is too short (min 3 char)')
  if (length > 50) throw refusal(400, 'Name entered is too long (max 50 char)')
  if (!/^[\p{L}\p{M}\s]+$/u.test(trimmed)) {
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

/** The first and the last word; a single word has no last name (spec 1 §3). */
export const splitName = (
  name: string,
): { readonly first: string; readonly last: string | null } => {
  const words = name.split(/\s+/).filter(Boolean)
  return { first: words[0] ?? '', last: words.length > 1 ? (words.at(-1) ?? null) : null }
}
