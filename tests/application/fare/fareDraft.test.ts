import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import {
  addressesCleared,
  addressesSwapped,
  estimateRequested,
  fareEdited,
  fareFieldLeft,
} from '../../../src/application/fare/fareForm.slice.ts'
import type { FareMemory } from '../../../src/application/fare/fareMemory.port.ts'
import { searchTyped } from '../../../src/application/place/locationPicker.slice.ts'
import { placeAccepted } from '../../../src/application/place/placeAccepted.ts'
import type { FormMemoryError } from '../../../src/application/ports/formMemory.port.ts'
import {
  customerRecognised,
  restoringStarted,
  sessionEnded,
} from '../../../src/application/session/session.slice.ts'
import { type FareDraft, fareDraft } from '../../../src/domain/fare/fareDraft.ts'
import { emptyFareForm, type FareForm } from '../../../src/domain/fare/fareForm.ts'
import { asha } from '../../support/account.ts'
import { filledForm, india, marketIn } from '../../support/fares.ts'
import { entryOf, indiranagar, koramangala } from '../../support/places.ts'
import { makePending, pass, settle, unanswered, visitStore } from '../../support/visitStore.ts'
import { nothingKept } from '../../support/world.ts'

const remembering = (recall: FareMemory['draft']['recall']): { readonly memory: FareMemory } => ({
  memory: {
    draft: { ...nothingKept, recall },
    params: nothingKept,
  },
})

const draftOf = (form: FareForm): FareDraft => fareDraft({ market: india, landing: [] })(form)

describe('the draft of the fare form', () => {
  it('comes back after a reload, with nothing shown as wrong', async () => {
    const visit = visitStore(remembering(TE.right(draftOf({ ...filledForm, name: 'A' }))))
    await settle()
    expect(visit.form()).toMatchObject({
      input: { ...filledForm, name: 'A' },
      phase: { status: 'untouched' },
      touched: [],
      attempted: false,
    })
    expect(visit.form().initial).toEqual(emptyFareForm(india, 'trucks'))
  })

  it('never submits itself', async () => {
    const visit = visitStore(remembering(TE.right(draftOf(filledForm))))
    await pass(60_000)
    expect(visit.asked.quotes).toEqual([])
    expect(visit.eventNames()).toEqual([])
    visit.tell(estimateRequested())
    await settle()
    expect(visit.asked.quotes).toHaveLength(1)
  })

  it('does not overwrite what was entered before it was read', async () => {
    const draft = makePending<FormMemoryError, FareDraft | null>()
    const visit = visitStore(remembering(draft.task))
    await settle()
    visit.tell(fareEdited({ name: 'Asha' }))
    draft.answer(E.right(draftOf(filledForm)))
    await settle()
    expect(visit.form().input).toEqual({ ...filledForm, name: 'Asha' })
  })

  it.each<[string, Partial<FareForm>]>([
    ['pickup', { pickup: entryOf(indiranagar) }],
    ['drop', { drop: { status: 'typed', text: 'White' } }],
    ['mobile', { mobile: '9' }],
    ['requirement', { requirement: 'personal' }],
    ['consent', { consent: false }],
    ['category', { category: 'two-wheeler' }],
  ])('keeps what was entered before it was read, and fills in the rest: %s', async (_, entered) => {
    const draft = makePending<FormMemoryError, FareDraft | null>()
    const visit = visitStore(remembering(draft.task))
    await settle()
    visit.tell(fareEdited(entered))
    draft.answer(E.right(draftOf(filledForm)))
    await settle()
    expect(visit.form().input).toEqual({ ...filledForm, ...entered })
    expect(visit.form().phase).toEqual({ status: 'validating' })
  })

  it('restores a changed consent and category if nothing else was chosen', async () => {
    const other: FareForm = { ...filledForm, consent: false, category: 'two-wheeler' }
    const visit = visitStore(remembering(TE.right(draftOf(other))))
    await settle()
    expect(visit.form().input).toEqual(other)
  })

  it('changes nothing while the form is being submitted', async () => {
    const draft = makePending<FormMemoryError, FareDraft | null>()
    const visit = visitStore({ ...remembering(draft.task), quoteFare: () => unanswered })
    await settle()
    const sent: FareForm = { ...filledForm, consent: true, requirement: 'business' }
    visit.tell(fareEdited(sent), estimateRequested())
    await settle()
    expect(visit.form().phase).toEqual({ status: 'submitting' })
    draft.answer(E.right(draftOf({ ...filledForm, consent: false })))
    await settle()
    expect(visit.form().input).toEqual(sent)
    expect(visit.form().phase).toEqual({ status: 'submitting' })
  })

  it.each([
    ['whatever came of it', []],
    ['also where something else was mended since', [fareEdited({ name: 'Asha Rani' })]],
  ])('changes nothing that was submitted, %s', async (_, mended) => {
    const draft = makePending<FormMemoryError, FareDraft | null>()
    const visit = visitStore({
      ...remembering(draft.task),
      quoteFare: () => TE.left({ kind: 'Unreachable', because: 'connection' }),
    })
    await settle()
    visit.tell(fareEdited(filledForm), estimateRequested())
    await settle()
    expect(visit.form().phase.status).toBe('failed')
    visit.tell(...mended)
    const sent = visit.form()
    draft.answer(E.right(draftOf({ ...filledForm, consent: false, category: 'two-wheeler' })))
    await settle()
    expect(visit.form()).toEqual(sent)
  })

  it('comes back into a form that waits to know whether its visitor is a customer', async () => {
    const draft = makePending<FormMemoryError, FareDraft | null>()
    const visit = visitStore(remembering(draft.task))
    await settle()
    const { pickup, drop } = filledForm
    visit.tell(restoringStarted(asha), fareEdited({ pickup, drop }), estimateRequested())
    await settle()
    expect(visit.form().phase).toEqual({ status: 'submitting' })
    draft.answer(E.right(draftOf(filledForm)))
    await settle()
    expect(visit.form()).toMatchObject({ input: filledForm, phase: { status: 'submitting' } })
    expect(visit.kept.drafts.at(-1)?.form).toEqual(filledForm)
  })

  it('comes back without the contact of a customer who logged out meanwhile', async () => {
    const draft = makePending<FormMemoryError, FareDraft | null>()
    const visit = visitStore(remembering(draft.task))
    await settle()
    visit.tell(customerRecognised(asha), sessionEnded('left'))
    draft.answer(E.right(draftOf(filledForm)))
    await settle()
    const anonymous = { ...filledForm, name: '', mobile: '', requirement: '' }
    expect(visit.form().input).toEqual(anonymous)
    expect(visit.kept.drafts.at(-1)?.form).toEqual(anonymous)
  })

  it.each([
    ['there is none', TE.right(null)],
    ['this browser keeps nothing', TE.left({ kind: 'StorageRefused' as const })],
  ])('leaves the form empty and is kept from then on if %s', async (_, recall) => {
    const visit = visitStore(remembering(recall))
    await settle()
    expect(visit.form().input).toEqual(emptyFareForm(india, 'trucks'))
    visit.tell(fareEdited({ name: 'Asha' }))
    expect(visit.kept.drafts.map(({ form }) => form.name)).toEqual(['Asha'])
    expect(visit.reports).toEqual([])
  })

  it('is kept together with what was entered while it was being read', async () => {
    const draft = makePending<FormMemoryError, FareDraft | null>()
    const visit = visitStore(remembering(draft.task))
    await settle()
    visit.tell(fareEdited({ name: 'Asha' }))
    draft.answer(E.right(draftOf(filledForm)))
    await settle()
    expect(visit.kept.drafts.map(({ form }) => form)).toEqual([{ ...filledForm, name: 'Asha' }])
  })

  it('is kept after a deadline even if the memory never answers', async () => {
    const visit = visitStore(remembering(() => new Promise(() => undefined)))
    await pass(limits.requestDeadline)
    visit.tell(fareEdited({ name: 'Asha' }))
    expect(visit.kept.drafts.map(({ form }) => form.name)).toEqual(['Asha'])
  })

  it('is kept with every letter, so that leaving the page in mid-word loses nothing', async () => {
    const visit = visitStore()
    await settle()
    const typed = ['K', 'Ki', 'Kir', 'Kiran']
    for (const name of typed) visit.tell(fareEdited({ name }))
    expect(visit.kept.drafts.map(({ form }) => form.name)).toEqual(typed)
  })

  it('is kept even while an earlier letter is still being written', async () => {
    const names: string[] = []
    const keep: FareMemory['draft']['keep'] = ({ form }) => {
      names.push(form.name)
      return () => new Promise(() => undefined)
    }
    const { memory } = remembering(TE.right(null))
    const visit = visitStore({ memory: { ...memory, draft: { ...memory.draft, keep } } })
    await settle()
    visit.tell(fareEdited({ name: 'K' }), fareEdited({ name: 'Ki' }))
    expect(names).toEqual(['K', 'Ki'])
  })

  it('is kept for every kind of change to the form', async () => {
    const visit = visitStore()
    await settle()
    visit.tell(placeAccepted({ owner: 'fare', waypoint: 'pickup', place: koramangala }))
    visit.tell(placeAccepted({ owner: 'fare', waypoint: 'drop', place: indiranagar }))
    visit.tell(addressesSwapped(), addressesCleared())
    const [first, second, swapped, cleared] = visit.kept.drafts.map(({ form }) => form)
    expect(first?.pickup).toEqual(entryOf(koramangala))
    expect(second?.drop).toEqual(entryOf(indiranagar))
    expect(swapped).toMatchObject({
      pickup: entryOf(indiranagar),
      drop: entryOf(koramangala),
    })
    expect(cleared).toMatchObject({ pickup: { status: 'empty' }, drop: { status: 'empty' } })
  })

  it('comes back with the words that were typed over a place, not with the place', async () => {
    const visit = visitStore()
    await settle()
    const search = { owner: 'fare', waypoint: 'pickup', near: null, onChoice: 'accept' } as const
    visit.tell(placeAccepted({ owner: 'fare', waypoint: 'pickup', place: koramangala }))
    for (const text of ['I', 'In', 'Indira']) visit.tell(searchTyped({ ...search, text }))
    const reloaded = visitStore(remembering(TE.right(visit.kept.drafts.at(-1) ?? null)))
    await settle()
    expect(reloaded.form().input.pickup).toEqual({ status: 'typed', text: 'Indira' })
    visit.tell(searchTyped({ ...search, text: '' }))
    expect(visit.kept.drafts.at(-1)?.form.pickup).toEqual({ status: 'empty' })
  })

  it('is not kept for an address of another form, nor for words that open the map', async () => {
    const visit = visitStore()
    await settle()
    const search = { waypoint: 'drop', near: null, text: 'Indira' } as const
    visit.tell(
      placeAccepted({ owner: 'lead', waypoint: 'pickup', place: koramangala }),
      searchTyped({ ...search, owner: 'lead', onChoice: 'accept' }),
      searchTyped({ ...search, owner: 'fare', onChoice: 'pin' }),
    )
    await pass(1000)
    expect(visit.kept.drafts).toEqual([])
  })

  it('is not kept when a field is merely left', async () => {
    const visit = visitStore()
    await settle()
    visit.tell(fareFieldLeft('name'))
    await pass(1000)
    expect(visit.kept.drafts).toEqual([])
  })
})

describe('a draft that another page left', () => {
  const bike = { ...filledForm, category: 'two-wheeler' as const }
  const linked = (category: string) => ({ landing: [['service_category', category]] as const })

  it.each(['trucks', '4'])(
    'loses its category to the one that a link asks for: %s',
    async (named) => {
      const visit = visitStore({ ...remembering(TE.right(draftOf(bike))), ...linked(named) })
      await settle()
      expect(visit.form().input).toEqual(filledForm)
    },
  )

  it('keeps its category if a link names none', async () => {
    const visit = visitStore({ ...remembering(TE.right(draftOf(bike))), ...linked('') })
    await settle()
    expect(visit.form().input.category).toBe('two-wheeler')
  })

  it('keeps the category that was chosen after following the same link, even after a reload', async () => {
    const first = visitStore(linked('trucks'))
    await settle()
    first.tell(fareEdited({ category: 'two-wheeler' }))
    const [kept = null] = first.kept.drafts
    const reloaded = visitStore({ ...remembering(TE.right(kept)), ...linked('trucks') })
    await settle()
    expect(reloaded.form().input.category).toBe('two-wheeler')
  })

  it('does not bring addresses, number and consent into another country', async () => {
    const market = marketIn('tr-TR')
    const visit = visitStore({ market, ...remembering(TE.right(draftOf(bike))) })
    await settle()
    expect(visit.form().input).toEqual({
      ...emptyFareForm(market, 'two-wheeler'),
      name: filledForm.name,
      requirement: filledForm.requirement,
    })
  })

  it('leaves a form in another country as it is if nothing was entered before it was read', async () => {
    const draft = makePending<FormMemoryError, FareDraft | null>()
    const visit = visitStore({ market: marketIn('tr-TR'), ...remembering(draft.task) })
    await settle()
    visit.tell(fareFieldLeft('name'))
    draft.answer(E.right(draftOf(bike)))
    await settle()
    expect(visit.form().touched).toEqual(['name'])
    expect(visit.kept.drafts).toEqual([])
  })

  it('is restored in full in another language of the same country', async () => {
    const left = fareDraft({ market: marketIn('tr-TR'), landing: [] })(filledForm)
    const visit = visitStore({ market: marketIn('en-TR'), ...remembering(TE.right(left)) })
    await settle()
    expect(visit.form().input).toEqual(filledForm)
  })
})
