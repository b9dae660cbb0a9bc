import { describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import {
  estimateAbandoned,
  estimateRequested,
  fareEdited,
} from '../../../src/application/fare/fareForm.slice.ts'
import { customerRecognised, sessionEnded } from '../../../src/application/session/session.slice.ts'
import { asha } from '../../support/account.ts'
import { filledForm, marketIn, quote } from '../../support/fares.ts'
import { entryOf, indiranagar, koramangala } from '../../support/places.ts'
import { askForFares, elsewhere, refusing } from '../../support/visitFares.ts'
import { makePending, settle, visitStore } from '../../support/visitStore.ts'
import { nothingKept, quietPorts } from '../../support/world.ts'

describe('fares that arrive after the visitor went to another page', () => {
  it('do not lead to the results, and leave the form as it was', async () => {
    const place = elsewhere()
    const validator = makePending<never, typeof quote>()
    const visit = await askForFares({
      quoteFare: () => validator.task,
      readPage: place.readPage,
    })
    place.leave()
    validator.answer(E.right(quote))
    await settle()
    expect(visit.went).toEqual([])
    expect(visit.results().status).not.toBe('shown')
    expect(visit.form()).toMatchObject({ input: filledForm, phase: { status: 'untouched' } })
  })
})

describe('fares that are still on their way when their customer logs out', () => {
  const onlyRoute = { pickup: entryOf(koramangala), drop: entryOf(indiranagar) }

  it.each([
    ['order review', 'en-IN'],
    ['the results', 'en-AE'],
  ])('do not lead to %s, and keep none of the customer’s details', async (_, locale) => {
    const token = makePending<never, string>()
    const visit = visitStore({ market: marketIn(locale), issueFareToken: () => token.task })
    visit.tell(customerRecognised(asha), fareEdited(onlyRoute), estimateRequested())
    await settle()
    expect(visit.form().phase).toEqual({ status: 'submitting' })
    visit.tell(sessionEnded('left'))
    expect(visit.form().phase).toEqual({ status: 'untouched' })
    token.answer(E.right('token-9'))
    await settle()
    expect(visit.went).toEqual([])
    expect(visit.kept).toMatchObject({ orders: [], params: [] })
    expect(visit.results().status).not.toBe('shown')
  })

  it('do not show the next visitor that they were refused', async () => {
    const visit = visitStore(refusing({ fieldErrors: [{ field: 'mobile', message: 'Blocked.' }] }))
    visit.tell(customerRecognised(asha), fareEdited(onlyRoute), estimateRequested())
    await settle()
    expect(visit.form().phase).toEqual({
      status: 'failed',
      failure: { kind: 'FormRefused', message: 'Blocked.' },
    })
    visit.tell(sessionEnded('left'))
    expect(visit.form()).toMatchObject({ input: onlyRoute, phase: { status: 'untouched' } })
  })

  it('can be requested by the next visitor under a request id of their own', async () => {
    const validator = makePending<never, typeof quote>()
    const visit = visitStore({ quoteFare: () => validator.task })
    visit.tell(customerRecognised(asha), fareEdited(onlyRoute), estimateRequested())
    await settle()
    visit.tell(sessionEnded('left'), fareEdited(filledForm), estimateRequested())
    await settle()
    const [first, second] = visit.asked.quotes.map(({ context }) => context)
    expect(first?.credentials).toMatchObject({ mobile: asha.mobile })
    expect(second).not.toHaveProperty('credentials')
    expect(second?.requestId).not.toBe(first?.requestId)
    while (validator.count() > 0) validator.answer(E.right(quote))
    await settle()
    expect(visit.went).toHaveLength(1)
  })
})

describe('an estimate that is abandoned', () => {
  it('goes nowhere when its fares arrive, and reuses its request id the next time', async () => {
    const validator = makePending<never, typeof quote>()
    const visit = await askForFares({ quoteFare: () => validator.task })
    visit.tell(estimateAbandoned())
    expect(visit.form()).toMatchObject({ input: filledForm, phase: { status: 'untouched' } })
    validator.answer(E.right(quote))
    await settle()
    expect(visit.asked.tokens).toEqual([])
    expect(visit.went).toEqual([])
    expect(visit.eventNames()).toEqual(['Get Trip Estimate Click'])
    expect(visit.form()).toMatchObject({ input: filledForm, phase: { status: 'untouched' } })

    visit.tell(estimateRequested())
    await settle()
    validator.answer(E.right(quote))
    await settle()
    expect(visit.asked.quotes.map(({ context }) => context.requestId)).toEqual([
      'request-1',
      'request-1',
    ])
    expect(visit.went).toHaveLength(1)
  })

  it('goes nowhere even after its fares have arrived', async () => {
    const keeping = makePending<never, undefined>()
    const visit = await askForFares({
      memory: { ...quietPorts.memory, params: { ...nothingKept, keep: () => keeping.task } },
    })
    expect(visit.form().phase).toEqual({ status: 'succeeded' })
    visit.tell(estimateAbandoned())
    keeping.answer(E.right(undefined))
    await settle()
    expect(visit.went).toEqual([])
    expect(visit.form()).toMatchObject({ input: filledForm, phase: { status: 'untouched' } })
  })

  it('does not open the results if the visitor changes the page while details are being kept', async () => {
    let url = 'https://hathi.example/en-IN/fare-estimate'
    const keeping = makePending<never, undefined>()
    const visit = await askForFares({
      readPage: () => ({ url, isDeviceMobile: true }),
      memory: { ...quietPorts.memory, params: { ...nothingKept, keep: () => keeping.task } },
    })
    url = 'https://hathi.example/en-IN/support'
    keeping.answer(E.right(undefined))
    await settle()
    expect(visit.went).toEqual([])
    expect(visit.form().phase).toEqual({ status: 'untouched' })
  })
})
