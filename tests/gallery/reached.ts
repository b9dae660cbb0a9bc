import type { AppState } from '../../src/application/store/appState.ts'
import type { FormPhase } from '../../src/domain/form/form.ts'

const phaseOf = ({ phase }: { readonly phase: FormPhase<unknown> }) => phase.status

/** What a screen's look depends on, as one word each; null where the state has no such part. */
const aspects = {
  session: ({ session }) => session.status,
  modal: ({ modal }) => (modal.kind === 'error' ? (`error:${modal.failed}` as const) : modal.kind),
  maps: ({ maps }) => maps.status,
  picker: ({ locationPicker }) => locationPicker.status,
  locating: ({ locationPicker }) =>
    locationPicker.status === 'closed' ? null : locationPicker.locating.status,
  predictions: ({ locationPicker }) =>
    locationPicker.status === 'selecting' ? locationPicker.predictions.status : null,
  choosing: ({ locationPicker }) =>
    locationPicker.status === 'selecting' ? locationPicker.choosing.status : null,
  pin: ({ locationPicker }) =>
    locationPicker.status === 'pinning' ? locationPicker.pin.status : null,
  fareForm: ({ fareForm }) => phaseOf(fareForm.form),
  fareResults: ({ fareResults: { results } }) =>
    results.status === 'shown' && results.bookedVehicleId !== null ? 'booked' : results.status,
  auth: ({ auth }) => auth?.step ?? null,
  authForm: ({ auth }) => (auth !== undefined && 'form' in auth ? phaseOf(auth.form) : null),
  resending: ({ auth }) => (auth?.step === 'otp' ? auth.resending.status : null),
  orderReview: ({ orderReview }) =>
    orderReview?.status === 'reviewing' && orderReview.vehicleInvalid
      ? 'invalid'
      : (orderReview?.status ?? null),
  stop: ({ orderReview }) =>
    orderReview?.status === 'reviewing' && orderReview.edit !== null
      ? phaseOf(orderReview.edit.form)
      : null,
  area: ({ offer }) => offer?.area.status ?? null,
  fares: ({ offer }) =>
    offer?.fares.status === 'loaded' && offer.fares.isRenewed
      ? 'renewed'
      : (offer?.fares.status ?? null),
  goods: ({ offer }) => offer?.goods.status ?? null,
  placing: ({ placing }) =>
    placing?.status === 'placed' && placing.isOver ? 'over' : (placing?.status ?? null),
  history: ({ orders }) =>
    orders?.history.status === 'shown' && orders.history.unread.length > 0
      ? 'unread'
      : (orders?.history.status ?? null),
  morePast: ({ orders }) =>
    orders?.history.status === 'shown' ? orders.history.more.status : null,
  liveOrders: ({ orders }) => (orders?.isLiveUnread === true ? 'unread' : null),
  newest: ({ orders }) => ((orders?.stale ?? null) === null ? null : 'stale'),
  rebooking: ({ orders }) => ((orders?.rebooked ?? null) === null ? null : 'rebooked'),
  tracking: ({ tracking }) =>
    tracking?.status === 'shown' && tracking.stale !== null ? 'stale' : (tracking?.status ?? null),
  cancelling: ({ tracking }) => (tracking?.status === 'shown' ? tracking.cancelling.status : null),
  partnersPage: ({ partnersPage }) => partnersPage?.status ?? null,
  registration: ({ partnerRegistration }) =>
    partnerRegistration?.status === 'filling'
      ? phaseOf(partnerRegistration.form)
      : (partnerRegistration?.status ?? null),
  vehicles: ({ partnerRegistration }) =>
    partnerRegistration?.status === 'filling' ? partnerRegistration.vehicles.status : null,
  lead: ({ spotLead }) =>
    spotLead?.status === 'filling' ? phaseOf(spotLead.form) : (spotLead?.status ?? null),
  serviceForm: ({ serviceForm }) => serviceForm?.status ?? null,
  content: ({ content }) => content?.shown.status ?? null,
  cities: ({ content }) => content?.cities.status ?? null,
} as const satisfies Readonly<Record<string, (state: AppState) => string | null>>

type Aspects = typeof aspects

/** In `passing`, no screen stands still, or it looks as in another. */
type Wanted = 'seen' | 'passing'

// A new status does not compile until it is added here.
const wanted: {
  readonly [Name in keyof Aspects]: Readonly<Record<NonNullable<ReturnType<Aspects[Name]>>, Wanted>>
} = {
  session: { guest: 'seen', restoring: 'seen', customer: 'seen' },
  modal: {
    none: 'seen',
    'error:estimate': 'seen',
    'error:stop': 'seen',
    'error:order': 'seen',
    vehicleEstimate: 'seen',
    citySelector: 'seen',
    address: 'seen',
    requirement: 'seen',
    categoryPicker: 'seen',
    goodsType: 'seen',
  },
  maps: { idle: 'passing', loading: 'seen', loaded: 'seen', error: 'seen' },
  picker: { closed: 'seen', selecting: 'seen', pinning: 'seen' },
  locating: { idle: 'seen', locating: 'seen', failed: 'seen' },
  predictions: { idle: 'seen', searching: 'seen', found: 'seen', failed: 'seen' },
  choosing: { idle: 'seen', choosing: 'seen', failed: 'seen' },
  pin: { settled: 'seen', dragging: 'seen', reading: 'seen', failed: 'seen' },
  fareForm: {
    untouched: 'seen',
    validating: 'seen',
    submitting: 'seen',
    // The page of the fares comes.
    succeeded: 'passing',
    failed: 'seen',
  },
  fareResults: {
    absent: 'seen',
    recalling: 'seen',
    shown: 'seen',
    booked: 'seen',
    failed: 'seen',
  },
  auth: {
    closed: 'seen',
    login: 'seen',
    signup: 'seen',
    'tnc-consent': 'seen',
    otp: 'seen',
    done: 'seen',
  },
  authForm: {
    untouched: 'seen',
    validating: 'seen',
    submitting: 'seen',
    // The next step comes.
    succeeded: 'passing',
    failed: 'seen',
  },
  resending: { idle: 'seen', sending: 'seen', sent: 'seen', failed: 'seen' },
  orderReview: { absent: 'passing', opening: 'seen', reviewing: 'seen', invalid: 'seen' },
  stop: {
    untouched: 'seen',
    validating: 'seen',
    submitting: 'seen',
    // The dialog closes.
    succeeded: 'passing',
    failed: 'seen',
  },
  area: { idle: 'seen', loading: 'seen', loaded: 'seen', failed: 'seen' },
  fares: { idle: 'seen', loading: 'seen', loaded: 'seen', renewed: 'seen', failed: 'seen' },
  goods: { idle: 'seen', loading: 'seen', loaded: 'seen', failed: 'seen' },
  placing: {
    idle: 'seen',
    awaiting: 'seen',
    placing: 'seen',
    failed: 'seen',
    placed: 'seen',
    over: 'seen',
  },
  history: {
    absent: 'seen',
    refused: 'seen',
    loginNeeded: 'seen',
    loading: 'seen',
    failed: 'seen',
    shown: 'seen',
    unread: 'seen',
  },
  morePast: { none: 'seen', ready: 'seen', loading: 'seen', failed: 'seen' },
  liveOrders: { unread: 'seen' },
  newest: { stale: 'seen' },
  rebooking: { rebooked: 'seen' },
  tracking: {
    absent: 'seen',
    refused: 'seen',
    loginNeeded: 'seen',
    loading: 'seen',
    failed: 'seen',
    shown: 'seen',
    stale: 'seen',
  },
  cancelling: { idle: 'seen', cancelling: 'seen', failed: 'seen' },
  partnersPage: { absent: 'seen', loading: 'seen', shown: 'seen', failed: 'seen' },
  registration: {
    absent: 'seen',
    untouched: 'seen',
    validating: 'seen',
    submitting: 'seen',
    succeeded: 'passing',
    failed: 'seen',
    registered: 'seen',
  },
  // Before the market's city is known, for a moment.
  vehicles: { idle: 'passing', loading: 'seen', loaded: 'seen', failed: 'seen' },
  lead: {
    absent: 'seen',
    untouched: 'seen',
    validating: 'seen',
    submitting: 'seen',
    // The page of its service comes.
    succeeded: 'passing',
    failed: 'seen',
  },
  serviceForm: { standing: 'seen', failed: 'seen' },
  content: { absent: 'seen', loading: 'seen', loaded: 'seen', failed: 'seen' },
  cities: { absent: 'seen', loading: 'seen', loaded: 'seen', failed: 'seen' },
}

/** The statuses in a state, as in `fareForm:failed`. */
export const reachedIn = (state: AppState): readonly string[] =>
  Object.entries(aspects).flatMap(([name, read]) => {
    const word = read(state)
    return word === null ? [] : [`${name}:${word}`]
  })

/** The statuses that some state of the gallery has to show. */
export const toReach: readonly string[] = Object.entries(wanted).flatMap(([name, words]) =>
  Object.entries(words).flatMap(([word, how]) => (how === 'seen' ? [`${name}:${word}`] : [])),
)
