import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import { estimateRequested } from '../../../src/application/fare/fareForm.slice.ts'
import type { GoTo } from '../../../src/application/ports/navigation.port.ts'
import { tabReturned } from '../../../src/application/session/session.slice.ts'
import type { Link } from '../../../src/domain/link/link.ts'
import { parseQuery } from '../../../src/domain/link/query.ts'
import { askForFares, elsewhere, refusing } from '../../support/visitFares.ts'
import { makePending, pass, settle, unanswered, type visitStore } from '../../support/visitStore.ts'

describe('the page that shows the fares', () => {
  it('loads while the fares are requested, and the form stays busy until it is ready', async () => {
    const results = makePending<never, unknown>()
    const visit = await askForFares({ loadResults: results.task })
    expect(visit.asked.tokens).toHaveLength(1)
    expect(results.count()).toBe(1)
    expect(visit.form().phase).toEqual({ status: 'submitting' })
    expect(visit.went).toEqual([])
    results.answer(E.right('here'))
    await settle()
    expect(visit.form().phase).toEqual({ status: 'untouched' })
    expect(visit.went).toHaveLength(1)
  })

  it('does not delay the events, and is not opened once the visitor has gone to another page', async () => {
    const place = elsewhere()
    const results = makePending<never, unknown>()
    const visit = await askForFares({ loadResults: results.task, readPage: place.readPage })
    const known = visit.eventNames()
    expect(known).toContain('Get Trip Estimate Successful')
    place.leave()
    results.answer(E.right('here'))
    await settle()
    expect(visit.eventNames()).toEqual(known)
    expect(visit.went).toEqual([])
    expect(visit.form().phase).toEqual({ status: 'untouched' })
  })

  const otherLocale = { site: null, path: '/en-TR/fare_estimate_mob' }
  const otherDocuments: readonly Link[] = [
    { site: 'https://fares.example', path: '/x', query: [] },
    { ...otherLocale, query: [] },
  ]

  it.each(otherDocuments)('is not waited for if it is another document: %j', async (link) => {
    const visit = await askForFares({ loadResults: unanswered, readLink: () => E.right(link) })
    expect(visit.went).toHaveLength(1)
  })

  it('is loaded by the browser in another locale, without people and places in its link', async () => {
    const gone: Array<Parameters<GoTo>> = []
    const visit = await askForFares({
      goTo: (...where) => void gone.push(where),
      readLink: () =>
        E.right({ ...otherLocale, query: parseQuery('?customer_name=Kiran&geo_region_id=4') }),
    })
    expect(gone).toHaveLength(1)
    const [link, how] = gone[0] ?? []
    expect(how).toEqual({ replacing: false, loading: true })
    expect(link).toMatchObject(otherLocale)
    expect(link?.query.slice(0, 2)).toEqual([
      ['geo_region_id', '4'],
      ['service_category', 'trucks'],
    ])
    expect(visit.kept.params[0]?.params).toContainEqual(['customer_name', 'Kiran'])
  })

  it.each<[string, (visit: ReturnType<typeof visitStore>) => unknown]>([
    ['the visitor comes back', ({ tell }) => tell(tabReturned())],
    ['the browser has not left for 15 seconds', () => pass(limits.requestDeadline)],
  ])('keeps the form busy while the browser leaves for it, until %s', async (_, free) => {
    for (const link of otherDocuments) {
      const visit = await askForFares({ readLink: () => E.right(link) })
      visit.tell(estimateRequested())
      await settle()
      expect(visit.asked.quotes).toHaveLength(1)
      expect(visit.form().phase).toEqual({ status: 'submitting' })
      free(visit)
      await settle()
      expect(visit.form().phase).toEqual({ status: 'untouched' })
      visit.tell(estimateRequested())
      await settle()
      const [first, second] = visit.asked.quotes.map(({ context }) => context.requestId)
      expect(second).not.toBe(first)
    }
  })

  it.each(otherDocuments)(
    'leaves the form free if the page around it may prevent that the visitor is led there: %j',
    async (link) => {
      const visit = await askForFares({ mayStay: true, readLink: () => E.right(link) })
      expect(visit.form().phase).toEqual({ status: 'untouched' })
    },
  )

  it('is opened even if it fails to load, because it says so itself', async () => {
    const visit = await askForFares({ loadResults: TE.left('lost') })
    expect(visit.went).toHaveLength(1)
  })

  it('is opened after 15 seconds at the latest', async () => {
    const visit = await askForFares({ loadResults: unanswered })
    await pass(14_999)
    expect(visit.went).toEqual([])
    await pass(1)
    expect(visit.went).toHaveLength(1)
  })

  it('does not delay the message about a refusal', async () => {
    const visit = await askForFares({
      loadResults: unanswered,
      ...refusing({ formError: 'Not today' }),
    })
    expect(visit.form().phase).toMatchObject({ status: 'failed' })
  })
})
