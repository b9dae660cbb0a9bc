import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import {
  edited,
  type Form,
  failed,
  fieldLeft,
  newForm,
  rejected,
  settled,
  submitted,
  withdrawn,
} from '../../domain/form/form.ts'
import type { PartnerCity } from '../../domain/partner/partnerRules.ts'
import type { PartnerVehicle } from '../../domain/partner/partnerVehicle.ts'
import type { RegistrationForm } from '../../domain/partner/registration.ts'
import { isSameCity, recalledRegistration } from '../../domain/partner/registrationDraft.ts'
import type { FlowCrashed } from '../flow/flowCrashed.ts'
import { withEditedForm } from '../flow/formWithRequestId.ts'
import type { RemoteError } from '../ports/remoteError.ts'
import { hasLeft } from '../session/session.slice.ts'

/**
 * The vehicles to choose from. If the list of a city cannot be loaded, the built-in one is offered beside the
 * failure: the spec has both, and a form that cannot be filled in loses the driver. The service refuses a vehicle
 * that the city does not accept after all, with its own message.
 */
export type Vehicles =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly geoRegionId: number }
  | { readonly status: 'loaded'; readonly vehicles: readonly PartnerVehicle[] }
  | {
      readonly status: 'failed'
      readonly error: RemoteError
      readonly vehicles: readonly PartnerVehicle[]
    }

/** The accepted partner's name as entered, and the text that the service added, or null for none (spec 2 §2). */
export type Acknowledgement = { readonly name: string; readonly addedMessage: string | null }

/** The registration of a vehicle (spec 2 §2, §4). */
export type PartnerRegistration =
  | { readonly status: 'absent' }
  | {
      readonly status: 'filling'
      readonly form: Form<RegistrationForm, RemoteError | FlowCrashed>
      /** The request id of the submitted input; null once something is edited. */
      readonly requestId: string | null
      readonly vehicles: Vehicles
    }
  | { readonly status: 'registered'; readonly acknowledgement: Acknowledgement }

/** The form while it is filled in. */
export type Filling = Extract<PartnerRegistration, { readonly status: 'filling' }>

const absent: PartnerRegistration = { status: 'absent' }

/**
 * The registration modal was opened (spec 2 §2).
 *
 * @example
 * guestStore.dispatch(registrationOpened())
 * guestStore.getState().partnerRegistration.status // → 'filling'
 */
export const registrationOpened = createAction('partnerRegistration/opened')
/**
 * The partner wants to register another vehicle (spec 2 §2).
 *
 * @example
 * guestStore.dispatch(registrationOpened())
 * guestStore.dispatch(registrationEdited(filledRegistration))
 * guestStore.dispatch(registrationRequested())
 * await settled()
 * selectRegistration(guestStore.getState()).status // → 'registered'
 * guestStore.dispatch(registerMoreRequested())
 * selectRegistration(guestStore.getState()).status // → 'filling'
 */
export const registerMoreRequested = createAction('partnerRegistration/registerMoreRequested')
/**
 * The partner submits the form as it stands (spec 2 §4).
 *
 * @example
 * guestStore.dispatch(registrationOpened())
 * guestStore.dispatch(registrationEdited(filledRegistration))
 * guestStore.dispatch(registrationRequested())
 * await settled()
 * selectRegistration(guestStore.getState()).status // → 'registered'
 */
export const registrationRequested = createAction('partnerRegistration/requested')

const vehiclesOf = (city: PartnerCity | null): Vehicles =>
  city === null ? { status: 'idle' } : { status: 'loading', geoRegionId: city.id }

const filling = (
  state: PartnerRegistration,
  change: (state: Filling) => Partial<Filling>,
): PartnerRegistration => (state.status === 'filling' ? { ...state, ...change(state) } : state)

const edit = (
  now: Filling,
  change: Partial<RegistrationForm>,
): Pick<Filling, 'form' | 'requestId'> => withEditedForm(now, edited(change))

const awaitsVehicles = ({ vehicles }: Filling, geoRegionId: number): boolean =>
  vehicles.status === 'loading' && vehicles.geoRegionId === geoRegionId

/** Whether the chosen vehicle may stay: one from another list may, only if the current list has it too. */
const isOffered = ({ form, vehicles }: Filling): boolean => {
  const { vehicle } = form.input
  return (
    vehicle === null ||
    (vehicles.status !== 'loaded' && vehicles.status !== 'failed') ||
    vehicles.vehicles.some(({ id }) => id === vehicle.id)
  )
}

const keepingOffered = (now: Filling): Filling => {
  if (isOffered(now)) return now
  const { form, requestId } = edit(now, { vehicle: null })
  // Nobody is editing the field: if it was left, it says that another vehicle is missing.
  return { ...now, form: { ...form, touched: now.form.touched }, requestId }
}

const slice = createSlice({
  name: 'partnerRegistration',
  initialState: (): PartnerRegistration => absent,
  reducers: {
    registrationBegun: (
      _,
      { payload: initial }: PayloadAction<RegistrationForm>,
    ): PartnerRegistration => ({
      status: 'filling',
      form: newForm(initial),
      requestId: null,
      vehicles: vehiclesOf(initial.city),
    }),
    /** The draft that this tab kept. It may come late: whatever was entered meanwhile stays. */
    registrationRecalled: (
      state,
      { payload: kept }: PayloadAction<RegistrationForm>,
    ): PartnerRegistration =>
      filling(state, (now) => {
        const { initial, input } = now.form
        const form = { ...now.form, input: recalledRegistration(initial, input, kept) }
        const { city } = form.input
        if (!isSameCity(input.city, city)) return { form, vehicles: vehiclesOf(city) }
        return keepingOffered({ ...now, form })
      }),
    registrationClosed: (state): PartnerRegistration =>
      state.status === 'registered' ? absent : state,
    registrationEdited: (
      state,
      { payload }: PayloadAction<Partial<Omit<RegistrationForm, 'city'>>>,
    ): PartnerRegistration => filling(state, (now) => edit(now, payload)),
    cityChosen: (
      state,
      { payload: city }: PayloadAction<PartnerCity | null>,
    ): PartnerRegistration =>
      filling(state, (now) =>
        now.form.phase.status === 'submitting' || isSameCity(now.form.input.city, city)
          ? {}
          : { ...edit(now, { city, vehicle: null }), vehicles: vehiclesOf(city) },
      ),
    registrationFieldLeft: (
      state,
      { payload: field }: PayloadAction<keyof RegistrationForm>,
    ): PartnerRegistration => filling(state, ({ form }) => ({ form: fieldLeft(field)(form) })),
    vehiclesRetried: (state): PartnerRegistration =>
      filling(state, ({ form }) => ({ vehicles: vehiclesOf(form.input.city) })),
    vehiclesLoaded: (
      state,
      {
        payload: { geoRegionId, vehicles },
      }: PayloadAction<{ geoRegionId: number; vehicles: readonly PartnerVehicle[] }>,
    ): PartnerRegistration =>
      filling(state, (now) =>
        awaitsVehicles(now, geoRegionId)
          ? keepingOffered({ ...now, vehicles: { status: 'loaded', vehicles } })
          : {},
      ),
    vehiclesFailed: (
      state,
      {
        payload: { geoRegionId, error, vehicles },
      }: PayloadAction<{
        geoRegionId: number
        error: RemoteError
        vehicles: readonly PartnerVehicle[]
      }>,
    ): PartnerRegistration =>
      filling(state, (now) =>
        awaitsVehicles(now, geoRegionId)
          ? keepingOffered({ ...now, vehicles: { status: 'failed', error, vehicles } })
          : {},
      ),
    registrationRejected: (state): PartnerRegistration =>
      filling(state, ({ form }) => ({ form: rejected(form) })),
    registrationStarted: (
      state,
      { payload: requestId }: PayloadAction<string>,
    ): PartnerRegistration => filling(state, ({ form }) => ({ form: submitted(form), requestId })),
    registered: (
      state,
      { payload: acknowledgement }: PayloadAction<Acknowledgement>,
    ): PartnerRegistration =>
      state.status === 'filling' && state.form.phase.status === 'submitting'
        ? { status: 'registered', acknowledgement }
        : state,
    registrationFailed: (
      state,
      { payload: error }: PayloadAction<RemoteError | FlowCrashed>,
    ): PartnerRegistration =>
      filling(state, (now) => {
        const form = failed(error, [])(now.form)
        // The list of vehicles may have arrived during the submit, when the form could not change.
        return isOffered(now)
          ? { form }
          : { form: { ...form, input: { ...form.input, vehicle: null } }, requestId: null }
      }),
    registrationFailureDismissed: (state): PartnerRegistration =>
      filling(state, ({ form }) => ({ form: settled(form) })),
  },
  extraReducers: (builder) => {
    // The city and the vehicle stay; the personal details are not for the next visitor.
    builder.addMatcher(
      hasLeft,
      (state): PartnerRegistration =>
        filling(state, (now) =>
          keepingOffered({
            ...now,
            form: withdrawn({ name: '', mobile: '' })(now.form),
            requestId: null,
          }),
        ),
    )
  },
})

export const partnerRegistrationReducer = slice.reducer
export const {
  registrationBegun,
  registrationRecalled,
  vehiclesLoaded,
  vehiclesFailed,
  registrationRejected,
  registrationStarted,
  registered,
  registrationFailed,
} = slice.actions

/**
 * The partner chose another city, which has other vehicles: the chosen vehicle is cleared (spec 2 §4).
 *
 * @example
 * guestStore.dispatch(registrationOpened())
 * guestStore.dispatch(cityChosen({ id: 3, name: 'bangalore' }))
 * const { partnerRegistration } = guestStore.getState()
 * partnerRegistration.status === 'filling' && partnerRegistration.vehicles
 * // → { status: 'loading', geoRegionId: 3 }
 */
export const cityChosen = slice.actions.cityChosen
/**
 * The registration modal has closed: an acknowledgement is cleared, what was entered is kept (spec 2 §4).
 *
 * @example
 * guestStore.dispatch(registrationOpened())
 * guestStore.dispatch(registrationEdited(filledRegistration))
 * guestStore.dispatch(registrationRequested())
 * await settled()
 * guestStore.dispatch(registrationClosed())
 * selectRegistration(guestStore.getState()) // → { status: 'absent' }
 */
export const registrationClosed = slice.actions.registrationClosed
/**
 * New values for some fields of the registration, except the city (spec 2 §4). Ignored while a submit runs.
 *
 * @example
 * guestStore.dispatch(registrationOpened())
 * guestStore.dispatch(registrationEdited({ name: 'Asha' }))
 * const { partnerRegistration } = guestStore.getState()
 * partnerRegistration.status === 'filling' && partnerRegistration.form.input.name // → 'Asha'
 */
export const registrationEdited = slice.actions.registrationEdited
/**
 * The partner has seen the failure of the registration: it is cleared, and the input stays (spec 2 §4).
 *
 * @example
 * const failing = storeIn({ registerPartner: () => offline })
 * failing.dispatch(registrationOpened())
 * failing.dispatch(registrationEdited(filledRegistration))
 * failing.dispatch(registrationRequested())
 * await settled()
 * failing.dispatch(registrationFailureDismissed())
 * const { partnerRegistration } = failing.getState()
 * partnerRegistration.status === 'filling' && partnerRegistration.form.phase.status
 * // → 'untouched'
 */
export const registrationFailureDismissed = slice.actions.registrationFailureDismissed
/**
 * The partner left a field of the registration: its error may be shown (spec 2 §4).
 *
 * @example
 * guestStore.dispatch(registrationOpened())
 * guestStore.dispatch(registrationFieldLeft('name'))
 * selectRegistrationProblems(guestStore.getState()).name
 * // → { kind: 'Wrong', error: { kind: 'NameMissing' } }
 */
export const registrationFieldLeft = slice.actions.registrationFieldLeft
/**
 * The partner wants the list of vehicles loaded again, for the same city (spec 2 §8).
 *
 * @example
 * const failing = storeIn({ loadPartnerVehicles: () => offline })
 * failing.dispatch(registrationOpened())
 * await settled()
 * failing.dispatch(vehiclesRetried())
 * const { partnerRegistration } = failing.getState()
 * partnerRegistration.status === 'filling' && partnerRegistration.vehicles
 * // → { status: 'loading', geoRegionId: 3 }
 */
export const vehiclesRetried = slice.actions.vehiclesRetried
