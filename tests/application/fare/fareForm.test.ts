import { describe, expect, it } from '@jest/globals'
import { taskEither as TE } from 'fp-ts'
import {
  type FareProblems,
  selectFareProblems,
  selectHasRoute,
  selectIsFareValid,
} from '../../../src/application/fare/fareForm.selectors.ts'
import {
  addressesCleared,
  addressesSwapped,
  estimateRequested,
  fareEdited,
  fareFieldLeft,
  fareFormReducer,
  quotingStarted,
} from '../../../src/application/fare/fareForm.slice.ts'
import { searchTyped } from '../../../src/application/place/locationPicker.slice.ts'
import { placeAccepted } from '../../../src/application/place/placeAccepted.ts'
import { customerRecognised, sessionEnded } from '../../../src/application/session/session.slice.ts'
import type { FareForm } from '../../../src/domain/fare/fareForm.ts'
import { asha } from '../../support/account.ts'
import { filledForm, formRefused, marketIn } from '../../support/fares.ts'
import { entryOf, indiranagar, koramangala, whitefield } from '../../support/places.ts'
import { settle, unanswered, visitStore } from '../../support/visitStore.ts'

const nothingToShow = {
  pickup: null,
  drop: null,
  name: null,
  mobile: null,
  requirement: null,
  consent: null,
}

describe('the fare form as it is filled in', () => {
  it('keeps its values if an edit names a field without a value', () => {
    const { tell, form, state } = visitStore()
    tell(fareEdited(filledForm))
    // A program that is compiled less strictly may pass undefined.
    const change: Partial<FareForm> = { name: 'Asha' }
    tell(fareEdited(Object.assign(change, { mobile: undefined, pickup: undefined })))
    expect(form().input).toStrictEqual({ ...filledForm, name: 'Asha' })
    expect(selectIsFareValid(state())).toBe(true)
    expect(selectHasRoute(state())).toBe(true)
  })

  it('takes the place that was settled for each end of the route, and a later one', () => {
    const { tell, form } = visitStore()
    tell(placeAccepted({ owner: 'fare', waypoint: 'pickup', place: koramangala }))
    tell(placeAccepted({ owner: 'fare', waypoint: 'drop', place: whitefield }))
    tell(placeAccepted({ owner: 'fare', waypoint: 'pickup', place: indiranagar }))
    expect(form().input).toMatchObject({
      pickup: entryOf(indiranagar),
      drop: entryOf(whitefield),
    })
  })

  it('clears its contact when the customer logs out, but not when a session ends otherwise', () => {
    const { tell, form, state } = visitStore()
    tell(fareEdited(filledForm))
    for (const why of ['refused', 'unconfirmed'] as const) {
      tell(sessionEnded(why))
      expect(form().input).toEqual(filledForm)
    }
    tell(quotingStarted('request-of-asha'), sessionEnded('left'))
    expect(form().input).toEqual({ ...filledForm, name: '', mobile: '', requirement: '' })
    expect(form().phase).toEqual({ status: 'untouched' })
    expect(state().fareForm.requestId).toBeNull()
  })

  it('swaps and clears its addresses and nothing else', () => {
    const { tell, form } = visitStore()
    tell(fareEdited(filledForm), addressesSwapped())
    expect(form().input).toEqual({
      ...filledForm,
      pickup: filledForm.drop,
      drop: filledForm.pickup,
    })
    tell(addressesCleared())
    expect(form().input).toEqual({
      ...filledForm,
      pickup: { status: 'empty' },
      drop: { status: 'empty' },
    })
  })

  it('has a route only while both of its ends are places', () => {
    const { tell, state } = visitStore()
    tell(fareEdited(filledForm))
    expect(selectHasRoute(state())).toBe(true)
    tell(fareEdited({ drop: { status: 'typed', text: 'White' } }))
    expect(selectHasRoute(state())).toBe(false)
  })

  it('holds the words typed into a field with its own search, until a place is chosen', () => {
    const { tell, form } = visitStore()
    tell(fareEdited(filledForm))
    tell(
      searchTyped({
        owner: 'fare',
        near: null,
        waypoint: 'pickup',
        text: 'Indira',
        onChoice: 'accept',
      }),
    )
    expect(form().input.pickup).toEqual({ status: 'typed', text: 'Indira' })
    tell(
      searchTyped({
        owner: 'fare',
        near: null,
        waypoint: 'drop',
        text: '',
        onChoice: 'acceptAndPin',
      }),
    )
    expect(form().input.drop).toEqual({ status: 'empty' })
    tell(placeAccepted({ owner: 'fare', waypoint: 'pickup', place: indiranagar }))
    expect(form().input.pickup).toEqual(entryOf(indiranagar))
  })

  it('keeps its place during a search in the picker', () => {
    const { tell, form } = visitStore()
    tell(fareEdited(filledForm))
    tell(
      searchTyped({
        owner: 'fare',
        near: null,
        waypoint: 'pickup',
        text: 'Indira',
        onChoice: 'pin',
      }),
    )
    expect(form().input.pickup).toEqual(filledForm.pickup)
  })

  it('changes nothing while it is being submitted', async () => {
    const { tell, form, state } = visitStore({ quoteFare: () => unanswered })
    tell(fareEdited(filledForm), estimateRequested())
    await settle()
    const { requestId } = state().fareForm
    expect(requestId).not.toBeNull()
    tell(
      fareEdited({ name: 'Asha' }),
      addressesCleared(),
      addressesSwapped(),
      placeAccepted({ owner: 'fare', waypoint: 'pickup', place: indiranagar }),
      searchTyped({ owner: 'fare', near: null, waypoint: 'drop', text: 'x', onChoice: 'accept' }),
    )
    expect(form().input).toEqual(filledForm)
    expect(form().phase).toEqual({ status: 'submitting' })
    expect(state().fareForm.requestId).toBe(requestId)
  })

  it('is not changed by what is entered in another form', () => {
    const { tell, form } = visitStore()
    tell(fareEdited(filledForm))
    tell(
      placeAccepted({ owner: 'lead', waypoint: 'pickup', place: indiranagar }),
      searchTyped({ owner: 'lead', near: null, waypoint: 'drop', text: 'x', onChoice: 'accept' }),
    )
    expect(form().input).toEqual(filledForm)
  })

  it('starts blank in its reducer as well', () => {
    const { form, requestId } = fareFormReducer(undefined, { type: 'none' })
    expect(form.phase).toEqual({ status: 'untouched' })
    expect(form.input).toEqual({
      pickup: { status: 'empty' },
      drop: { status: 'empty' },
      name: '',
      mobile: '',
      requirement: '',
      consent: true,
      category: 'trucks',
    })
    expect(requestId).toBeNull()
  })
})

describe('what is shown to be wrong', () => {
  const fieldsShown = (problems: FareProblems): readonly string[] =>
    Object.entries(problems).flatMap(([field, problem]) => (problem === null ? [] : [field]))

  it('is nothing at first, though everything is missing', async () => {
    const { tell, state } = visitStore()
    expect(selectFareProblems(state())).toEqual(nothingToShow)
    expect(selectIsFareValid(state())).toBe(false)
    expect(selectHasRoute(state())).toBe(false)
    tell(estimateRequested())
    await settle()
    const missing = ['pickup', 'drop', 'name', 'mobile', 'requirement']
    expect(fieldsShown(selectFareProblems(state()))).toEqual(missing)
  })

  it('is a field once it was left, and goes away when it is right', () => {
    const { tell, state } = visitStore()
    tell(fareEdited({ name: 'Al' }), fareFieldLeft('name'))
    expect(selectFareProblems(state())).toEqual({
      ...nothingToShow,
      name: { kind: 'Wrong', error: { kind: 'NameTooShort', least: 3 } },
    })
    tell(fareEdited({ name: 'Ali' }), fareFieldLeft('name'))
    expect(selectFareProblems(state())).toEqual(nothingToShow)
  })

  it('does not change when the same field is left again', () => {
    const { tell, state } = visitStore()
    tell(fareFieldLeft('name'))
    const { fareForm } = state()
    tell(fareFieldLeft('name'))
    expect(state().fareForm).toBe(fareForm)
  })

  it('is everything once a submit was tried', async () => {
    const { tell, state } = visitStore({ market: marketIn('tr-TR') })
    tell(fareEdited({ consent: false }), estimateRequested())
    await settle()
    expect(selectFareProblems(state())).toEqual({
      pickup: { kind: 'Wrong', error: { kind: 'AddressMissing' } },
      drop: { kind: 'Wrong', error: { kind: 'AddressMissing' } },
      name: { kind: 'Wrong', error: { kind: 'NameMissing' } },
      mobile: { kind: 'Wrong', error: { kind: 'MobileMissing' } },
      requirement: { kind: 'Wrong', error: { kind: 'RequirementMissing' } },
      consent: { kind: 'Wrong', error: { kind: 'ConsentMissing' } },
    })
  })

  it('includes what the service said until the field is edited', async () => {
    const { tell, state } = visitStore({
      quoteFare: () =>
        TE.left(
          formRefused({
            unserved: [],
            formError: null,
            fieldErrors: [{ field: 'mobile', message: 'Blocked.' }],
          }),
        ),
    })
    tell(fareEdited(filledForm), estimateRequested())
    await settle()
    expect(selectFareProblems(state())).toEqual({
      ...nothingToShow,
      mobile: { kind: 'Refused', message: 'Blocked.' },
    })
    tell(fareEdited({ mobile: '123' }))
    expect(selectFareProblems(state()).mobile).toEqual({
      kind: 'Wrong',
      error: { kind: 'MobileMalformed', country: 'IN' },
    })
  })

  it('is nothing once the form may be sent, even after a submit was tried', async () => {
    const { tell, state } = visitStore()
    tell(estimateRequested())
    await settle()
    tell(fareEdited(filledForm))
    expect(selectFareProblems(state())).toEqual(nothingToShow)
    expect(selectIsFareValid(state())).toBe(true)
  })

  it('is only the route for a customer', async () => {
    const { tell, state } = visitStore()
    tell(customerRecognised(asha))
    tell(estimateRequested())
    await settle()
    expect(fieldsShown(selectFareProblems(state()))).toEqual(['pickup', 'drop'])
    tell(fareEdited({ pickup: entryOf(koramangala), drop: entryOf(whitefield) }))
    expect(selectIsFareValid(state())).toBe(true)
  })
})
