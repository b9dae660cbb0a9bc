import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import type { LeadNeeds } from '../../../src/application/lead/leadFeature.ts'
import {
  leadEdited,
  leadFieldLeft,
  leadOpened,
  leadRequested,
} from '../../../src/application/lead/spotLead.slice.ts'
import { searchTyped } from '../../../src/application/place/locationPicker.slice.ts'
import { placeAccepted } from '../../../src/application/place/placeAccepted.ts'
import type { FormMemoryError } from '../../../src/application/ports/formMemory.port.ts'
import { customerRecognised, sessionEnded } from '../../../src/application/session/session.slice.ts'
import { type LeadDraft, leadDraft } from '../../../src/domain/lead/leadDraft.ts'
import { emptyLeadForm, type LeadForm } from '../../../src/domain/lead/leadForm.ts'
import { filledLead } from '../../domain/lead/leads.ts'
import { asha } from '../../support/account.ts'
import { india, marketIn } from '../../support/fares.ts'
import { entryOf, indiranagar, koramangala } from '../../support/places.ts'
import { makePending, pass, settle, unanswered } from '../../support/visitStore.ts'
import { visitLead } from './visitLead.ts'

const draftOf = (form: LeadForm): LeadDraft => leadDraft({ market: india })(form)
const { category: _, ...entered } = filledLead

/** A visit whose tab recalls a lead by `recall`, and the drafts that it was given to keep. */
const remembering = (recall: LeadNeeds['leadMemory']['recall'], ports: Partial<LeadNeeds> = {}) => {
  const kept: LeadDraft[] = []
  const visit = visitLead({
    leadMemory: {
      recall,
      keep: (draft) => {
        kept.push(draft)
        return TE.right(undefined)
      },
    },
    ...ports,
  })
  return { ...visit, drafts: kept }
}

/** `remembering`, on the page with the form. */
const opening = (...given: Parameters<typeof remembering>) => {
  const visit = remembering(...given)
  visit.tell(leadOpened('trucks'))
  return visit
}

describe('the draft of a lead', () => {
  it('comes back after a reload, with nothing shown as wrong, and never submits itself', async () => {
    const visit = opening(TE.right(draftOf({ ...filledLead, name: 'A' })))
    await pass(60_000)
    expect(visit.form()).toMatchObject({
      input: { ...filledLead, name: 'A' },
      initial: emptyLeadForm(india, 'trucks'),
      phase: { status: 'untouched' },
      touched: [],
      attempted: false,
    })
    expect(visit.asked.callbacks).toEqual([])
    expect(visit.drafts).toEqual([])
  })

  it('takes the category of the page', async () => {
    const visit = remembering(TE.right(draftOf(filledLead)))
    visit.tell(leadOpened('compact'))
    await settle()
    expect(visit.form().input).toEqual({ ...filledLead, category: 'compact' })
  })

  it('waits until its form is opened', async () => {
    const visit = remembering(TE.right(draftOf(filledLead)))
    await pass(limits.requestDeadline)
    expect(visit.lead()).toEqual({ status: 'absent' })
    visit.tell(leadOpened('trucks'))
    await settle()
    expect(visit.form().input).toEqual(filledLead)
  })

  it('keeps what was entered before it was read, fills in the rest, and is kept with both', async () => {
    const draft = makePending<FormMemoryError, LeadDraft | null>()
    const visit = opening(draft.task)
    await settle()
    visit.tell(leadEdited({ name: 'Kiran', consent: false }))
    draft.answer(E.right(draftOf(filledLead)))
    await settle()
    const both = { ...entered, name: 'Kiran', consent: false }
    expect(visit.form().input).toEqual({ ...both, category: 'trucks' })
    expect(visit.drafts).toEqual([{ form: both, country: 'IN' }])
  })

  it('changes nothing that is being sent', async () => {
    const draft = makePending<FormMemoryError, LeadDraft | null>()
    const visit = opening(draft.task, { requestSpotCallback: () => unanswered })
    await settle()
    visit.tell(leadEdited(entered), leadRequested())
    await settle()
    draft.answer(E.right(draftOf({ ...filledLead, consent: !filledLead.consent })))
    await settle()
    expect(visit.form()).toMatchObject({ input: filledLead, phase: { status: 'submitting' } })
  })

  it('comes back without the contact of a customer who logged out meanwhile', async () => {
    const draft = makePending<FormMemoryError, LeadDraft | null>()
    const visit = opening(draft.task)
    await settle()
    visit.tell(customerRecognised(asha), sessionEnded('left'))
    draft.answer(E.right(draftOf(filledLead)))
    await settle()
    const anonymous = { ...entered, name: '', mobile: '', requirement: '' }
    expect(visit.form().input).toMatchObject(anonymous)
    expect(visit.drafts.at(-1)?.form).toEqual(anonymous)
  })

  it('is kept without a contact once its customer has logged out', async () => {
    const visit = opening(TE.right(null))
    await settle()
    visit.tell(leadEdited(entered), sessionEnded('left'))
    expect(visit.drafts.map(({ form }) => form)).toEqual([
      entered,
      { ...entered, name: '', mobile: '', requirement: '' },
    ])
  })

  it('does not bring addresses, number and consent into another country', async () => {
    const market = marketIn('tr-TR')
    const visit = opening(TE.right(draftOf(filledLead)), { market })
    await settle()
    expect(visit.form().input).toEqual({
      ...emptyLeadForm(market, 'trucks'),
      name: filledLead.name,
      requirement: filledLead.requirement,
    })
  })

  it('is kept with every letter and every place, even one that is only typed', async () => {
    const visit = opening(TE.right(null))
    await settle()
    for (const name of ['K', 'Ki']) visit.tell(leadEdited({ name }))
    const search = { owner: 'lead', waypoint: 'drop', near: null, onChoice: 'accept' } as const
    visit.tell(
      placeAccepted({ owner: 'lead', waypoint: 'pickup', place: koramangala }),
      searchTyped({ ...search, text: 'Indira' }),
      placeAccepted({ owner: 'lead', waypoint: 'drop', place: indiranagar }),
    )
    expect(visit.drafts.map(({ form: { name } }) => name).slice(0, 2)).toEqual(['K', 'Ki'])
    expect(visit.drafts.slice(2).map(({ form: { pickup, drop } }) => [pickup, drop])).toEqual([
      [entryOf(koramangala), { status: 'empty' }],
      [entryOf(koramangala), { status: 'typed', text: 'Indira' }],
      [entryOf(koramangala), entryOf(indiranagar)],
    ])
  })

  it('is not kept for events of another form, nor when a field is left', async () => {
    const visit = opening(TE.right(null))
    await settle()
    const search = { waypoint: 'drop', near: null, onChoice: 'accept', text: 'Indira' } as const
    visit.tell(
      leadFieldLeft('name'),
      placeAccepted({ owner: 'fare', waypoint: 'pickup', place: koramangala }),
      searchTyped({ ...search, owner: 'fare' }),
    )
    await pass(1000)
    expect(visit.drafts).toEqual([])
  })

  it('is kept from then on even if this browser refuses to read it, or never answers', async () => {
    const refusing = opening(TE.left({ kind: 'StorageRefused' }))
    await settle()
    expect(refusing.form().input).toEqual(emptyLeadForm(india, 'trucks'))
    const silent = opening(unanswered)
    await pass(limits.requestDeadline)
    for (const visit of [refusing, silent]) {
      visit.tell(leadEdited({ name: 'Asha' }))
      expect(visit.drafts.map(({ form }) => form.name)).toEqual(['Asha'])
      expect(visit.reports).toEqual([])
    }
  })
})
