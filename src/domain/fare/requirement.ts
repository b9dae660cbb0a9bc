import type { either as E } from 'fp-ts'
import { right, sharedLeft } from '../answer.ts'

/** What a customer sends goods for; `house_shift` exists in one wider form (spec 1 §1). */
export type Requirement = 'personal' | 'business' | 'house_shift'

/** The requirement is none of those offered. */
export type RequirementError = { readonly kind: 'RequirementMissing' }

/** What the fare form offers. */
export const fareRequirements = Object.freeze([
  'personal',
  'business',
] as const satisfies readonly Requirement[])

const missing = sharedLeft({ kind: 'RequirementMissing' } as const)

/**
 * The requirement that a text names, if it is one of those offered; `RequirementMissing` else (spec
 * 1 §5).
 *
 * @example
 * parseRequirement(fareRequirements)('business') // → right: 'business'
 * parseRequirement(fareRequirements)('house_shift') // → left: { kind: 'RequirementMissing' }
 */
export const parseRequirement = <R extends Requirement>(
  offered: readonly R[],
): ((raw: string) => E.Either<RequirementError, R>) => {
  // Asked with every letter that is typed, and V8 searches a list that is frozen the slow way.
  const choices = [...offered]
  return (raw) => {
    // Empty until chosen, as it is most of the time.
    const requirement = raw === '' ? undefined : choices.find((one) => one === raw)
    return requirement === undefined ? missing : right(requirement)
  }
}

/**
 * The requirement that somebody has named; null where they named none, or nothing that is one (spec 1
 * §4, §6).
 *
 * @example
 * namedRequirement('business') // → 'business'
 * namedRequirement('house_shift') // → null
 * namedRequirement(null) // → null
 */
export const namedRequirement = (raw: string | null): Requirement | null =>
  fareRequirements.find((requirement) => requirement === raw) ?? null

/**
 * A customer's requirement: the one they have named, personal when missing or invalid (spec 1 §4).
 *
 * @example
 * knownRequirement('business') // → 'business'
 * knownRequirement(null) // → 'personal'
 */
export const knownRequirement = (raw: string | null): Requirement =>
  namedRequirement(raw) ?? 'personal'
