import type { either as E } from 'fp-ts'
import { right, sharedLeft } from '../answer.ts'

/**
 * What a customer sends goods for. `house_shift` belongs to a wider form (spec 1 §1): none of the website's forms
 * offers it.
 */
export type Requirement = 'personal' | 'business' | 'house_shift'

/** No offered requirement was chosen. */
export type RequirementError = { readonly kind: 'RequirementMissing' }

/** The requirements that the fare form offers. */
export const fareRequirements = Object.freeze([
  'personal',
  'business',
] as const satisfies readonly Requirement[])

const missing = sharedLeft({ kind: 'RequirementMissing' } as const)

/**
 * The requirement that a text names. Fails with `RequirementMissing` if it is not one of those offered
 * (spec 1 §5).
 *
 * @example
 * parseRequirement(fareRequirements)('business') // → right: 'business'
 * parseRequirement(fareRequirements)('house_shift') // → left: { kind: 'RequirementMissing' }
 */
export const parseRequirement = <R extends Requirement>(
  offered: readonly R[],
): ((raw: string) => E.Either<RequirementError, R>) => {
  // A copy, because this runs on every keystroke and V8 searches frozen arrays slowly.
  const choices = [...offered]
  return (raw) => {
    // The shortcut for the usual case: nothing chosen yet.
    const requirement = raw === '' ? undefined : choices.find((one) => one === raw)
    return requirement === undefined ? missing : right(requirement)
  }
}

/** The fare form's requirement that a text names, or `RequirementMissing` (spec 1 §5). */
export const parseFareRequirement = parseRequirement(fareRequirements)

/**
 * The fare form's requirement that a text names, or null if it names none (spec 1 §4, §6).
 *
 * @example
 * namedRequirement('business') // → 'business'
 * namedRequirement('house_shift') // → null
 * namedRequirement(null) // → null
 */
export const namedRequirement = (raw: string | null): Requirement | null =>
  fareRequirements.find((requirement) => requirement === raw) ?? null

/**
 * A customer's requirement; personal if missing or invalid (spec 1 §4).
 *
 * @example
 * knownRequirement('business') // → 'business'
 * knownRequirement(null) // → 'personal'
 */
export const knownRequirement = (raw: string | null): Requirement =>
  namedRequirement(raw) ?? 'personal'
