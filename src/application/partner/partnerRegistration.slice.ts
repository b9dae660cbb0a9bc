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
import { editedMeant } from '../flow/meantForm.ts'
import type { RemoteError } from '../ports/remoteError.ts'
import { hasLeft } from '../session/session.slice.ts'

/**
 * The vehicles to choose from. Where the list of a city does not come, the built-in one is offered
 * beside the failure: the spec has both, and a driver whose form nobody can fill in is lost. A
 * vehicle that the city does not take on after all is refused by the service, in its own words.
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

/** To whom the service said yes, as they were entered, and what it added of its own; null for nothing (spec 2 §2). */
export type Acknowledgement = { readonly name: string; readonly addedMessage: string | null }

/** Attaching a vehicle (spec 2 §2, §4). */
export type PartnerRegistration =
  | { readonly status: 'absent' }
  | {
      readonly status: 'filling'
      readonly form: Form<RegistrationForm, RemoteError | FlowCrashed>
      /** The id of what is meant: one until something is edited. */
      readonly requestId: string | null
      readonly vehicles: Vehicles
    }
  | { readonly status: 'registered'; readonly acknowledgement: Acknowledgement }

/** The form while it is filled in. */
export type Filling = Extract<PartnerRegistration, { readonly status: 'filling' }>

const absent: PartnerRegistration = { status: 'absent' }

/**
 * The modal was opened (spec 2 §2).
 *
 * @example
 * guestStore.dispatch(registrationOpened())
 * guestStore.getState().partnerRegistration.status // → 'filling'
 */
export const registrationOpened = createAction('partnerRegistration/opened')
/**
 * Another vehicle is to be registered (spec 2 §2).
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
 * The form is to be sent as it stands (spec 2 §4).
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
): Pick<Filling, 'form' | 'requestId'> => editedMeant(now, edited(change))

const awaitsVehicles = ({ vehicles }: Filling, geoRegionId: number): boolean =>
  vehicles.status === 'loading' && vehicles.geoRegionId === geoRegionId

/** A vehicle that was chosen from another list stays only if the one that is there now has it. */
const isOffered = ({ form, vehicles }: Filling): boolean => {
  const { vehicle } = form.input
  return (
    vehicle === null ||
    (vehicles.status !== 'loaded' && vehicles.status !== 'failed') ||
    vehicles.vehicles.some(({ id }) => id === vehicle.id)
  )
}

const keepingOffered = (now: Filling): Filling =>
  isOffered(now) ? now : { ...now, ...edit(now, { vehicle: null }) }

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
    /** What this tab remembered. It may come late: whatever was entered meanwhile is kept. */
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
        // Its list may have come while it was sent, when nothing could be taken out of it.
        return isOffered(now)
          ? { form }
          : { form: { ...form, input: { ...form.input, vehicle: null } }, requestId: null }
      }),
    registrationFailureDismissed: (state): PartnerRegistration =>
      filling(state, ({ form }) => ({ form: settled(form) })),
  },
  extraReducers: (builder) => {
    // What drives where stays: whose it is is not for whoever comes next.
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
 * Another city was chosen in the registration: it has other vehicles, the chosen one goes (spec 2
 * §4).
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
 * The modal has closed: an acknowledgement was seen, what was entered is kept (spec 2 §4).
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
 * New values for some fields of the registration, but for the city's (spec 2 §4). Nothing while a
 * submit runs.
 *
 * @example
 * guestStore.dispatch(registrationOpened())
 * guestStore.dispatch(registrationEdited({ name: 'Asha' }))
 * const { partnerRegistration } = guestStore.getState()
 * partnerRegistration.status === 'filling' && partnerRegistration.form.input.name // → 'Asha'
 */
export const registrationEdited = slice.actions.registrationEdited
/**
 * The failure of the registration was seen: it goes, the input stays (spec 2 §4).
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
 * A field of the registration was left: its error may be shown (spec 2 §4).
 *
 * @example
 * guestStore.dispatch(registrationOpened())
 * guestStore.dispatch(registrationFieldLeft('name'))
 * selectRegistrationProblems(guestStore.getState()).name
 * // → { kind: 'Wrong', error: { kind: 'NameMissing' } }
 */
export const registrationFieldLeft = slice.actions.registrationFieldLeft
/**
 * The list of vehicles is to be asked for again, for the same city (spec 2 §8).
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
