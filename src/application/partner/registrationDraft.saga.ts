import { taskEither as TE } from 'fp-ts'
import { select, take } from 'typed-redux-saga'
import type { PartnerRules } from '../../domain/partner/partnerRules.ts'
import type { RegistrationForm } from '../../domain/partner/registration.ts'
import { keptRegistrationFor } from '../../domain/partner/registrationDraft.ts'
import type { TimeLimits } from '../flow/timeLimits.ts'
import { makeFormDraft } from '../form/formDraft.ts'
import type { FormMemory } from '../ports/formMemory.port.ts'
import {
  cityChosen,
  type PartnerRegistration,
  registered,
  registrationBegun,
  registrationEdited,
  registrationRecalled,
  registrationStarted,
} from './partnerRegistration.slice.ts'

/** What keeping a registration's draft needs. */
export type RegistrationDraftNeeds<State> = {
  readonly limits: Pick<TimeLimits, 'requestDeadline'>
  readonly partners: Pick<PartnerRules, 'cities'>
  readonly registrationMemory: FormMemory<RegistrationForm>
  readonly selectRegistration: (state: State) => PartnerRegistration
}

/**
 * Keeps the draft of a registration (spec 2 §4), and forgets it once the service has accepted it.
 */
export const makeRegistrationDraftSaga = <State>(needs: RegistrationDraftNeeds<State>) => {
  const { partners, registrationMemory, selectRegistration } = needs

  // Without the list of vehicles, which is loaded by itself.
  const selectForm = (state: State) => {
    const registration = selectRegistration(state)
    return registration.status === 'filling' ? registration.form.input : registration.status
  }

  const keep = (form: ReturnType<typeof selectForm>) => {
    if (form === 'absent') return TE.right(undefined)
    return form === 'registered' ? registrationMemory.forget : registrationMemory.keep(form)
  }

  const draft = makeFormDraft({
    limits: needs.limits,
    recall: registrationMemory.recall,
    keep,
    selectForm,
    recalled: (kept, isStaying) =>
      registrationRecalled({
        ...keptRegistrationFor(partners)(kept),
        ...(isStaying ? {} : { name: '', mobile: '' }),
      }),
    isSent: registrationStarted.match,
    edits: [registrationEdited.type, cityChosen.type, registered.type],
  })

  return function* registrationDraftSaga() {
    // Without a form there is nothing to recall a draft into.
    const registration = yield* select(selectRegistration)
    if (registration.status === 'absent') yield* take(registrationBegun.match)
    yield* draft()
  }
}
