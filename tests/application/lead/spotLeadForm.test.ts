import { describe, expect, it } from '@jest/globals'
import type { Action } from '@reduxjs/toolkit'
import { taskEither as TE } from 'fp-ts'
import type { LeadNeeds } from '../../../src/application/lead/leadFeature.ts'
import type {
  LeadCallError,
  SpotCallback,
} from '../../../src/application/lead/requestSpotCallback.port.ts'
import { selectSpotLead } from '../../../src/application/lead/spotLead.selectors.ts'
import {
  leadEdited,
  leadFailureDismissed,
  leadFieldLeft,
  leadOpened,
  leadRequested,
  reopenedDismissed,
} from '../../../src/application/lead/spotLead.slice.ts'
import { modalClosed, modalOpened } from '../../../src/application/modal/modal.slice.ts'
import {
  changeRequested,
  confirmRequested,
  pickerClosed,
  pickerOpened,
  searchTyped,
} from '../../../src/application/place/locationPicker.slice.ts'
import { placeAccepted } from '../../../src/application/place/placeAccepted.ts'
import { authClosed } from '../../../src/application/session/auth.slice.ts'
import { loginWanted } from '../../../src/application/session/loginWanted.slice.ts'
import { customerRecognised } from '../../../src/application/session/session.slice.ts'
import { emptyLeadForm, type LeadField } from '../../../src/domain/lead/leadForm.ts'
import { otherEnd, placeOf } from '../../../src/domain/place/address.ts'
import { filledLead } from '../../domain/lead/leads.ts'
import { asha } from '../../support/account.ts'
import { india, marketIn } from '../../support/fares.ts'
import { makePending } from '../../support/pending.ts'
import { entryOf, indiranagar, koramangala, whitefield } from '../../support/places.ts'
import { nothingKnown } from '../../support/visitAccount.ts'
import { settle, unanswered, visitStore } from '../../support/visitStore.ts'
import { sendLead, visitLead } from './visitLead.ts'

const nothingToShow = { pickup: null, drop: null, name: null, mobile: null, requirement: null }

const openForm = (ports: Partial<LeadNeeds> = {}) => {
  const visit = visitLead(ports)
  visit.tell(leadOpened('trucks'))
  return visit
}

type Said = ReadonlyArray<readonly [field: LeadField, message: string]>

const refused = (said: Said, words: string | null = null) =>
  TE.left<LeadCallError>({
    kind: 'FormRefused',
    message: words,
    fields: said.map(([field, message]) => ({ field, message })),
  })

const refusing = (said: Said, words: string | null = null): Partial<LeadNeeds> => ({
  requestSpotCallback: () => refused(said, words),
})

describe('the lead form', () => {
  it('is absent until its page is opened, and before the lead feature is loaded', () => {
    expect(visitLead().lead()).toEqual({ status: 'absent' })
    expect(visitLead().problems()).toEqual(nothingToShow)
    expect(selectSpotLead(visitStore().state())).toEqual({ status: 'absent' })
  })

  it('opens empty, for the category of its page', () => {
    const { tell, form } = visitLead()
    tell(leadOpened('compact'))
    expect(form().input).toEqual(emptyLeadForm(india, 'compact'))
    expect(form().phase).toEqual({ status: 'untouched' })
  })

  it('keeps what was entered on another page, and takes the category of the new page', () => {
    const { tell, form } = openForm()
    tell(leadEdited({ name: 'Kiran Rao' }), leadOpened('two-wheeler'))
    expect(form().input).toMatchObject({ name: 'Kiran Rao', category: 'two-wheeler' })
    tell(leadOpened('two-wheeler'))
    expect(form().input).toMatchObject({ name: 'Kiran Rao', category: 'two-wheeler' })
  })

  it('takes the places that are settled for it, and no others', () => {
    const { tell, form } = openForm()
    tell(placeAccepted({ owner: 'lead', waypoint: 'pickup', place: koramangala }))
    tell(placeAccepted({ owner: 'lead', waypoint: 'drop', place: whitefield }))
    tell(placeAccepted({ owner: 'fare', waypoint: 'pickup', place: indiranagar }))
    tell(placeAccepted({ owner: 'order', waypoint: 'drop', place: indiranagar }))
    expect(form().input).toMatchObject({
      pickup: entryOf(koramangala),
      drop: entryOf(whitefield),
    })
  })

  it('leaves the fare form alone', () => {
    const { tell, state } = openForm()
    tell(placeAccepted({ owner: 'lead', waypoint: 'pickup', place: koramangala }))
    expect(state().fareForm.form.input.pickup).toEqual({ status: 'empty' })
  })

  it('holds the words typed into a field with its own search, until a place is chosen', () => {
    const { tell, form } = openForm()
    const typed = { owner: 'lead', waypoint: 'pickup', near: null } as const
    tell(searchTyped({ ...typed, text: 'Indira', onChoice: 'accept' }))
    expect(form().input.pickup).toEqual({ status: 'typed', text: 'Indira' })
    tell(searchTyped({ ...typed, text: '', onChoice: 'acceptAndPin' }))
    expect(form().input.pickup).toEqual({ status: 'empty' })
    tell(leadEdited({ pickup: entryOf(koramangala) }))
    tell(searchTyped({ ...typed, text: 'Indira', onChoice: 'pin' }))
    tell(searchTyped({ ...typed, owner: 'fare', text: 'Indira', onChoice: 'accept' }))
    expect(form().input.pickup).toEqual(entryOf(koramangala))
  })

  it('cannot be filled in before it is opened', async () => {
    const { tell, lead, asked } = visitLead()
    tell(
      leadEdited(filledLead),
      placeAccepted({ owner: 'lead', waypoint: 'pickup', place: koramangala }),
      leadRequested(),
    )
    await settle()
    expect(lead()).toEqual({ status: 'absent' })
    expect(asked.callbacks).toEqual([])
  })

  it('changes nothing while it is being sent', async () => {
    const { tell, form } = await sendLead({ requestSpotCallback: () => unanswered })
    tell(
      leadEdited({ name: 'Asha' }),
      leadOpened('compact'),
      placeAccepted({ owner: 'lead', waypoint: 'pickup', place: indiranagar }),
      searchTyped({
        owner: 'lead',
        waypoint: 'drop',
        near: null,
        text: 'x',
        onChoice: 'accept',
      }),
    )
    await settle()
    expect(form().input).toEqual(filledLead)
    expect(form().phase).toEqual({ status: 'submitting' })
  })
})

describe('what is shown to be wrong with a lead', () => {
  it('is nothing at first, though everything is missing', () => {
    expect(openForm().problems()).toEqual(nothingToShow)
  })

  it('is a field once it was left, and goes away when it is right', () => {
    const { tell, problems } = openForm()
    tell(leadEdited({ mobile: '123' }), leadFieldLeft('mobile'))
    expect(problems()).toEqual({
      ...nothingToShow,
      mobile: { kind: 'Wrong', error: { kind: 'MobileMalformed', country: 'IN' } },
    })
    tell(leadEdited({ mobile: '9812345678' }), leadFieldLeft('mobile'))
    expect(problems()).toEqual(nothingToShow)
  })

  it('is everything once it was submitted, and nothing is sent', async () => {
    const { tell, problems, asked } = openForm()
    tell(leadRequested())
    await settle()
    expect(problems()).toEqual({
      pickup: { kind: 'Wrong', error: { kind: 'AddressMissing' } },
      drop: { kind: 'Wrong', error: { kind: 'AddressMissing' } },
      name: { kind: 'Wrong', error: { kind: 'NameMissing' } },
      mobile: { kind: 'Wrong', error: { kind: 'MobileMissing' } },
      requirement: { kind: 'Wrong', error: { kind: 'RequirementMissing' } },
    })
    expect(asked.callbacks).toEqual([])
  })

  it('is only the route for a customer', async () => {
    const { tell, problems } = openForm()
    tell(customerRecognised(asha), leadRequested())
    await settle()
    const missing = { kind: 'Wrong', error: { kind: 'AddressMissing' } }
    expect(problems()).toEqual({ ...nothingToShow, pickup: missing, drop: missing })
  })

  it('is never the consent, not even in Türkiye', async () => {
    const market = marketIn('tr-TR')
    const { asked } = await sendLead({ market }, { mobile: '5321234567', consent: false })
    expect(asked.callbacks).toMatchObject([{ enquiry: { consent: false } }])
  })

  it('is what the service said of a person, until anything is edited', async () => {
    const { tell, problems } = await sendLead(
      refusing([
        ['name', 'Who?'],
        ['mobile', 'Blocked.'],
        ['requirement', 'What for?'],
      ]),
    )
    expect(problems()).toEqual({
      ...nothingToShow,
      name: { kind: 'Refused', message: 'Who?' },
      mobile: { kind: 'Refused', message: 'Blocked.' },
      requirement: { kind: 'Refused', message: 'What for?' },
    })
    tell(leadEdited({ consent: false }))
    expect(problems()).toEqual(nothingToShow)
  })

  it('is what the service said of an address, until that address is chosen again', async () => {
    const { tell, problems } = await sendLead(
      refusing([
        ['pickup', 'Too far.'],
        ['drop', 'Too wet.'],
      ]),
    )
    tell(leadEdited({ name: 'Asha' }))
    tell(placeAccepted({ owner: 'lead', waypoint: 'pickup', place: indiranagar }))
    expect(problems()).toEqual({
      ...nothingToShow,
      drop: { kind: 'Refused', message: 'Too wet.' },
    })
  })
})

describe('an address that the service refuses', () => {
  it.each(['pickup', 'drop'] as const)('is opened again for editing: %s', async (waypoint) => {
    const { reopened, tell, picker } = await sendLead(refusing([[waypoint, 'Too far.']]))
    expect(reopened()).toBe(waypoint)
    const place = placeOf(filledLead[waypoint])
    const near = placeOf(filledLead[otherEnd(waypoint)])?.location
    expect(picker()).toMatchObject({ owner: 'lead', waypoint, onChoice: 'pin', near, place })
    tell(placeAccepted({ owner: 'lead', waypoint, place: indiranagar }))
    expect(reopened()).toBeNull()
  })

  it('is followed by the other one if that was refused as well', async () => {
    const both = refusing([
      ['drop', 'Too wet.'],
      ['pickup', 'Too far.'],
    ])
    const { reopened, tell, picker } = await sendLead(both)
    expect(reopened()).toBe('pickup')
    expect(picker()).toMatchObject({ waypoint: 'pickup' })
    tell(confirmRequested())
    expect(reopened()).toBe('drop')
    expect(picker()).toMatchObject({ waypoint: 'drop', near: placeOf(filledLead.pickup)?.location })
    tell(placeAccepted({ owner: 'lead', waypoint: 'drop', place: indiranagar }))
    expect(reopened()).toBeNull()
  })

  it('stays open when a place is chosen for the other end', async () => {
    const { reopened, tell, picker } = await sendLead(refusing([['drop', 'Too wet.']]))
    tell(changeRequested())
    const searching = picker()
    tell(placeAccepted({ owner: 'lead', waypoint: 'pickup', place: indiranagar }))
    expect(reopened()).toBe('drop')
    expect(picker()).toBe(searching)
  })

  const login = { start: { checksExistence: false, followUp: null }, known: nothingKnown }
  const fareDrop = { owner: 'fare', waypoint: 'drop', near: null, onChoice: 'pin' } as const

  it.each<[string, Action, Action]>([
    ['a login', loginWanted(login), authClosed()],
    ['the choice of a city', modalOpened({ kind: 'citySelector' }), modalClosed()],
    ['an address of another form', pickerOpened({ ...fareDrop, place: null }), pickerClosed()],
    [
      'a search of another form',
      searchTyped({ ...fareDrop, onChoice: 'accept', text: 'Ko' }),
      pickerClosed(),
    ],
  ])('is not opened over %s, but after it', async (_, opened, closed) => {
    const service = makePending<LeadCallError, SpotCallback>()
    const visit = await sendLead({ requestSpotCallback: () => service.task })
    visit.tell(opened)
    const before = visit.picker()
    service.answer(await refused([['drop', 'Too wet.']])())
    await settle()
    expect(visit.picker()).toEqual(before)
    visit.tell(closed)
    expect(visit.picker()).toMatchObject({ owner: 'lead', waypoint: 'drop' })
  })

  it('is not opened once more by a place that is chosen for another form', async () => {
    const { tell, picker } = await sendLead(refusing([['drop', 'Too wet.']]))
    tell(pickerOpened({ ...fareDrop, place: indiranagar }), confirmRequested())
    expect(picker()).toEqual({ status: 'closed' })
  })

  it('is not opened after a login once its page was left', async () => {
    const service = makePending<LeadCallError, SpotCallback>()
    const visit = await sendLead({ requestSpotCallback: () => service.task })
    visit.tell(loginWanted(login))
    service.answer(await refused([['drop', 'Too wet.']])())
    await settle()
    visit.tell(reopenedDismissed(), authClosed())
    expect(visit.picker()).toEqual({ status: 'closed' })
  })

  it('may be left unchanged', async () => {
    const { reopened, tell, problems } = await sendLead(refusing([['drop', 'Too wet.']]))
    tell(reopenedDismissed())
    expect(reopened()).toBeNull()
    expect(problems().drop).toEqual({ kind: 'Refused', message: 'Too wet.' })
  })

  it.each([
    [['drop', 'pickup'], 'pickup'],
    [['name', 'drop', 'pickup'], 'pickup'],
    [['name', 'drop'], 'drop'],
    [['mobile'], null],
  ] as const)('is the pickup first, if any, when the service refuses %j', async (fields, first) => {
    const { reopened } = await sendLead(refusing(fields.map((field) => [field, 'No.'])))
    expect(reopened()).toBe(first)
  })

  it.each([null, 'Sorry! No service is available'])(
    'is shown at its field, but not opened on a page that the visitor has gone to: %s',
    async (words) => {
      let url = 'https://hathi.example/en-IN/services'
      const service = makePending<LeadCallError, never>()
      const { reopened, problems } = await sendLead({
        readPage: () => ({ url, isDeviceMobile: true }),
        requestSpotCallback: () => service.task,
      })
      url = 'https://hathi.example/en-IN/support'
      service.answer(await refused([['drop', 'Too wet.']], words)())
      await settle()
      expect(reopened()).toBeNull()
      expect(problems().drop).toEqual({ kind: 'Refused', message: 'Too wet.' })
    },
  )

  it('is closed once the lead is sent again', async () => {
    let calls = 0
    const { requestSpotCallback } = refusing([['drop', 'Too wet.']])
    const { reopened, tell } = await sendLead({
      requestSpotCallback: (...args) => {
        calls += 1
        return calls === 1 ? (requestSpotCallback?.(...args) ?? unanswered) : unanswered
      },
    })
    tell(leadRequested())
    await settle()
    expect(reopened()).toBeNull()
  })
})

describe('the failure under the button', () => {
  it('is the service’s message, beside those at the fields', async () => {
    const { form, tell, problems } = await sendLead(
      refusing([['name', 'Who?']], 'Sorry! No service is available'),
    )
    expect(form().phase).toEqual({
      status: 'failed',
      failure: { kind: 'FormRefused', message: 'Sorry! No service is available' },
    })
    expect(problems().name).toEqual({ kind: 'Refused', message: 'Who?' })
    tell(leadFailureDismissed())
    expect(form().phase).toEqual({ status: 'untouched' })
    expect(form().input).toEqual(filledLead)
  })

  it('is absent if the fields show it', async () => {
    const { form, reports } = await sendLead(refusing([['name', 'Who?']]))
    expect(form().phase).toEqual({ status: 'failed', failure: null })
    expect(reports).toEqual([])
  })

  it('is reported to the operators if the service gave no message', async () => {
    const { form, reports } = await sendLead(refusing([]))
    expect(form().phase).toEqual({
      status: 'failed',
      failure: { kind: 'FormRefused', message: null },
    })
    expect(reports).toEqual([{ tag: 'LEAD', about: 'refused without a word' }])
  })
})
