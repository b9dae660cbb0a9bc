import { describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import {
  isAsSaved,
  parseStopForm,
  type StopForm,
  stopFormOf,
} from '../../../src/domain/booking/stopForm.ts'
import { noAddress } from '../../../src/domain/place/address.ts'
import { india, marketIn } from '../../support/fares.ts'
import { entryOf, koramangala, whitefield } from '../../support/places.ts'
import { filledDraft } from './drafts.ts'

const whole: StopForm = {
  address: entryOf(koramangala),
  house: ' 12, 2nd floor ',
  name: ' Kiran  Rao ',
  mobile: '+91 98123-45678',
}

describe('an end of the route as it is edited', () => {
  it('begins with the values of the draft, but without a fallback name', () => {
    expect(stopFormOf('pickup')(filledDraft)).toEqual({
      address: entryOf(koramangala),
      house: '12, 2nd floor',
      name: 'Kiran Rao',
      mobile: '9812345678',
    })
    const unnamed = { ...filledDraft, receiver: { name: 'Receiver', mobile: '' } }
    expect(stopFormOf('drop')(unnamed)).toMatchObject({ name: '', mobile: '' })
    // A receiver may have that name: only a fallback counts as unnamed.
    const called = { ...filledDraft, receiver: { name: 'Sender', mobile: '' } }
    expect(stopFormOf('drop')(called).name).toBe('Sender')
  })

  it('begins with the typed text of an address that has no point', () => {
    const drop = { landmark: 'Whitefield', location: null, house: '' }
    expect(stopFormOf('drop')({ ...filledDraft, drop }).address).toEqual({
      status: 'typed',
      text: 'Whitefield',
    })
    expect(
      stopFormOf('drop')({ ...filledDraft, drop: { ...drop, landmark: ' ' } }).address,
    ).toEqual(noAddress)
  })

  it('counts as saved only if nothing but outer spaces differs', () => {
    const saved = stopFormOf('pickup')(filledDraft)
    const is = (change: Partial<StopForm>) =>
      isAsSaved('pickup')(filledDraft)({ ...saved, ...change })
    expect(is({ house: ` ${saved.house} `, name: ` ${saved.name} ` })).toBe(true)
    expect(is({ mobile: ` ${saved.mobile} ` })).toBe(true)
    const spotless = { ...filledDraft, pickup: { ...filledDraft.pickup, location: null } }
    const typed = (text: string): StopForm => ({ ...saved, address: { status: 'typed', text } })
    expect(isAsSaved('pickup')(spotless)(typed(` ${koramangala.landmark} `))).toBe(true)
    expect(isAsSaved('pickup')(spotless)(typed('Kora'))).toBe(false)
    expect(is({ house: '' })).toBe(false)
    expect(is({ name: 'Asha Rao' })).toBe(false)
    expect(is({ mobile: '9876543210' })).toBe(false)
    expect(is({ address: entryOf(whitefield) })).toBe(false)
    // Another point with the same landmark, and the same text without a point.
    const location = { lat: 12.9353, lng: 77.6245 }
    expect(is({ address: entryOf({ ...koramangala, location }) })).toBe(false)
    expect(is({ address: { status: 'typed', text: koramangala.landmark } })).toBe(false)
    expect(is({ address: noAddress })).toBe(false)
  })

  it('counts as saved without the outer spaces that the draft has', () => {
    const spaced = {
      ...filledDraft,
      sender: { name: ' Kiran Rao ', mobile: ' 9812345678 ' },
      pickup: { landmark: ' Whitefield ', location: null, house: ' 12 ' },
    }
    const typed: StopForm = {
      address: { status: 'typed', text: 'Whitefield' },
      house: '12',
      name: 'Kiran Rao',
      mobile: '9812345678',
    }
    expect(isAsSaved('pickup')(spaced)(typed)).toBe(true)
  })

  it('is parsed to normalized values, with an empty house if none is given', () => {
    expect(parseStopForm(india)(whole)).toEqual(
      E.right({
        stop: {
          landmark: koramangala.landmark,
          location: koramangala.location,
          house: '12, 2nd floor',
        },
        party: { name: 'Kiran Rao', mobile: '9812345678' },
      }),
    )
    expect(parseStopForm(india)({ ...whole, house: '' })).toMatchObject({
      right: { stop: { house: '' } },
    })
  })

  it('reports all of its errors at once', () => {
    expect(parseStopForm(india)({ address: noAddress, house: '', name: '', mobile: '' })).toEqual(
      E.left({
        address: { kind: 'AddressMissing' },
        name: { kind: 'NameMissing' },
        mobile: { kind: 'MobileMissing' },
      }),
    )
  })

  it('is judged by the rules of its market', () => {
    const form = { ...whole, mobile: '0501234567' }
    expect(parseStopForm(india)(form)).toMatchObject({
      left: { mobile: { kind: 'MobileMalformed' } },
    })
    expect(parseStopForm(marketIn('en-AE'))(form)).toMatchObject({
      right: { party: { mobile: '501234567' } },
    })
  })
})
