import { describe, expect, it } from '@jest/globals'
import {
  categoryFollowed,
  leadAbandoned,
  leadBegun,
  leadEdited,
  leadFailed,
  leadFailureDismissed,
  leadFieldLeft,
  leadRecalled,
  leadRejected,
  leadSettled,
  leadStarted,
  leadTaken,
  reopenedDismissed,
  spotLeadReducer,
} from '../../../src/application/lead/spotLead.slice.ts'
import { searchTyped } from '../../../src/application/place/locationPicker.slice.ts'
import { placeAccepted } from '../../../src/application/place/placeAccepted.ts'
import { sessionEnded } from '../../../src/application/session/session.slice.ts'
import { filledLead } from '../../domain/lead/leads.ts'
import { whitefield } from '../../support/places.ts'
import { cameTo, replacing } from '../../support/reducedStates.ts'

const begun = leadBegun(filledLead)
const started = leadStarted('request-1')
const words = { owner: 'lead', waypoint: 'pickup', near: null, text: 'Kora' } as const
const refusedAt = (...fields: ReadonlyArray<'pickup' | 'drop' | 'name'>) =>
  leadFailed({
    failure: null,
    refused: fields.map((field) => ({ field, message: 'No' })),
    reopened: fields.includes('pickup') ? 'pickup' : null,
  })

const states = {
  absent: cameTo(spotLeadReducer),
  filling: cameTo(spotLeadReducer, begun),
  submitting: cameTo(spotLeadReducer, begun, started),
}
const there = ['filling', 'submitting']

describe('the lead form', () => {
  it.each([
    [leadEdited({ name: 'Kiran' }), there],
    [categoryFollowed('compact'), there],
    [leadRecalled({ name: 'Kiran', mobile: '9' }), there],
    [leadFieldLeft('name'), there],
    [leadRejected(), there],
    [started, there],
    [leadTaken(), there],
    [leadAbandoned(), there],
    [refusedAt('name'), there],
    [reopenedDismissed(), there],
    [leadFailureDismissed(), there],
    [leadSettled(), there],
    [sessionEnded('left'), there],
    [sessionEnded('refused'), []],
    [sessionEnded('unconfirmed'), []],
    [placeAccepted({ owner: 'lead', waypoint: 'drop', place: whitefield }), there],
    [placeAccepted({ owner: 'fare', waypoint: 'drop', place: whitefield }), []],
    [searchTyped({ ...words, onChoice: 'accept' }), there],
    [searchTyped({ ...words, onChoice: 'pin' }), []],
    [searchTyped({ ...words, owner: 'fare', onChoice: 'accept' }), []],
  ])('changes on %j only while it is on the page', (event, names) => {
    expect(replacing(spotLeadReducer, states)(event)).toEqual(names)
  })

  it('clears its contact for the next visitor', () => {
    const left = cameTo(spotLeadReducer, begun, started, sessionEnded('left'))
    expect(left).toMatchObject({
      form: {
        input: { ...filledLead, name: '', mobile: '', requirement: '' },
        phase: { status: 'untouched' },
      },
      requestId: null,
    })
  })

  it('does not show the next visitor why it failed', () => {
    const failure = { kind: 'FormRefused', message: 'Blocked.' } as const
    const blocked = leadFailed({ failure, refused: [], reopened: null })
    const left = cameTo(spotLeadReducer, begun, started, blocked, sessionEnded('left'))
    expect(left).toMatchObject({ form: { phase: { status: 'untouched' } } })
  })

  it('does not change while it is being sent', () => {
    for (const event of [
      leadEdited({ name: 'Other' }),
      categoryFollowed('compact'),
      searchTyped({ ...words, onChoice: 'accept' }),
      placeAccepted({ owner: 'lead', waypoint: 'drop', place: whitefield }),
    ]) {
      expect(spotLeadReducer(states.submitting, event)).toEqual(states.submitting)
    }
  })

  it('keeps its request id after a refusal', () => {
    expect(cameTo(spotLeadReducer, begun, started, refusedAt('pickup'))).toMatchObject({
      requestId: 'request-1',
      reopened: 'pickup',
    })
  })

  it('keeps its request id if the page that was opened meanwhile has its category', () => {
    const refused = cameTo(spotLeadReducer, begun, started, refusedAt('pickup'))
    expect(spotLeadReducer(refused, categoryFollowed(filledLead.category))).toEqual(refused)
  })

  it('opens the other refused address after the first, and then none', () => {
    const chosen = (waypoint: 'pickup' | 'drop') =>
      placeAccepted({ owner: 'lead', waypoint, place: whitefield })
    const both = cameTo(spotLeadReducer, begun, started, refusedAt('pickup', 'drop'))
    const second = spotLeadReducer(both, chosen('pickup'))
    expect(second).toMatchObject({ reopened: 'drop', requestId: null })
    expect(spotLeadReducer(second, chosen('drop'))).toMatchObject({ reopened: null })
    expect(spotLeadReducer(both, chosen('drop'))).toMatchObject({ reopened: 'pickup' })
    expect(spotLeadReducer(both, started)).toMatchObject({ reopened: null })
    const left = spotLeadReducer(both, reopenedDismissed())
    expect(left).toMatchObject({ reopened: null })
    expect(spotLeadReducer(left, chosen('drop'))).toMatchObject({ reopened: null })
  })

  it('has succeeded once the lead is accepted', () => {
    const taken = cameTo(spotLeadReducer, begun, started, leadTaken())
    expect(taken).toMatchObject({ form: { phase: { status: 'succeeded' } } })
  })

  it('is reset once it is settled, but keeps its input', () => {
    const edited = cameTo(spotLeadReducer, begun, leadEdited({ name: 'Kiran' }), started)
    expect(cameTo(spotLeadReducer, leadBegun(filledLead))).toEqual({
      ...spotLeadReducer(edited, leadSettled()),
      form: expect.objectContaining({ input: filledLead, initial: filledLead }),
    })
    expect(spotLeadReducer(edited, leadSettled())).toMatchObject({
      requestId: null,
      form: {
        initial: filledLead,
        input: { ...filledLead, name: 'Kiran' },
        phase: { status: 'untouched' },
      },
    })
  })
})
