import { describe, expect, it } from '@jest/globals'
import type { UnknownAction } from '@reduxjs/toolkit'
import {
  cityChosen,
  partnerRegistrationReducer,
  registered,
  registrationBegun,
  registrationClosed,
  registrationEdited,
  registrationFailed,
  registrationFailureDismissed,
  registrationFieldLeft,
  registrationRecalled,
  registrationRejected,
  registrationStarted,
  vehiclesFailed,
  vehiclesLoaded,
  vehiclesRetried,
} from '../../../src/application/partner/partnerRegistration.slice.ts'
import { sessionEnded } from '../../../src/application/session/session.slice.ts'
import { tataAce } from '../../support/partner.ts'
import { cameTo, replacing } from '../../support/reducedStates.ts'
import { entered, pune, surat } from './visitPartner.ts'

const offline = { kind: 'Unreachable', because: 'offline' } as const
const begun = registrationBegun({ ...entered, city: pune })
const vehicles = [tataAce]

const states = {
  absent: cameTo(partnerRegistrationReducer),
  filling: cameTo(partnerRegistrationReducer, begun),
  submitting: cameTo(partnerRegistrationReducer, begun, registrationStarted('request-1')),
  registered: cameTo(
    partnerRegistrationReducer,
    begun,
    registrationStarted('request-1'),
    registered({ name: entered.name, addedMessage: null }),
  ),
}
const there = ['filling', 'submitting']

describe('attaching a vehicle', () => {
  it.each([
    [registrationEdited({ name: 'Balwinder' }), there],
    [cityChosen(surat), there],
    [registrationRecalled({ ...entered, city: surat }), there],
    [sessionEnded('left'), there],
    [sessionEnded('refused'), []],
    [registrationFieldLeft('name'), there],
    [vehiclesRetried(), there],
    [vehiclesLoaded({ geoRegionId: pune.id, vehicles }), there],
    [vehiclesFailed({ geoRegionId: pune.id, error: offline, vehicles }), there],
    [registrationRejected(), there],
    [registrationStarted('request-2'), there],
    [registrationFailed(offline), there],
    [registrationFailureDismissed(), there],
    [registered({ name: entered.name, addedMessage: null }), ['submitting']],
    [registrationClosed(), ['registered']],
  ])('changes on %j only while there is a form for it', (event, names) => {
    expect(replacing(partnerRegistrationReducer, states)(event)).toEqual(names)
  })

  const cameToFilling = (...events: readonly UnknownAction[]) => {
    const state = cameTo(partnerRegistrationReducer, ...events)
    if (state.status !== 'filling') throw new Error(`the form is ${state.status}`)
    return state
  }

  it('keeps its request id until an edit, and its form while it is being sent', () => {
    const sent = cameToFilling(begun, registrationStarted('request-1'))
    for (const event of [registrationEdited({ name: 'Other' }), cityChosen(surat)]) {
      expect(partnerRegistrationReducer(sent, event)).toEqual(sent)
    }
    const answered = cameToFilling(
      begun,
      registrationStarted('request-1'),
      registrationFailed({ kind: 'FlowCrashed' }),
    )
    expect(answered.requestId).toBe('request-1')
    expect(answered.form.refused).toEqual([])
    const edited = partnerRegistrationReducer(answered, registrationEdited({ name: 'Other' }))
    expect(edited).toMatchObject({ requestId: null, form: { input: { name: 'Other' } } })
  })

  it('requests the vehicles of another city, which differs in number or name', () => {
    const loaded = cameToFilling(begun, vehiclesLoaded({ geoRegionId: pune.id, vehicles }))
    expect(partnerRegistrationReducer(loaded, cityChosen({ ...pune }))).toEqual(loaded)
    for (const city of [surat, { ...pune, name: 'poona' }, { ...pune, id: 80 }]) {
      expect(partnerRegistrationReducer(loaded, cityChosen(city))).toMatchObject({
        vehicles: { status: 'loading', geoRegionId: city.id },
        form: { input: { city, vehicle: null } },
      })
    }
    expect(partnerRegistrationReducer(loaded, cityChosen(null))).toMatchObject({
      vehicles: { status: 'idle' },
      form: { input: { city: null, vehicle: null } },
    })
    const nowhere = cameToFilling(registrationBegun({ ...entered, city: null }))
    expect(partnerRegistrationReducer(nowhere, cityChosen(null))).toEqual(nowhere)
  })

  it.each([
    ['loaded', vehiclesLoaded({ geoRegionId: pune.id, vehicles: [{ id: 9, name: 'Tata 407' }] })],
    [
      'failed',
      vehiclesFailed({ geoRegionId: pune.id, error: offline, vehicles: [{ id: 9, name: 'Tata' }] }),
    ],
  ])('drops a vehicle that an awaited list does not have: %s', (status, told) => {
    const waiting = cameToFilling(begun)
    expect(partnerRegistrationReducer(waiting, told)).toMatchObject({
      vehicles: { status },
      form: { input: { vehicle: null } },
    })
    const elsewhere = cameToFilling(begun, cityChosen(surat))
    expect(partnerRegistrationReducer(elsewhere, told)).toEqual(elsewhere)
    const known = cameToFilling(begun, vehiclesLoaded({ geoRegionId: pune.id, vehicles }))
    expect(partnerRegistrationReducer(known, told)).toEqual(known)
    expect(known.form).toEqual(waiting.form)
    const sent = cameToFilling(begun, registrationStarted('request-1'), told)
    expect(sent.form.input.vehicle).toEqual(tataAce)
  })
})
