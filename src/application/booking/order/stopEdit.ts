import type { OrderDraft } from '../../../domain/booking/orderDraft.ts'
import type { UnservedError } from '../../../domain/booking/serviceabilityCheck.ts'
import { isAsSaved, type StopForm, stopFormOf } from '../../../domain/booking/stopForm.ts'
import { type Form, newForm } from '../../../domain/form/form.ts'
import type { Waypoint } from '../../../domain/place/address.ts'
import type { FlowCrashed } from '../../flow/flowCrashed.ts'
import type { LoadServiceAreaError } from '../area/loadServiceArea.port.ts'

/** Why an edited end was not saved: it is not served, or the city's polygons could not be loaded. */
export type StopFailure = UnservedError | LoadServiceAreaError | FlowCrashed

/** An open edit of one end. Submitting is the check against the city's polygon. */
export type StopEdit = { readonly waypoint: Waypoint; readonly form: Form<StopForm, StopFailure> }

/** What was entered at each end but not saved, for the next edit of that end; null for nothing. */
export type UnsavedStops = Readonly<Record<Waypoint, StopForm | null>>

/** A draft, and what was entered beside it. */
type Reviewed = {
  readonly draft: OrderDraft
  readonly edit: StopEdit | null
  readonly unsaved: UnsavedStops
}

/** The unsaved entries that still differ from the draft. */
const stillUnsaved = (draft: OrderDraft, unsaved: UnsavedStops): UnsavedStops => {
  const still = (waypoint: Waypoint) => {
    const entered = unsaved[waypoint]
    return entered === null || isAsSaved(waypoint)(draft)(entered) ? null : entered
  }
  return { pickup: still('pickup'), drop: still('drop') }
}

/** What was entered at an end, once the draft has changed. If no person was, it goes on with the new one. */
const withPersonOf =
  (draft: OrderDraft, before: OrderDraft, waypoint: Waypoint) =>
  (entered: StopForm): StopForm => {
    const was = stopFormOf(waypoint)(before)
    const { name, mobile } = stopFormOf(waypoint)(draft)
    const isPersonEntered = entered.name !== was.name || entered.mobile !== was.mobile
    const isSamePerson = name === was.name && mobile === was.mobile
    return isPersonEntered || isSamePerson ? entered : { ...entered, name, mobile }
  }

/** The open edit once the draft has changed: if nothing was entered, it goes on with the new values. */
export const editBeside = (
  draft: OrderDraft,
  { edit, draft: before }: Reviewed,
): StopEdit | null => {
  if (edit === null || edit.form.phase.status === 'submitting') return edit
  const { waypoint, form } = edit
  const isEntered = !isAsSaved(waypoint)(before)(form.input)
  if (form.phase.status === 'failed' || isEntered) {
    const input = withPersonOf(draft, before, waypoint)(form.input)
    return input === form.input ? edit : { waypoint, form: { ...form, input } }
  }
  return isAsSaved(waypoint)(draft)(form.input)
    ? edit
    : { waypoint, form: newForm(stopFormOf(waypoint)(draft)) }
}

/** What is unsaved once the draft has changed. */
export const unsavedBeside = (
  draft: OrderDraft,
  { unsaved, draft: before }: Reviewed,
): UnsavedStops => {
  const beside = (waypoint: Waypoint) => {
    const entered = unsaved[waypoint]
    return entered === null ? null : withPersonOf(draft, before, waypoint)(entered)
  }
  return stillUnsaved(draft, { pickup: beside('pickup'), drop: beside('drop') })
}

/**
 * The unsaved entries, with those of the open edit. The form's `dirty` cannot tell them: starting a check clears it,
 * and a failed check saves nothing.
 */
export const withUnsaved = ({ draft, edit, unsaved }: Reviewed): UnsavedStops =>
  stillUnsaved(draft, edit === null ? unsaved : { ...unsaved, [edit.waypoint]: edit.form.input })
