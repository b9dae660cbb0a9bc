import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import { partners } from '../../../config/market/partner.ts'
import type { PartnerNeeds } from '../../../src/application/partner/partnerFeature.ts'
import {
  selectRegistration,
  selectRegistrationProblems,
} from '../../../src/application/partner/partnerRegistration.selectors.ts'
import {
  cityChosen,
  registerMoreRequested,
  registrationClosed,
  registrationEdited,
  registrationFailureDismissed,
  registrationFieldLeft,
  registrationOpened,
  registrationRequested,
  vehiclesFailed,
  vehiclesLoaded,
  vehiclesRetried,
} from '../../../src/application/partner/partnerRegistration.slice.ts'
import type { RemoteError } from '../../../src/application/ports/remoteError.ts'
import { customerReplaced, sessionEnded } from '../../../src/application/session/session.slice.ts'
import type { PartnerVehicle } from '../../../src/domain/partner/partnerVehicle.ts'
import { emptyRegistration } from '../../../src/domain/partner/registration.ts'
import { marketIn } from '../../support/fares.ts'
import { tata407, tataAce } from '../../support/partner.ts'
import { told } from '../../support/told.ts'
import { makePending, pass, settle, unanswered, visitStore } from '../../support/visitStore.ts'
import { entered, pune, surat, visitPartner } from './visitPartner.ts'

const remoteErrors: readonly RemoteError[] = [
  { kind: 'NetworkError', because: 'failed', message: null },
  { kind: 'NetworkError', because: 'declined', message: 'Please select a vehicle' },
  { kind: 'RefusalUnreadable', because: 'failed' },
  { kind: 'Unreachable', because: 'offline' },
  { kind: 'ContractBroken', call: '/vendor_contact_us', paths: ['message'] },
]

const down: RemoteError = { kind: 'Unreachable', because: 'connection' }

/** A visit that opens the form and waits for its vehicles. */
const openForm = async (ports: Partial<PartnerNeeds> = {}) => {
  const visit = visitPartner(ports)
  visit.tell(registrationOpened())
  await settle()
  return visit
}

/** `openForm`, with the form filled in and sent. */
const register = async (ports: Partial<PartnerNeeds> = {}) => {
  const visit = await openForm(ports)
  visit.tell(registrationEdited(entered), registrationRequested())
  await settle()
  return visit
}

const noProblems = { name: null, mobile: null, city: null, vehicle: null, infoSource: null }
const wrong = (error: { readonly kind: string; readonly country?: string }) => ({
  kind: 'Wrong',
  error,
})

describe('the registration form', () => {
  it('is absent until it is opened, and before the partner feature is loaded', () => {
    expect(visitPartner().registration()).toEqual({ status: 'absent' })
    expect(selectRegistration(visitStore().state())).toEqual({ status: 'absent' })
  })

  it('opens empty, for Bangalore and its vehicles', async () => {
    const { form, vehicles, asked } = await openForm()
    expect(form().input).toEqual(emptyRegistration(partners))
    expect(form().phase).toEqual({ status: 'untouched' })
    expect(vehicles()).toEqual({ status: 'loaded', vehicles: [tataAce, tata407] })
    expect(asked.vehicles).toEqual([
      {
        geoRegionId: 3,
        context: { requestId: expect.any(String), region: 'in', locale: 'en-IN' },
      },
    ])
  })

  it('sends the region of India whatever the locale of the page', async () => {
    const { asked } = await register({ market: marketIn('en-AE') })
    const said = { region: 'in', locale: 'en-AE' }
    expect(asked.vehicles[0]?.context).toMatchObject(said)
    expect(asked.registrations[0]?.context).toMatchObject(said)
  })

  it('keeps what was entered when it is closed and opened again', async () => {
    const { tell, form, asked } = await openForm()
    tell(registrationEdited(entered), registrationClosed())
    tell(registrationOpened())
    await settle()
    expect(form().input).toMatchObject(entered)
    expect(asked.vehicles).toHaveLength(1)
  })

  it('shows no errors before the partner feature is loaded', () => {
    expect(selectRegistrationProblems(visitStore().state())).toEqual(noProblems)
  })

  it('shows no errors before a field was left', async () => {
    const { tell, problems } = await openForm()
    expect(problems()).toEqual(noProblems)
    tell(registrationFieldLeft('name'), registrationEdited({ mobile: '12' }))
    const name = wrong({ kind: 'NameMissing' })
    expect(problems()).toEqual({ ...noProblems, name })
    tell(registrationEdited({ name: 'B' }), registrationFieldLeft('mobile'))
    const mobile = wrong({ kind: 'MobileMalformed', country: 'IN' })
    expect(problems()).toEqual({ ...noProblems, mobile })
  })

  it('shows everything that is missing once it was submitted, and sends nothing', async () => {
    const { tell, problems, asked, form } = await openForm()
    tell(cityChosen(null), registrationRequested())
    await settle()
    expect(problems()).toEqual({
      name: wrong({ kind: 'NameMissing' }),
      mobile: wrong({ kind: 'MobileMissing' }),
      city: wrong({ kind: 'CityMissing' }),
      vehicle: wrong({ kind: 'VehicleMissing' }),
      infoSource: wrong({ kind: 'InfoSourceMissing' }),
    })
    expect(asked.registrations).toEqual([])
    expect(form().phase).toEqual({ status: 'validating' })
  })

  it('shows no errors once it is filled in', async () => {
    const { tell, problems } = await openForm()
    tell(registrationRequested(), registrationEdited(entered))
    expect(problems()).toEqual(noProblems)
  })

  it('cannot be filled in before it is opened', () => {
    const { tell, registration } = visitPartner()
    tell(registrationEdited(entered), cityChosen(pune), registrationRequested())
    expect(registration()).toEqual({ status: 'absent' })
  })
})

describe('the vehicles of the form', () => {
  it('are loaded again for another city, and the chosen one is cleared', async () => {
    const { tell, form, vehicles, asked } = await openForm()
    tell(registrationEdited(entered), cityChosen(pune))
    expect(form().input).toMatchObject({ city: pune, vehicle: null, name: entered.name })
    expect(vehicles()).toEqual({ status: 'loading', geoRegionId: 8 })
    await settle()
    expect(asked.vehicles.map(({ geoRegionId }) => geoRegionId)).toEqual([3, 8])
    expect(vehicles().status).toBe('loaded')
  })

  it('stay, with the chosen one, if the same city is chosen', async () => {
    const { tell, form, asked } = await openForm()
    tell(registrationEdited(entered), cityChosen({ id: 3, name: 'bangalore' }))
    await settle()
    expect(form().input.vehicle).toEqual(tataAce)
    expect(asked.vehicles).toHaveLength(1)
  })

  it('are loaded and chosen again between Delhi and its surroundings, which share a geo region', async () => {
    const { tell, form, asked } = await openForm()
    tell(cityChosen({ id: 2, name: 'delhi ncr' }))
    await settle()
    tell(registrationEdited({ vehicle: tataAce }), cityChosen({ id: 2, name: 'delhi' }))
    await settle()
    expect(form().input.vehicle).toBeNull()
    expect(asked.vehicles.map(({ geoRegionId }) => geoRegionId)).toEqual([3, 2, 2])
  })

  it('are those of the city chosen last, whichever list arrives first', async () => {
    const lists = new Map(
      [3, 8, 10].map((id) => [id, makePending<RemoteError, readonly PartnerVehicle[]>()]),
    )
    const { tell, vehicles, asked } = await openForm({
      loadPartnerVehicles: (id) => lists.get(id)?.task ?? unanswered,
    })
    tell(cityChosen(pune))
    await settle()
    tell(cityChosen(surat))
    await settle()
    lists.get(10)?.answer(E.right([tata407]))
    await settle()
    lists.get(8)?.answer(E.right([tataAce]))
    lists.get(3)?.answer(E.right([tataAce]))
    await settle()
    expect(vehicles()).toEqual({ status: 'loaded', vehicles: [tata407] })
    expect(asked.abandoned).toEqual([3, 8])
  })

  it('are not those of a city that is no longer chosen', async () => {
    const { tell, vehicles } = await openForm({ loadPartnerVehicles: () => unanswered })
    const late = { geoRegionId: 8, vehicles: [tata407] }
    tell(vehiclesLoaded(late), vehiclesFailed({ ...late, error: down }))
    expect(vehicles()).toEqual({ status: 'loading', geoRegionId: 3 })
  })

  it('are none while no city is chosen', async () => {
    const { tell, vehicles, asked } = await openForm()
    tell(cityChosen(null))
    await settle()
    expect(vehicles()).toEqual({ status: 'idle' })
    expect(asked.vehicles).toHaveLength(1)
  })

  it.each(remoteErrors)('are the built-in ones if the list does not load: %j', async (error) => {
    const { vehicles, reports, tell, registration } = await openForm({
      loadPartnerVehicles: () => TE.left(error),
    })
    expect(vehicles()).toEqual({ status: 'failed', error, vehicles: partners.vehicles })
    expect(reports).toEqual(told(error, { tag: 'PARTNER', about: `vehicles: ${error.kind}` }))
    tell(registrationEdited(entered), registrationRequested())
    await settle()
    expect(registration().status).toBe('registered')
  })

  it('are given up at the deadline', async () => {
    const { vehicles, asked } = await openForm({ loadPartnerVehicles: () => unanswered })
    await pass(limits.requestDeadline - 1)
    expect(vehicles().status).toBe('loading')
    await pass(1)
    expect(vehicles()).toEqual({
      status: 'failed',
      error: { kind: 'Unreachable', because: 'timeout' },
      vehicles: partners.vehicles,
    })
    expect(asked.abandoned).toEqual([3])
  })

  const failingOnce = (then: readonly PartnerVehicle[]) => {
    let calls = 0
    return (): TE.TaskEither<RemoteError, readonly PartnerVehicle[]> => {
      calls += 1
      return calls === 1 ? TE.left(down) : TE.right(then)
    }
  }

  it('are requested again by Retry, which keeps a chosen one that is offered', async () => {
    const { tell, form, vehicles } = await openForm({
      loadPartnerVehicles: failingOnce([tata407, tataAce]),
    })
    tell(registrationEdited(entered), vehiclesRetried())
    expect(vehicles().status).toBe('loading')
    await settle()
    expect(vehicles()).toEqual({ status: 'loaded', vehicles: [tata407, tataAce] })
    expect(form().input.vehicle).toEqual(tataAce)
  })

  it('clear a chosen one that the city turns out not to offer', async () => {
    const { tell, form } = await openForm({ loadPartnerVehicles: failingOnce([tata407]) })
    tell(registrationEdited(entered), vehiclesRetried())
    await settle()
    expect(form().input).toMatchObject({ vehicle: null, name: entered.name })
  })

  it('ask for another one in place of a cleared one whose field was left', async () => {
    const { tell, problems } = await openForm({ loadPartnerVehicles: failingOnce([tata407]) })
    tell(registrationEdited(entered), registrationFieldLeft('vehicle'), vehiclesRetried())
    await settle()
    expect(problems()).toEqual({ ...noProblems, vehicle: wrong({ kind: 'VehicleMissing' }) })
  })

  it.each([
    ['the service refuses it', false],
    ['the customer leaves', true],
  ])('clear a chosen one that was being sent when they arrived, once %s', async (_, leaves) => {
    const service = makePending<RemoteError, { readonly addedMessage: string | null }>()
    const list = makePending<RemoteError, readonly PartnerVehicle[]>()
    let lists = 0
    const visit = await openForm({
      loadPartnerVehicles: () => {
        lists += 1
        return lists === 1 ? TE.left(down) : list.task
      },
      registerPartner: () => service.task,
    })
    visit.tell(registrationEdited(entered), vehiclesRetried(), registrationRequested())
    list.answer(E.right([tata407]))
    await settle()
    expect(visit.form().input.vehicle).toEqual(tataAce)
    if (leaves) visit.tell(sessionEnded('left'))
    else service.answer(E.left(down))
    await settle()
    expect(visit.form().input.vehicle).toBeNull()
    if (leaves) return
    expect(visit.form().phase).toEqual({ status: 'failed', failure: down })
    expect(visit.problems().vehicle).toEqual(wrong({ kind: 'VehicleMissing' }))
    visit.tell(registrationRequested())
    await settle()
    expect(visit.asked.registrations).toHaveLength(1)
  })

  it('are requested again when the form is reopened after a failure', async () => {
    const { tell, vehicles } = await openForm({ loadPartnerVehicles: failingOnce([tata407]) })
    tell(registrationClosed(), registrationOpened())
    await settle()
    expect(vehicles()).toEqual({ status: 'loaded', vehicles: [tata407] })
  })
})

describe('registering', () => {
  it('sends the registration, and shows the name that was entered and what the service says', async () => {
    const { asked, registration } = await register()
    expect(asked.registrations).toEqual([
      {
        registration: {
          name: 'Balwinder Singh',
          mobile: '9812345678',
          city: { id: 3, name: 'bangalore' },
          vehicle: tataAce,
          infoSource: 'driver_referral',
        },
        context: { requestId: expect.any(String), region: 'in', locale: 'en-IN' },
      },
    ])
    expect(registration()).toEqual({
      status: 'registered',
      acknowledgement: {
        name: 'Balwinder Singh',
        addedMessage: null,
      },
    })
  })

  it('sends and shows the name without the spaces around it', async () => {
    const { asked, tell, registration } = await openForm()
    tell(registrationEdited({ ...entered, name: ' Balwinder Singh ' }), registrationRequested())
    await settle()
    expect(asked.registrations).toMatchObject([{ registration: { name: 'Balwinder Singh' } }])
    expect(registration()).toMatchObject({ acknowledgement: { name: 'Balwinder Singh' } })
  })

  it('sends one registration, however often it is submitted, and blocks edits meanwhile', async () => {
    const service = makePending<RemoteError, { readonly addedMessage: string | null }>()
    const visit = await register({ registerPartner: () => service.task })
    visit.tell(
      registrationRequested(),
      registrationEdited({ name: 'Somebody Else' }),
      cityChosen(pune),
      registrationRequested(),
    )
    await settle()
    expect(visit.form()).toMatchObject({
      phase: { status: 'submitting' },
      input: { ...entered, city: { id: 3 } },
    })
    expect(visit.asked.registrations).toHaveLength(1)
    expect(visit.asked.vehicles).toHaveLength(1)
    service.answer(E.right({ addedMessage: 'Thanks' }))
    await settle()
    expect(visit.registration().status).toBe('registered')
    expect(visit.asked.registrations).toHaveLength(1)
  })

  it('continues while the modal is closed, and shows the outcome when it is reopened', async () => {
    const service = makePending<RemoteError, { readonly addedMessage: string | null }>()
    const visit = await register({ registerPartner: () => service.task })
    visit.tell(registrationClosed())
    service.answer(E.right({ addedMessage: 'Thanks' }))
    await settle()
    visit.tell(registrationOpened())
    await settle()
    expect(visit.registration().status).toBe('registered')
  })

  it.each(remoteErrors)('that fails keeps what was entered: %j', async (error) => {
    const { form, reports, tell } = await register({ registerPartner: () => TE.left(error) })
    expect(form().phase).toEqual({ status: 'failed', failure: error })
    expect(form().input).toMatchObject(entered)
    expect(reports).toEqual(told(error, { tag: 'PARTNER', about: error.kind }))
    tell(registrationFailureDismissed())
    expect(form().phase).toEqual({ status: 'untouched' })
    expect(form().input).toMatchObject(entered)
  })

  it('is given up at the deadline', async () => {
    const { form } = await register({ registerPartner: () => unanswered })
    await pass(limits.requestDeadline - 1)
    expect(form().phase).toEqual({ status: 'submitting' })
    await pass(1)
    expect(form().phase).toEqual({
      status: 'failed',
      failure: { kind: 'Unreachable', because: 'timeout' },
    })
  })

  const requestIds = ({ asked }: Awaited<ReturnType<typeof register>>) =>
    asked.registrations.map(({ context }) => context.requestId)

  it('reuses its request id for an unchanged retry, and takes a new one after an edit', async () => {
    const visit = await register({ registerPartner: () => TE.left(down) })
    visit.tell(registrationRequested())
    await settle()
    visit.tell(registrationEdited({ name: 'Balwinder' }), registrationRequested())
    await settle()
    visit.tell(registrationRequested())
    await settle()
    const [first, second, third, fourth] = requestIds(visit)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
    expect(fourth).toBe(third)
  })

  it('takes a new request id for another city', async () => {
    const visit = await register({ registerPartner: () => TE.left(down) })
    visit.tell(cityChosen(pune))
    await settle()
    visit.tell(registrationEdited({ vehicle: tataAce }), registrationRequested())
    await settle()
    expect(new Set(requestIds(visit)).size).toBe(2)
  })

  it('offers an empty form for one more, with a request id of its own', async () => {
    const visit = await register()
    visit.tell(registerMoreRequested())
    await settle()
    expect(visit.form().input).toEqual(emptyRegistration(partners))
    expect(visit.problems()).toEqual(noProblems)
    expect(visit.vehicles().status).toBe('loaded')
    visit.tell(registrationEdited(entered), registrationRequested())
    await settle()
    expect(new Set(requestIds(visit)).size).toBe(2)
  })

  it('offers one more only once the first is registered', async () => {
    const { tell, form } = await openForm()
    tell(registrationEdited(entered), registerMoreRequested())
    await settle()
    expect(form().input).toMatchObject(entered)
  })

  it.each([sessionEnded('left'), customerReplaced()])(
    'shows no thanks after the visitor has changed, but an empty form: %j',
    async (left) => {
      const visit = await register()
      expect(visit.registration().status).toBe('registered')
      visit.tell(left)
      await settle()
      expect(visit.form().input).toEqual(emptyRegistration(partners))
      expect(visit.vehicles().status).toBe('loaded')
    },
  )

  it('still shows its thanks when the session is refused', async () => {
    const visit = await register()
    visit.tell(sessionEnded('refused'))
    await settle()
    expect(visit.registration().status).toBe('registered')
  })

  it('leaves an empty form when the modal is closed after it', async () => {
    const visit = await register()
    visit.tell(registrationClosed())
    expect(visit.registration()).toEqual({ status: 'absent' })
    visit.tell(registrationOpened())
    await settle()
    expect(visit.form().input).toEqual(emptyRegistration(partners))
  })

  it('can be repeated after its service throws', async () => {
    let calls = 0
    const visit = await register({
      registerPartner: () => {
        calls += 1
        if (calls === 1) throw new Error('broken')
        return TE.right({ addedMessage: 'Thanks' })
      },
    })
    expect(visit.form().phase).toEqual({ status: 'failed', failure: { kind: 'FlowCrashed' } })
    visit.tell(registrationRequested())
    await settle()
    expect(visit.registration().status).toBe('registered')
  })

  it('requests the vehicles again after their service throws', async () => {
    let calls = 0
    const { vehicles } = await openForm({
      loadPartnerVehicles: () => {
        calls += 1
        if (calls === 1) throw new Error('broken')
        return TE.right([tataAce])
      },
    })
    expect(vehicles()).toEqual({ status: 'loaded', vehicles: [tataAce] })
  })
})
