import { describe, expect, it } from '@jest/globals'
import { bangladesh } from '../../../config/market/countries.ts'
import { estimateRequested, fareEdited } from '../../../src/application/fare/fareForm.slice.ts'
import {
  leadEdited,
  leadOpened,
  leadRequested,
} from '../../../src/application/lead/spotLead.slice.ts'
import { filledLead } from '../../domain/lead/leads.ts'
import { filledForm, marketIn } from '../../support/fares.ts'
import { settle, visitStore } from '../../support/visitStore.ts'
import { visitLead } from '../lead/visitLead.ts'

/** Bangladesh with the phone rule that CONTRIBUTING proposes, and nothing else. */
const opened = {
  ...marketIn('bn-BD'),
  country: {
    ...bangladesh,
    phone: { ...bangladesh.phone, starts: ['13', '14', '15', '16', '17', '18', '19'] },
  },
}

const typed = ['01712-345678', '+880 1712 345678', '০১৭১২৩৪৫৬৭৮']

describe('a country whose phone rule is filled in', () => {
  it.each(typed)('shows fares to its guests: %s', async (mobile) => {
    const visit = visitStore({ market: opened })
    visit.tell(fareEdited({ ...filledForm, mobile }), estimateRequested())
    await settle()
    expect(visit.asked.quotes.map(({ context }) => context.region)).toEqual(['bd'])
    expect(visit.asked.quotes[0]?.enquiry.contact.mobile).toBe('1712345678')
    expect(visit.went).toHaveLength(1)
  })

  it('takes leads from its guests', async () => {
    const visit = visitLead({ market: opened })
    const { category, ...input } = filledLead
    visit.tell(leadOpened(category), leadEdited({ ...input, mobile: '01712345678' }))
    visit.tell(leadRequested())
    await settle()
    expect(visit.asked.callbacks[0]?.enquiry.contact?.mobile).toBe('1712345678')
  })

  it('showed no fares before', async () => {
    const visit = visitStore({ market: marketIn('bn-BD') })
    visit.tell(fareEdited({ ...filledForm, mobile: '01712345678' }), estimateRequested())
    await settle()
    expect(visit.asked.quotes).toEqual([])
  })
})
