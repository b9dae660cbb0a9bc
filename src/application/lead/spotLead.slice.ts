import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { noContact } from '../../domain/fare/contact.ts'
import { type Entered, recalledInto } from '../../domain/fare/fareDraft.ts'
import {
  abandoned,
  edited,
  type Form,
  fieldLeft,
  newForm,
  type RefusedField,
  refusalOf,
  rejected,
  settled,
  submitted,
  succeeded,
  withdrawn,
} from '../../domain/form/form.ts'
import type { LeadCategory } from '../../domain/lead/leadCategory.ts'
import type { LeadField, LeadForm } from '../../domain/lead/leadForm.ts'
import { otherEnd, type Waypoint } from '../../domain/place/address.ts'
import { type FormWithRequestId, withEditedForm } from '../flow/formWithRequestId.ts'
import { failedSubmit } from '../form/failedSubmit.ts'
import { enteredAddress, isAddressEntered } from '../place/addressEntered.ts'
import { placeAccepted } from '../place/placeAccepted.ts'
import { customerRecognised, hasLeft } from '../session/session.slice.ts'
import type { LeadFailure } from './leadFailure.ts'

/** The spot estimate lead form (spec 2 §2, §4). */
export type SpotLead =
  | { readonly status: 'absent' }
  | (FormWithRequestId<LeadForm, LeadFailure> & {
      readonly status: 'filling'
      /** The refused address that the visitor is asked to choose again; null for none. */
      readonly reopened: Waypoint | null
    })

/** The form while it is filled in. */
export type Filling = Extract<SpotLead, { readonly status: 'filling' }>

/**
 * A page shows the form, for a category (spec 2 §2).
 *
 * @example
 * guestStore.dispatch(leadOpened('trucks'))
 * guestStore.getState().spotLead.status // → 'filling'
 */
export const leadOpened = createAction<LeadCategory>('spotLead/opened')
/**
 * The visitor submits the form for a call back or an estimate (spec 2 §4). If a page and a modal over it show
 * the same form, the submitted one passes its category.
 *
 * @example
 * guestStore.dispatch(leadOpened('trucks'))
 * guestStore.dispatch(leadRequested())
 * selectLeadProblems(guestStore.getState()).name
 * // → { kind: 'Wrong', error: { kind: 'NameMissing' } }
 * guestStore.dispatch(leadRequested('compact'))
 * const { spotLead } = guestStore.getState()
 * spotLead.status === 'filling' && spotLead.form.input.category // → 'compact'
 */
export const leadRequested = createAction<LeadCategory | undefined>('spotLead/requested')

const fresh = (form: Form<LeadForm, LeadFailure>): Filling => ({
  status: 'filling',
  form,
  requestId: null,
  reopened: null,
})

const filling = (state: SpotLead, change: (state: Filling) => Partial<Filling>): SpotLead =>
  state.status === 'filling' ? { ...state, ...change(state) } : state

const isForLogin = ({ phase }: Form<LeadForm, LeadFailure>): boolean =>
  phase.status === 'failed' && phase.failure?.kind === 'AuthenticationFailed'

const edit = (now: Filling, change: Partial<LeadForm>): FormWithRequestId<LeadForm, LeadFailure> =>
  withEditedForm(now, edited(change))

/** The other address, if it was refused as well. */
const reopenedNext = ({ form, reopened }: Filling, chosen: Waypoint): Waypoint | null => {
  if (reopened !== chosen) return reopened
  const other = otherEnd(chosen)
  return refusalOf(form)(other) === null ? null : other
}

const slice = createSlice({
  name: 'spotLead',
  initialState: (): SpotLead => ({ status: 'absent' }),
  reducers: {
    leadBegun: (_, { payload: initial }: PayloadAction<LeadForm>): SpotLead =>
      fresh(newForm(initial)),
    /** The draft may be recalled late, so what the visitor entered meanwhile stays. */
    leadRecalled: (state, { payload: draft }: PayloadAction<Partial<Entered>>): SpotLead =>
      filling(state, ({ form }) => ({
        form: {
          ...form,
          input: { ...form.input, ...recalledInto(form.initial, form.input, draft) },
        },
      })),
    leadEdited: (state, { payload }: PayloadAction<Partial<LeadForm>>): SpotLead =>
      filling(state, (now) => edit(now, payload)),
    /**
     * The category of the page that was opened during a submit. The visitor still has to learn how that ended, which
     * an edit would clear.
     */
    categoryFollowed: (state, { payload: category }: PayloadAction<LeadCategory>): SpotLead =>
      filling(state, ({ form }) =>
        form.phase.status === 'submitting' || form.input.category === category
          ? {}
          : { form: { ...form, input: { ...form.input, category } }, requestId: null },
      ),
    leadFieldLeft: (state, { payload: field }: PayloadAction<LeadField>): SpotLead =>
      filling(state, ({ form }) => ({ form: fieldLeft(field)(form) })),
    leadRejected: (state): SpotLead =>
      filling(state, ({ form }) => ({ form: rejected(abandoned(form)) })),
    /** `requestId` is null until the request has one. */
    leadStarted: (state, { payload: requestId }: PayloadAction<string | null>): SpotLead =>
      filling(state, ({ form }) => ({ form: submitted(form), requestId, reopened: null })),
    leadTaken: (state): SpotLead => filling(state, ({ form }) => ({ form: succeeded(form) })),
    leadFailed: (
      state,
      {
        payload: { failure, refused, reopened },
      }: PayloadAction<{
        failure: LeadFailure | null
        refused: ReadonlyArray<RefusedField<LeadForm>>
        reopened: Waypoint | null
      }>,
    ): SpotLead =>
      filling(state, ({ form }) => ({ form: failedSubmit(form, failure, refused), reopened })),
    /** The visitor gave the submit up. Its outcome no longer counts. */
    leadAbandoned: (state): SpotLead => filling(state, ({ form }) => ({ form: abandoned(form) })),
    reopenedDismissed: (state): SpotLead => filling(state, () => ({ reopened: null })),
    leadFailureDismissed: (state): SpotLead =>
      filling(state, ({ form }) => ({ form: settled(form) })),
    /** The visitor was led on: the form starts afresh, with its input (spec 2 §4). */
    leadSettled: (state): SpotLead =>
      filling(state, ({ form }) =>
        fresh({ ...newForm<LeadForm, LeadFailure>(form.input), initial: form.initial }),
      ),
  },
  extraReducers: (builder) => {
    builder
      .addCase(
        placeAccepted,
        (state, { payload: { owner, waypoint } }): SpotLead =>
          owner === 'lead'
            ? filling(state, (now) => ({ reopened: reopenedNext(now, waypoint) }))
            : state,
      )
      // The customer has logged in again, so the failure that asked for it is over.
      .addCase(
        customerRecognised,
        (state): SpotLead =>
          filling(state, ({ form }) => (isForLogin(form) ? { form: settled(form) } : {})),
      )
      .addMatcher(
        isAddressEntered('lead'),
        (state, entered): SpotLead => filling(state, (now) => edit(now, enteredAddress(entered))),
      )
      // The route stays with the page. The contact must not be shown to the next visitor.
      .addMatcher(
        hasLeft,
        (state): SpotLead =>
          filling(state, ({ form }) => ({
            form: withdrawn(noContact)(form),
            requestId: null,
          })),
      )
  },
})

export const spotLeadReducer = slice.reducer
export const {
  categoryFollowed,
  leadBegun,
  leadRecalled,
  leadRejected,
  leadStarted,
  leadTaken,
  leadFailed,
  leadAbandoned,
  leadSettled,
} = slice.actions
/**
 * Sets new values for some fields of the lead form (spec 2 §4). Has no effect while a submit runs.
 *
 * @example
 * guestStore.dispatch(leadOpened('trucks'))
 * guestStore.dispatch(leadEdited({ name: 'Asha' }))
 * const { spotLead } = guestStore.getState()
 * spotLead.status === 'filling' && spotLead.form.input.name // → 'Asha'
 */
export const leadEdited = slice.actions.leadEdited
/**
 * Dismisses the failure of the lead form; the input stays (spec 2 §4).
 *
 * @example
 * const failing = storeIn({ requestSpotCallback: () => TE.left({ kind: 'AuthenticationFailed' }) })
 * failing.dispatch(leadOpened('trucks'))
 * failing.dispatch(leadEdited({ ...filledForm, category: 'trucks' }))
 * failing.dispatch(leadRequested())
 * await settled()
 * failing.dispatch(leadFailureDismissed())
 * const { spotLead } = failing.getState()
 * spotLead.status === 'filling' && spotLead.form.phase // → { status: 'untouched' }
 */
export const leadFailureDismissed = slice.actions.leadFailureDismissed
/**
 * The visitor left a field of the lead form: its error may be shown from now on (spec 2 §4).
 *
 * @example
 * guestStore.dispatch(leadOpened('trucks'))
 * guestStore.dispatch(leadFieldLeft('name'))
 * selectLeadProblems(guestStore.getState()).name
 * // → { kind: 'Wrong', error: { kind: 'NameMissing' } }
 */
export const leadFieldLeft = slice.actions.leadFieldLeft
/**
 * The visitor closes the refused address without choosing another one (spec 2 §4).
 *
 * @example
 * const fields = [{ field: 'drop' as const, message: 'Too far away' }]
 * const refusal = { kind: 'FormRefused' as const, message: null, fields }
 * const refused = storeIn({ requestSpotCallback: () => TE.left(refusal) })
 * refused.dispatch(leadOpened('trucks'))
 * refused.dispatch(leadEdited({ ...filledForm, category: 'trucks' }))
 * refused.dispatch(leadRequested())
 * await settled()
 * refused.dispatch(reopenedDismissed())
 * const { spotLead } = refused.getState()
 * spotLead.status === 'filling' && spotLead.reopened // → null
 */
export const reopenedDismissed = slice.actions.reopenedDismissed
