import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import { partners } from '../../../config/market/partner.ts'
import type { PartnerNeeds } from '../../../src/application/partner/partnerFeature.ts'
import {
  cityChosen,
  registerMoreRequested,
  registrationEdited,
  registrationFieldLeft,
  registrationOpened,
  registrationRequested,
} from '../../../src/application/partner/partnerRegistration.slice.ts'
import type { FormMemoryError } from '../../../src/application/ports/formMemory.port.ts'
import type { RemoteError } from '../../../src/application/ports/remoteError.ts'
import { sessionEnded } from '../../../src/application/session/session.slice.ts'
import type { PartnerVehicle } from '../../../src/domain/partner/partnerVehicle.ts'
import {
  emptyRegistration,
  type RegistrationForm,
} from '../../../src/domain/partner/registration.ts'
import { tata407 } from '../../support/partner.ts'
import { makePending, pass, settle, unanswered } from '../../support/visitStore.ts'
import { entered, pune, surat, visitPartner } from './visitPartner.ts'

const empty = emptyRegistration(partners)
const inPune: RegistrationForm = { ...empty, ...entered, city: pune }
const inBangalore: RegistrationForm = { ...empty, ...entered }

/**
 * A visit whose tab recalls a registration by `recall`, and what it was given to keep; null if it
 * was told to forget.
 */
const remembering = (
  recall: PartnerNeeds['registrationMemory']['recall'],
  ports: Partial<PartnerNeeds> = {},
) => {
  const kept: Array<RegistrationForm | null> = []
  const visit = visitPartner({
    registrationMemory: {
      recall,
      keep: (form) => {
        kept.push(form)
        return TE.right(undefined)
      },
      forget: () => {
        kept.push(null)
        return TE.right(undefined)()
      },
    },
    ...ports,
  })
  return { ...visit, kept }
}

/** `remembering`, with the form opened. */
const opening = (...given: Parameters<typeof remembering>) => {
  const visit = remembering(...given)
  visit.tell(registrationOpened())
  return visit
}

describe('the draft of a registration', () => {
  it('comes back after a reload with the vehicles of its city, and never submits itself', async () => {
    const visit = opening(TE.right(inPune))
    await pass(60_000)
    expect(visit.form()).toMatchObject({
      input: inPune,
      initial: empty,
      phase: { status: 'untouched' },
      touched: [],
      attempted: false,
    })
    expect(visit.vehicles()).toMatchObject({ status: 'loaded' })
    expect(visit.asked.vehicles.map(({ geoRegionId }) => geoRegionId).at(-1)).toBe(pune.id)
    expect(visit.asked.registrations).toEqual([])
    expect(visit.kept).toEqual([])
  })

  it('does not request the vehicles of the form’s first city twice', async () => {
    const draft = makePending<FormMemoryError, RegistrationForm | null>()
    const visit = opening(draft.task)
    await settle()
    expect(visit.vehicles()).toMatchObject({ status: 'loaded' })
    draft.answer(E.right(inBangalore))
    await settle()
    expect(visit.form().input).toEqual(inBangalore)
    expect(visit.vehicles()).toMatchObject({ status: 'loaded' })
    expect(visit.asked.vehicles.map(({ geoRegionId }) => geoRegionId)).toEqual([empty.city?.id])
  })

  it.each([
    ['the draft comes back', inBangalore, []],
    ['the same city is chosen again', null, [cityChosen(empty.city)]],
  ])('does not request vehicles again that are on their way when %s', async (_, draft, events) => {
    const vehicles = makePending<RemoteError, readonly PartnerVehicle[]>()
    const visit = opening(TE.right(draft), { loadPartnerVehicles: () => vehicles.task })
    visit.tell(...events)
    await settle()
    expect(visit.asked.vehicles.map(({ geoRegionId }) => geoRegionId)).toEqual([empty.city?.id])
    expect(visit.asked.abandoned).toEqual([])
    vehicles.answer(E.right([tata407]))
    await settle()
    expect(visit.vehicles()).toEqual({ status: 'loaded', vehicles: [tata407] })
  })

  it('loses a vehicle that is not a usual one if the list of its city does not load', async () => {
    const draft = makePending<FormMemoryError, RegistrationForm | null>()
    const visit = opening(draft.task, {
      loadPartnerVehicles: () => TE.left({ kind: 'Unreachable', because: 'connection' }),
    })
    await settle()
    expect(visit.vehicles()).toMatchObject({ status: 'failed' })
    draft.answer(E.right({ ...inBangalore, vehicle: { id: 4711, name: 'Cart' } }))
    await settle()
    expect(visit.form().input).toEqual({ ...inBangalore, vehicle: null })
  })

  it.each([
    ['before', TE.right([tata407])],
    [
      'after',
      () =>
        new Promise<E.Either<never, readonly (typeof tata407)[]>>((answer) => {
          setTimeout(() => answer(E.right([tata407])), 1000)
        }),
    ],
  ])(
    'loses a vehicle that its city no longer offers, whose list arrives %s it',
    async (_, vehicles) => {
      const draft = makePending<FormMemoryError, RegistrationForm | null>()
      const visit = opening(draft.task, { loadPartnerVehicles: () => vehicles })
      await settle()
      draft.answer(E.right(inBangalore))
      await pass(2000)
      expect(visit.form().input).toEqual({ ...inBangalore, vehicle: null })
    },
  )

  it('loses a city that is no longer offered, with its vehicle', async () => {
    const visit = opening(TE.right({ ...inPune, city: { id: 99, name: 'atlantis' } }))
    await settle()
    expect(visit.form().input).toEqual({ ...inPune, city: null, vehicle: null })
    expect(visit.vehicles()).toEqual({ status: 'idle' })
  })

  it.each<[string, ReturnType<typeof registrationEdited | typeof cityChosen>, RegistrationForm]>([
    ['a name', registrationEdited({ name: 'Rao' }), { ...inPune, name: 'Rao' }],
    ['a number', registrationEdited({ mobile: '98' }), { ...inPune, mobile: '98' }],
    ['a source', registrationEdited({ infoSource: 'fos' }), { ...inPune, infoSource: 'fos' }],
    ['a city', cityChosen(surat), { ...inPune, city: surat, vehicle: null }],
    [
      'a vehicle of its city',
      registrationEdited({ vehicle: tata407 }),
      { ...inPune, city: empty.city, vehicle: tata407 },
    ],
  ])(
    'keeps what was entered before it was read, and is kept with both: %s',
    async (_, edit, both) => {
      const draft = makePending<FormMemoryError, RegistrationForm | null>()
      const visit = opening(draft.task)
      await settle()
      visit.tell(edit)
      draft.answer(E.right(inPune))
      await settle()
      expect(visit.form().input).toEqual(both)
      expect(visit.kept.at(-1)).toEqual(both)
    },
  )

  it('changes nothing that is being sent', async () => {
    const draft = makePending<FormMemoryError, RegistrationForm | null>()
    const visit = opening(draft.task, { registerPartner: () => unanswered })
    await settle()
    visit.tell(registrationEdited(entered), registrationRequested())
    await settle()
    draft.answer(E.right({ ...inPune, infoSource: 'fos' }))
    await settle()
    expect(visit.form()).toMatchObject({ input: inBangalore, phase: { status: 'submitting' } })
  })

  it('is kept with every change, but not when a field is left', async () => {
    const visit = opening(TE.right(null))
    await settle()
    visit.tell(registrationEdited({ name: 'R' }), cityChosen(surat), registrationFieldLeft('name'))
    expect(visit.kept).toEqual([
      { ...empty, name: 'R' },
      { ...empty, name: 'R', city: surat },
    ])
  })

  it('is forgotten once it was accepted, and the next one starts empty', async () => {
    const visit = opening(TE.right(inBangalore))
    await settle()
    visit.tell(registrationRequested())
    await settle()
    expect(visit.kept).toEqual([null])
    visit.tell(registerMoreRequested())
    await settle()
    expect(visit.form().input).toEqual(empty)
    visit.tell(registrationEdited({ name: 'Rao' }))
    expect(visit.kept).toEqual([null, { ...empty, name: 'Rao' }])
  })

  it('has no contact of a visitor who logged out, before it is read or after', async () => {
    const anonymous = { ...inPune, name: '', mobile: '' }
    const draft = makePending<FormMemoryError, RegistrationForm | null>()
    const early = opening(draft.task)
    await settle()
    early.tell(sessionEnded('left'))
    draft.answer(E.right(inPune))
    await settle()
    expect(early.form().input).toEqual(anonymous)
    const late = opening(TE.right(inPune))
    await settle()
    late.tell(sessionEnded('left'))
    expect(late.form().input).toEqual(anonymous)
    for (const { kept } of [early, late]) expect(kept.at(-1)).toEqual(anonymous)
  })

  it('is kept from then on even if this browser refuses to read it, or never answers', async () => {
    const refusing = opening(TE.left({ kind: 'StorageRefused' }))
    await settle()
    expect(refusing.form().input).toEqual(empty)
    const silent = opening(unanswered)
    await pass(limits.requestDeadline)
    for (const visit of [refusing, silent]) {
      visit.tell(registrationEdited({ name: 'Rao' }))
      expect(visit.kept).toEqual([{ ...empty, name: 'Rao' }])
      expect(visit.reports).toEqual([])
    }
  })
})

describe('a registration that is being sent', () => {
  it('does not hold up the next visitor after its driver has logged out', async () => {
    const visit = opening(TE.right(null), { registerPartner: () => unanswered })
    await settle()
    visit.tell(registrationEdited(entered), registrationRequested())
    await settle()
    visit.tell(sessionEnded('left'))
    expect(visit.form()).toMatchObject({
      input: { ...inBangalore, name: '', mobile: '' },
      phase: { status: 'untouched' },
    })
    visit.tell(registrationEdited(entered), registrationRequested())
    await settle()
    expect(visit.asked.registrations).toHaveLength(2)
  })
})
