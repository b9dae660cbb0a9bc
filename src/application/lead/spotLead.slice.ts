import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { type Entered, recalledInto } from '../../domain/fare/fareDraft.ts'
import { noContact } from '../../domain/fare/fareForm.ts'
import {
  abandoned,
  edited,
  type Form,
  failed,
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
import { noAddress, otherEnd, type Waypoint } from '../../domain/place/address.ts'
import { editedMeant, type MeantForm } from '../flow/meantForm.ts'
import { searchTyped } from '../place/locationPicker.slice.ts'
import { placeAccepted } from '../place/placeAccepted.ts'
import { customerRecognised, hasLeft, sessionEnded } from '../session/session.slice.ts'
import type { LeadFailure } from './leadFailure.ts'

/** The spot estimate lead form (spec 2 §2, §4). */
export type SpotLead =
  | { readonly status: 'absent' }
  | (MeantForm<LeadForm, LeadFailure> & {
      readonly status: 'filling'
      /** The address that the service refused and that is to be chosen anew; null for none. */
      readonly reopened: Waypoint | null
    })

/** The form while it is filled in. */
export type Filling = Extract<SpotLead, { readonly status: 'filling' }>

/**
 * The form is on the page, for a category (spec 2 §2).
 *
 * @example
 * guestStore.dispatch(leadOpened('trucks'))
 * guestStore.getState().spotLead.status // → 'filling'
 */
export const leadOpened = createAction<LeadCategory>('spotLead/opened')
/**
 * The visitor wants to be called back, or an estimate, for the form as it stands (spec 2 §4). Where
 * several forms show the one, as a page and a modal over it do, the one that is sent says its category.
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

const asAnother = (state: SpotLead): SpotLead => filling(state, () => ({ requestId: null }))

const edit = (now: Filling, change: Partial<LeadForm>): MeantForm<LeadForm, LeadFailure> =>
  editedMeant(now, edited(change))

/** After one refused address the other one, if that was refused as well. */
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
    /** What this tab remembered. It may come late: whatever was entered meanwhile is kept. */
    leadRecalled: (state, { payload: draft }: PayloadAction<Partial<Entered>>): SpotLead =>
      filling(state, ({ form }) => ({
        form: {
          ...form,
          input: { ...form.input, ...recalledInto(form.initial, form.input, draft) },
        },
      })),
    leadEdited: (state, { payload }: PayloadAction<Partial<LeadForm>>): SpotLead =>
      filling(state, (now) => edit(now, payload)),
    leadFieldLeft: (state, { payload: field }: PayloadAction<LeadField>): SpotLead =>
      filling(state, ({ form }) => ({ form: fieldLeft(field)(form) })),
    leadRejected: (state): SpotLead =>
      filling(state, ({ form }) => ({ form: rejected(abandoned(form)) })),
    /** `requestId` is null while it is not known who asks. */
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
      filling(state, ({ form }) => ({ form: failed(failure, refused)(form), reopened })),
    /** Whatever the submit comes to, it is nobody's any more. */
    leadAbandoned: (state): SpotLead => filling(state, ({ form }) => ({ form: abandoned(form) })),
    reopenedDismissed: (state): SpotLead => filling(state, () => ({ reopened: null })),
    leadFailureDismissed: (state): SpotLead =>
      filling(state, ({ form }) => ({ form: settled(form) })),
    /** The visitor has gone on: the form is as new, with its input (spec 2 §4). */
    leadSettled: (state): SpotLead =>
      filling(state, ({ form }) =>
        fresh({ ...newForm<LeadForm, LeadFailure>(form.input), initial: form.initial }),
      ),
  },
  extraReducers: (builder) => {
    builder
      .addCase(
        placeAccepted,
        (state, { payload: { owner, waypoint, place } }): SpotLead =>
          owner === 'lead'
            ? filling(state, (now) => ({
                ...edit(now, { [waypoint]: { status: 'resolved', place } }),
                reopened: reopenedNext(now, waypoint),
              }))
            : state,
      )
      // Where the field itself is the search box, its words stand in the form until a place is chosen.
      .addCase(
        searchTyped,
        (state, { payload: { owner, waypoint, text, onChoice } }): SpotLead =>
          owner !== 'lead' || onChoice === 'pin'
            ? state
            : filling(state, (now) =>
                edit(now, { [waypoint]: text === '' ? noAddress : { status: 'typed', text } }),
              ),
      )
      // In somebody else's name it is another lead, and so it is in nobody's.
      .addCase(customerRecognised, asAnother)
      .addCase(sessionEnded, asAnother)
      // The route stays: it is the page's. Whose it was is not for whoever comes next.
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
 * New values for some fields of the lead form (spec 2 §4). Nothing while a submit runs.
 *
 * @example
 * guestStore.dispatch(leadOpened('trucks'))
 * guestStore.dispatch(leadEdited({ name: 'Asha' }))
 * const { spotLead } = guestStore.getState()
 * spotLead.status === 'filling' && spotLead.form.input.name // → 'Asha'
 */
export const leadEdited = slice.actions.leadEdited
/**
 * The failure of the lead form was seen: it goes, the input stays (spec 2 §4).
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
 * A field of the lead form was left: its error may be shown (spec 2 §4).
 *
 * @example
 * guestStore.dispatch(leadOpened('trucks'))
 * guestStore.dispatch(leadFieldLeft('name'))
 * selectLeadProblems(guestStore.getState()).name
 * // → { kind: 'Wrong', error: { kind: 'NameMissing' } }
 */
export const leadFieldLeft = slice.actions.leadFieldLeft
/**
 * The visitor does not choose the refused address anew, for now (spec 2 §4).
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
