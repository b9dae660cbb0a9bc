import { either as E } from 'fp-ts'
import { type FieldProblem, problemOf } from '../../domain/form/form.ts'
import type { PartnerRules } from '../../domain/partner/partnerRules.ts'
import { parseRegistration, type RegistrationErrors } from '../../domain/partner/registration.ts'
import type { AppState } from '../store/appState.ts'
import { rememberingLast } from '../store/rememberingLast.ts'
import type { PartnerRegistration } from './partnerRegistration.slice.ts'

/** The problem to show at each field; null for none. */
export type RegistrationProblems = {
  readonly [Field in keyof RegistrationErrors]-?: FieldProblem<
    NonNullable<RegistrationErrors[Field]>
  > | null
}

const noRegistration: PartnerRegistration = { status: 'absent' }
const noErrors: RegistrationErrors = {}
const noProblems: RegistrationProblems = {
  name: null,
  mobile: null,
  city: null,
  vehicle: null,
  infoSource: null,
}

/**
 * The registration; absent also before the partner feature is added (spec 2 §4).
 *
 * @example
 * selectRegistration(store.getState()) // → { status: 'absent' }
 * guestStore.dispatch(registrationOpened())
 * selectRegistration(guestStore.getState()).status // → 'filling'
 */
export const selectRegistration = ({ partnerRegistration }: AppState): PartnerRegistration =>
  partnerRegistration ?? noRegistration

const problemsOf = rememberingLast(
  (partners: PartnerRules | undefined, registration: PartnerRegistration): RegistrationProblems => {
    if (partners === undefined || registration.status !== 'filling') return noProblems
    const { form } = registration
    const parsed = parseRegistration(partners)(form.input)
    const errors = E.isLeft(parsed) ? parsed.left : noErrors
    const problemAt = problemOf(form)
    return {
      name: problemAt('name', errors.name),
      mobile: problemAt('mobile', errors.mobile),
      city: problemAt('city', errors.city),
      vehicle: problemAt('vehicle', errors.vehicle),
      infoSource: problemAt('infoSource', errors.infoSource),
    }
  },
)

/**
 * The problem to show at each field of the registration, once it may be shown (spec 2 §4, §5); none before
 * the partner feature is added.
 *
 * @example
 * guestStore.dispatch(registrationOpened())
 * selectRegistrationProblems(guestStore.getState()).name // → null
 * guestStore.dispatch(registrationFieldLeft('name'))
 * selectRegistrationProblems(guestStore.getState()).name
 * // → { kind: 'Wrong', error: { kind: 'NameMissing' } }
 */
export const selectRegistrationProblems = (state: AppState): RegistrationProblems =>
  problemsOf(state.partnerRules, selectRegistration(state))
