import { either as E } from 'fp-ts'
import { showsErrorOf } from '../../domain/form/form.ts'
import type { PartnerRules } from '../../domain/partner/partnerRules.ts'
import { parseRegistration, type RegistrationErrors } from '../../domain/partner/registration.ts'
import type { AppState } from '../store/appState.ts'
import { rememberingLast } from '../store/rememberingLast.ts'
import type { PartnerRegistration } from './partnerRegistration.slice.ts'

const noRegistration: PartnerRegistration = { status: 'absent' }
const nothingWrong: RegistrationErrors = {}

/**
 * The registration; absent also before partners' part of the application is there (spec 2 §4).
 *
 * @example
 * selectRegistration(store.getState()) // → { status: 'absent' }
 * guestStore.dispatch(registrationOpened())
 * selectRegistration(guestStore.getState()).status // → 'filling'
 */
export const selectRegistration = ({ partnerRegistration }: AppState): PartnerRegistration =>
  partnerRegistration ?? noRegistration

const problemsOf = rememberingLast(
  (partners: PartnerRules | undefined, registration: PartnerRegistration): RegistrationErrors => {
    if (partners === undefined || registration.status !== 'filling') return nothingWrong
    const { form } = registration
    const parsed = parseRegistration(partners)(form.input)
    if (E.isRight(parsed)) return nothingWrong
    const shows = showsErrorOf(form)
    const { name, mobile, city, vehicle, infoSource } = parsed.left
    return {
      ...(name !== undefined && shows('name') ? { name } : {}),
      ...(mobile !== undefined && shows('mobile') ? { mobile } : {}),
      ...(city !== undefined && shows('city') ? { city } : {}),
      ...(vehicle !== undefined && shows('vehicle') ? { vehicle } : {}),
      ...(infoSource !== undefined && shows('infoSource') ? { infoSource } : {}),
    }
  },
)

/**
 * What is wrong with the registration form, as far as it may be shown yet (spec 2 §4, §5); nothing
 * before partners' part of the application is there.
 *
 * @example
 * guestStore.dispatch(registrationOpened())
 * selectRegistrationProblems(guestStore.getState()) // → {}
 * guestStore.dispatch(registrationFieldLeft('name'))
 * selectRegistrationProblems(guestStore.getState())
 * // → { name: { kind: 'NameMissing' } }
 */
export const selectRegistrationProblems = (state: AppState): RegistrationErrors =>
  problemsOf(state.partnerRules, selectRegistration(state))
