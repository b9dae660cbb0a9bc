import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { withBooker } from '../../../src/domain/booking/withBooker.ts'
import { india } from '../../support/fares.ts'
import { anyText } from '../drawn.ts'
import { anyDraft, filledDraft } from './drafts.ts'

const asha = { name: 'Asha Rao', mobile: '9876543210' }
const sent = (name: string, mobile: string) => ({ ...filledDraft, sender: { name, mobile } })
const bookedByAsha = withBooker(india)(asha)

describe('the customer who books an order', () => {
  it.each(['', asha.mobile, '+919876543210', '098765 43210'])(
    'becomes the sender if nobody is named and the number is %j',
    (mobile) => {
      expect(bookedByAsha(sent('Sender', mobile))).toEqual({ ...filledDraft, sender: asha })
    },
  )

  it.each([
    ['Kiran', ''],
    ['Kiran', asha.mobile],
    ['Receiver', ''],
    ['Sender', '9812345678'],
  ])('does not replace the sender %s with the number %j', (name, mobile) => {
    const draft = sent(name, mobile)
    expect(bookedByAsha(draft)).toBe(draft)
  })

  it('becomes a sender with only the name and number that the market accepts', () => {
    const nobody = sent('Sender', '')
    expect(withBooker(india)({ ...asha, name: 'R2-D2' })(nobody).sender).toEqual({
      name: 'Sender',
      mobile: asha.mobile,
    })
    expect(withBooker(india)({ ...asha, mobile: '501234567' })(nobody).sender).toEqual({
      name: 'Asha Rao',
      mobile: '',
    })
  })

  it('changes nothing except the sender, and nothing more the second time', () => {
    const customer = fc.record({
      name: fc.oneof(fc.constant(asha.name), anyText),
      mobile: fc.oneof(fc.constantFrom(asha.mobile, ''), anyText),
    })
    const sender = fc.record({
      name: fc.oneof(fc.constant('Sender'), anyText),
      mobile: fc.constantFrom('', asha.mobile, '9812345678'),
    })
    fc.assert(
      fc.property(anyDraft, sender, customer, (drawn, present, who) => {
        const draft = { ...drawn, sender: present }
        const booked = withBooker(india)(who)(draft)
        expect({ ...booked, sender: present }).toEqual(draft)
        expect(withBooker(india)(who)(booked)).toEqual(booked)
        if (present.name !== 'Sender') expect(booked).toBe(draft)
      }),
    )
  })
})
