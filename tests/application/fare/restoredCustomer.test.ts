import { describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import { selectFareProblems } from '../../../src/application/fare/fareForm.selectors.ts'
import {
  estimateAbandoned,
  estimateRequested,
  fareEdited,
} from '../../../src/application/fare/fareForm.slice.ts'
import { bookingRequested, resultsOpened } from '../../../src/application/fare/fareResults.slice.ts'
import type { RemoteError } from '../../../src/application/ports/remoteError.ts'
import {
  customerRecognised,
  logoutRequested,
  restoringStarted,
} from '../../../src/application/session/session.slice.ts'
import type { Profile } from '../../../src/domain/session/profile.ts'
import { asha, makeCredentialMemory, profileOfAsha } from '../../support/account.ts'
import { filledForm } from '../../support/fares.ts'
import { elsewhere } from '../../support/visitFares.ts'
import { makePending, settle, visitStore } from '../../support/visitStore.ts'

const onlyRoute = { pickup: filledForm.pickup, drop: filledForm.drop }

/**
 * A page just opened by a customer whom this browser knows, but whom the service has not confirmed
 * yet.
 */
const arrive = async (ports: Parameters<typeof visitStore>[0] = {}) => {
  const profile = makePending<RemoteError, Profile>()
  const visit = visitStore({
    credentials: makeCredentialMemory({ authToken: asha.authToken, mobile: asha.mobile }),
    loadProfile: () => profile.task,
    ...ports,
  })
  await settle()
  return { ...visit, profile }
}

describe('a fare that is requested while a customer is being restored', () => {
  it('waits, and is requested in the customer’s name', async () => {
    const { tell, form, state, asked, profile } = await arrive()
    tell(fareEdited(onlyRoute), estimateRequested(), estimateRequested())
    await settle()
    expect(form().phase).toEqual({ status: 'submitting' })
    // A customer needs no name in the form, so meanwhile nobody is told that it is missing.
    expect(selectFareProblems(state()).name).toBeNull()
    expect(asked.quotes).toEqual([])
    profile.answer(E.right(profileOfAsha))
    await settle()
    expect(asked.quotes).toHaveLength(1)
    expect(asked.quotes[0]?.context.credentials).toEqual({
      authToken: asha.authToken,
      mobile: asha.mobile,
    })
    expect(asked.quotes[0]?.enquiry.contact.mobile).toBe(asha.mobile)
  })

  it('is a guest’s if the customer is not confirmed: the form asks for what is missing', async () => {
    const { tell, form, state, asked, profile } = await arrive()
    tell(fareEdited(onlyRoute), estimateRequested())
    await settle()
    profile.answer(E.left({ kind: 'Unreachable', because: 'offline' }))
    await settle()
    expect(asked.quotes).toEqual([])
    expect(form()).toMatchObject({ phase: { status: 'validating' }, attempted: true })
    expect(selectFareProblems(state()).name).not.toBeNull()
    tell(fareEdited(filledForm), estimateRequested())
    await settle()
    expect(asked.quotes).toHaveLength(1)
  })

  it('is a guest’s after a logout, once the form is filled in again', async () => {
    const { tell, asked } = await arrive()
    tell(fareEdited(filledForm), estimateRequested(), logoutRequested())
    await settle()
    // Logging out cleared the contact, so the form was incomplete.
    expect(asked.quotes).toEqual([])
    tell(fareEdited(filledForm), estimateRequested())
    await settle()
    expect(asked.quotes[0]?.context).not.toHaveProperty('credentials')
  })

  it('is not requested any more once it was given up', async () => {
    const { tell, form, asked, profile } = await arrive()
    tell(fareEdited(onlyRoute), estimateRequested())
    await settle()
    tell(estimateAbandoned())
    profile.answer(E.right(profileOfAsha))
    await settle()
    expect(asked.quotes).toEqual([])
    expect(form().phase).toEqual({ status: 'untouched' })
  })
})

describe('a booking that is tapped while a customer is being restored', () => {
  const results = resultsOpened({
    path: '/en-IN/fare_estimate_mob',
    query: [['fare_estimate_token', 'token-1']],
  })

  it('is for the vehicle that was tapped last', async () => {
    const { tell, went, state, profile } = await arrive()
    tell(results)
    await settle()
    tell(bookingRequested({ vehicleId: 1 }), bookingRequested({ vehicleId: 2 }))
    await settle()
    expect(state().fareResults?.results).toMatchObject({ bookedVehicleId: 2 })
    profile.answer(E.right(profileOfAsha))
    await settle()
    expect(went.map(({ link }) => link.query[0])).toEqual([['vehicle_id', '2']])
    expect(state().fareResults?.results).toMatchObject({ bookedVehicleId: null })
  })

  it.each<[string, E.Either<RemoteError, Profile>]>([
    ['a customer', E.right(profileOfAsha)],
    ['a guest', E.left({ kind: 'Unreachable', because: 'offline' })],
  ])('does not continue on another page, whether it was %s or not', async (_, answer) => {
    let url = 'https://hathi.example/en-IN/fare_estimate_mob'
    const { tell, went, state, profile } = await arrive({
      readPage: () => ({ url, isDeviceMobile: true }),
    })
    tell(results)
    await settle()
    tell(bookingRequested({ vehicleId: 1 }))
    await settle()
    url = 'https://hathi.example/en-IN/support'
    profile.answer(answer)
    await settle()
    expect(went).toEqual([])
    expect(state().auth?.step).toBe('closed')
  })
})

describe('a form that is sent before it is known whether its visitor is a customer', () => {
  const credentials = { authToken: asha.authToken, mobile: asha.mobile }
  const restored = customerRecognised(asha)

  it('does not lead back from another page once that is known', async () => {
    const place = elsewhere()
    const visit = visitStore({ readPage: place.readPage })
    visit.tell(restoringStarted(credentials), fareEdited(onlyRoute), estimateRequested())
    await settle()
    place.leave()
    visit.tell(restored)
    await settle()
    expect(visit.asked.quotes).toHaveLength(1)
    expect(visit.went).toEqual([])
    expect(visit.form()).toMatchObject({ phase: { status: 'untouched' } })
  })

  it('says at once that its route is missing, whoever the visitor is', async () => {
    const visit = visitStore()
    visit.tell(restoringStarted(credentials), fareEdited({ name: 'Asha' }), estimateRequested())
    expect(visit.form()).toMatchObject({ attempted: true, phase: { status: 'validating' } })
    visit.tell(restored)
    await settle()
    expect(visit.asked.quotes).toEqual([])
  })
})
