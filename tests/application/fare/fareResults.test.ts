import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { estimateRequested, fareEdited } from '../../../src/application/fare/fareForm.slice.ts'
import type { FareMemory } from '../../../src/application/fare/fareMemory.port.ts'
import {
  bookingAwaited,
  estimateShown,
  resultsOpened,
  routeEditRequested,
} from '../../../src/application/fare/fareResults.slice.ts'
import type { RecallEstimateError } from '../../../src/application/fare/recallEstimate.port.ts'
import type { FormMemoryError } from '../../../src/application/ports/formMemory.port.ts'
import type { FareEstimate } from '../../../src/domain/fare/fareQuote.ts'
import { parseQuery } from '../../../src/domain/link/query.ts'
import { noAddress } from '../../../src/domain/place/address.ts'
import { content, estimate, filledForm, marketIn, quote, quotedIn } from '../../support/fares.ts'
import { told } from '../../support/told.ts'
import { makePending, pass, settle, unanswered, visitStore } from '../../support/visitStore.ts'
import { nothingKept } from '../../support/world.ts'

const path = '/en-IN/fare_estimate_mob'

const opened = (search: string) => resultsOpened({ path, query: parseQuery(search) })

const keeping = (keep: FareMemory['params']['keep']): FareMemory => ({
  draft: nothingKept,
  params: { ...nothingKept, keep },
})

const incomplete = { status: 'failed', error: { kind: 'LinkIncomplete' } }

describe('the results page', () => {
  it('opened by the form shows the fresh estimate without requesting it', async () => {
    const { tell, asked, went, results } = visitStore()
    tell(fareEdited(filledForm), estimateRequested())
    await settle()
    expect(asked.contents).toHaveLength(1)
    expect(asked.recalls).toEqual([])
    expect(results()).toMatchObject({ status: 'shown', estimate: { token: 'token-1' } })
    expect(went).toHaveLength(1)
  })

  it('opened by a link recalls its estimate', async () => {
    const { tell, asked, results } = visitStore()
    tell(opened('?fare_estimate_token=token-1&geo_region_id=4'))
    expect(results()).toEqual({ status: 'recalling', token: 'token-1' })
    await settle()
    expect(asked.recalls).toEqual([
      {
        token: 'token-1',
        context: { requestId: 'request-1', region: 'in', locale: 'en-IN' },
      },
    ])
    expect(results()).toEqual({ status: 'shown', estimate, bookedVehicleId: null })
  })

  it('opened by a link that was copied with blanks recalls its estimate all the same', async () => {
    const { tell, asked, results } = visitStore()
    tell(opened('?geo_region_id=4&fare_estimate_token=token-1%20%0A'))
    await settle()
    expect(asked.recalls.map(({ token }) => token)).toEqual(['token-1'])
    expect(results().status).toBe('shown')
  })

  it('still recalls its estimate when a booking of the one before is given up', async () => {
    const { tell, results } = visitStore()
    tell(opened('?fare_estimate_token=token-1'), bookingAwaited(null))
    expect(results()).toEqual({ status: 'recalling', token: 'token-1' })
    await settle()
    expect(results()).toMatchObject({ status: 'shown' })
  })

  it('requests an estimate only if its token is not the one that is shown', async () => {
    const { tell, asked } = visitStore()
    tell(opened('?fare_estimate_token=token-1'))
    await settle()
    tell(opened('?fare_estimate_token=token-1'))
    await settle()
    expect(asked.recalls).toHaveLength(1)
    tell(opened('?fare_estimate_token=token-2'))
    await settle()
    expect(asked.recalls.map(({ token }) => token)).toEqual(['token-1', 'token-2'])
  })

  it.each<RecallEstimateError>([
    { kind: 'EstimateUnknown' },
    { kind: 'EstimateExpired' },
    { kind: 'NetworkError', because: 'failed', message: 'No.' },
    { kind: 'RefusalUnreadable', because: 'failed' },
    { kind: 'Unreachable', because: 'offline' },
    { kind: 'ContractBroken', call: 'fareEstimate', paths: [] },
  ])('says why there is nothing to show, and can be opened again: %j', async (error) => {
    let isDown = true
    const { tell, results, reports } = visitStore({
      recallEstimate: () => (isDown ? TE.left(error) : TE.right(estimate)),
    })
    tell(opened('?fare_estimate_token=token-1'))
    await settle()
    expect(results()).toEqual({ status: 'failed', error })
    expect(reports).toEqual(told(error, { tag: 'FARE_ESTIMATE', about: `estimate: ${error.kind}` }))
    isDown = false
    tell(opened('?fare_estimate_token=token-1'))
    await settle()
    expect(results().status).toBe('shown')
  })

  it('gives up after 15 seconds', async () => {
    const { tell, results } = visitStore({ recallEstimate: () => unanswered })
    tell(opened('?fare_estimate_token=token-1'))
    await pass(14_999)
    expect(results().status).toBe('recalling')
    await pass(1)
    expect(results()).toEqual({
      status: 'failed',
      error: { kind: 'Unreachable', because: 'timeout' },
    })
  })

  it('shows the estimate that was opened last, whichever answers first', async () => {
    const first = makePending<RecallEstimateError, FareEstimate>()
    const second = makePending<RecallEstimateError, FareEstimate>()
    const { tell, results } = visitStore({
      recallEstimate: (token) => (token === 'token-1' ? first.task : second.task),
    })
    tell(opened('?fare_estimate_token=token-1'))
    await settle()
    tell(opened('?fare_estimate_token=token-2'))
    await settle()
    second.answer(E.right({ ...estimate, token: 'token-2' }))
    await settle()
    first.answer(E.right(estimate))
    await settle()
    expect(results()).toMatchObject({ status: 'shown', estimate: { token: 'token-2' } })
  })

  it.each<readonly [string, E.Either<RecallEstimateError, FareEstimate>]>([
    ['comes', E.right({ ...estimate, token: 'token-2' })],
    ['fails', E.left({ kind: 'EstimateExpired' })],
  ])(
    'shows fares that were just quoted even if the estimate of a link %s after them',
    async (_, late) => {
      const linked = makePending<RecallEstimateError, FareEstimate>()
      const kept = makePending<FormMemoryError, void>()
      const { tell, results } = visitStore({
        recallEstimate: () => linked.task,
        memory: keeping(() => kept.task),
        quoteFare: () => TE.right({ ...quote, url: `${quote.url}&customer_name=Kiran` }),
      })
      tell(opened('?fare_estimate_token=token-2'))
      await settle()
      expect(results()).toEqual({ status: 'recalling', token: 'token-2' })
      tell(fareEdited(filledForm), estimateRequested())
      await settle()
      linked.answer(late)
      await settle()
      expect(results()).toMatchObject({ status: 'shown', estimate: { token: 'token-1' } })
    },
  )

  it.each(['', '?geo_region_id=4', '?fare_estimate_token=', '?fare_estimate_token'])(
    'with the link %j, which names no estimate, says that it is incomplete',
    async (search) => {
      const { tell, asked, results } = visitStore()
      tell(opened(search))
      await settle()
      expect(results()).toEqual(incomplete)
      expect(asked.recalls).toEqual([])
    },
  )
})

describe('a results link with personal details', () => {
  const search =
    '?customer_name=Kiran+Rao&customer_mobile=9812345678&from_address_lat=12.9&fare_estimate_token=token-1&geo_region_id=4&utm_source=google'

  it('is replaced by one without them, and they are kept in this browser', async () => {
    const { tell, went, kept, results } = visitStore()
    tell(opened(search))
    await settle()
    expect(went).toEqual([
      {
        link: {
          site: null,
          path,
          query: [
            ['fare_estimate_token', 'token-1'],
            ['geo_region_id', '4'],
            ['utm_source', 'google'],
          ],
        },
        replacing: true,
      },
    ])
    expect(kept.params).toEqual([
      {
        country: 'IN',
        params: [
          ['customer_name', 'Kiran Rao'],
          ['customer_mobile', '9812345678'],
          ['from_address_lat', '12.9'],
          ['fare_estimate_token', 'token-1'],
        ],
      },
    ])
    expect(results().status).toBe('shown')
  })

  it('has its estimate requested once, by the page that replaces it', async () => {
    const { tell, asked, results } = visitStore()
    tell(opened(search))
    await settle()
    expect(results().status).toBe('shown')
    expect(asked.recalls).toHaveLength(1)
  })

  it('shows its estimate even if the page that replaces it opens while the flow is still going there', async () => {
    const { tell, asked, reports, results } = visitStore({
      goTo: ({ query }) => tell(resultsOpened({ path, query })),
    })
    tell(opened(search))
    await settle()
    expect(results().status).toBe('shown')
    expect(asked.recalls).toHaveLength(1)
    expect(reports).toEqual([])
  })

  it('is left unchanged if it has none', async () => {
    const { tell, went, kept } = visitStore()
    tell(opened('?fare_estimate_token=token-1&utm_source=google'))
    await settle()
    expect(went).toEqual([])
    expect(kept.params).toEqual([])
  })

  it.each(['98765', '98765432101', 'x', 'abcdefghij', ''])(
    'with the mobile %j is incomplete, and stays so on the page that replaces it',
    async (mobile) => {
      const { tell, went, asked, kept, results } = visitStore()
      tell(opened(`?customer_mobile=${mobile}&fare_estimate_token=token-1&geo_region_id=4`))
      await settle()
      expect(results()).toEqual(incomplete)
      expect(kept.params).toEqual([])
      expect(went).toHaveLength(1)
      expect(went[0]?.replacing).toBe(true)
      expect(asked.recalls).toEqual([])
    },
  )

  it.each([
    'consent_for_callback=false',
    'consent_for_callback=true',
    'callback_request_id=42',
    'consent_for_callback=true&callback_request_id=42',
  ])(
    'with too short a mobile stays incomplete if a lead led there, or a call was requested: %s',
    async (promise) => {
      const { tell, went, results } = visitStore()
      tell(opened(`?customer_mobile=98765&${promise}&geo_region_id=4`))
      await settle()
      expect(results()).toEqual(incomplete)
      expect(went.map(({ link }) => link.query)).toEqual([[['geo_region_id', '4']]])
    },
  )

  it('to fares that were just quoted needs no number: a customer abroad has none in it', async () => {
    const { tell, results } = visitStore()
    tell(estimateShown(estimate))
    tell(opened(`?customer_mobile=&fare_estimate_token=${estimate.token}`))
    await settle()
    expect(results()).toEqual({ status: 'shown', estimate, bookedVehicleId: null })
  })

  it.each([
    ['en-IN', '5555555555'],
    ['en-IN', '1234567890'],
    ['en-IN', '%2B91 98765 43210'],
    ['en-IN', '+919876543210'],
    ['en-IN', '+91+98765+43210'],
    ['en-AE', '501234567'],
    ['en-AE', '0501234567'],
    ['en-AE', '911234567'],
    ['tr-TR', '00905321234567'],
    ['bn-BD', '1712345678'],
  ])('is complete in %s with a mobile as long as %s', async (locale, mobile) => {
    const { tell, results } = visitStore({
      market: marketIn(locale),
      recallEstimate: () => TE.right(quotedIn(locale)),
    })
    tell(opened(`?customer_mobile=${mobile}&fare_estimate_token=token-1`))
    await settle()
    expect(results().status).toBe('shown')
  })

  it('does not show fares of another country even if their currency is that of its own', async () => {
    const { tell, results } = visitStore({
      recallEstimate: () => TE.right({ ...quotedIn('en-AE'), vehicles: estimate.vehicles }),
    })
    tell(opened('?fare_estimate_token=token-1'))
    await settle()
    expect(results()).toEqual({ status: 'failed', error: { kind: 'EstimateElsewhere' } })
  })

  it.each([
    ['en-IN', 'en-AE'],
    ['tr-TR', 'en-IN'],
  ])('does not show in %s what was quoted in %s', async (locale, quoted) => {
    const { tell, results, form } = visitStore({
      market: marketIn(locale),
      recallEstimate: () => TE.right(quotedIn(quoted)),
    })
    tell(opened('?fare_estimate_token=token-1'))
    await settle()
    expect(results()).toEqual({ status: 'failed', error: { kind: 'EstimateElsewhere' } })
    tell(routeEditRequested())
    await settle()
    expect(form().input.pickup).toEqual(noAddress)
  })

  it.each([
    ['en-AE', '9812345678'],
    ['tr-TR', '532123456'],
  ])('is incomplete in %s with a mobile as long as %s', async (locale, mobile) => {
    const { tell, results } = visitStore({ market: marketIn(locale) })
    tell(opened(`?customer_mobile=${mobile}&fare_estimate_token=token-1`))
    await settle()
    expect(results()).toEqual(incomplete)
  })

  it('shows its estimate even if this browser’s memory hangs or refuses', async () => {
    const hanging = visitStore({ memory: keeping(() => unanswered) })
    const refusing = visitStore({ memory: keeping(() => TE.left({ kind: 'StorageRefused' })) })
    hanging.tell(opened(search))
    refusing.tell(opened(search))
    await pass(14_999)
    expect(hanging.went).toEqual([])
    await pass(1)
    for (const { results, went } of [hanging, refusing]) {
      expect(results().status).toBe('shown')
      expect(went).toHaveLength(1)
    }
  })

  it('does not lead back a visitor who changed the page while the details were being kept', async () => {
    let url = 'https://hathi.example/en-IN/fare_estimate_mob'
    const params = makePending<FormMemoryError, undefined>()
    const { tell, went } = visitStore({
      readPage: () => ({ url, isDeviceMobile: true }),
      memory: keeping(() => params.task),
    })
    tell(opened(search))
    await settle()
    url = 'https://hathi.example/en-IN'
    params.answer(E.right(undefined))
    await settle()
    expect(went).toEqual([])
  })
})

describe('the content of the results page', () => {
  const link = opened('?fare_estimate_token=token-1')

  it('is requested once, in the locale', async () => {
    const { tell, asked, state } = visitStore()
    tell(link)
    await settle()
    tell(link)
    await settle()
    expect(asked.contents).toEqual(['en-IN'])
    expect(state().fareResults.content).toEqual(content)
  })

  it('is requested once even though the page is replaced by one without personal details', async () => {
    const said = makePending<never, typeof content>()
    const { tell, asked, went, state } = visitStore({ loadFareContent: () => said.task })
    tell(opened('?customer_mobile=9812345678&fare_estimate_token=token-1'))
    await settle()
    expect(went).toHaveLength(1)
    while (said.count() > 0) said.answer(E.right(content))
    await settle()
    expect(asked.contents).toEqual(['en-IN'])
    expect(state().fareResults.content).toEqual(content)
  })

  it('is requested again by the next page after a failure', async () => {
    const { tell, asked } = visitStore({
      loadFareContent: () => TE.left({ kind: 'Unreachable', because: 'connection' }),
    })
    tell(link)
    await settle()
    tell(link)
    await settle()
    expect(asked.contents).toEqual(['en-IN', 'en-IN'])
  })

  it('is left out if it fails, which is reported to the operators', async () => {
    const { tell, reports, results, state } = visitStore({
      loadFareContent: () => TE.left({ kind: 'NetworkError', because: 'declined', message: null }),
    })
    tell(link)
    await settle()
    expect(results().status).toBe('shown')
    expect(state().fareResults.content).toBeNull()
    expect(reports).toEqual([{ tag: 'FARE_ESTIMATE', about: 'content: NetworkError' }])
  })

  it('is left out if it hangs', async () => {
    const { tell, reports, results } = visitStore({ loadFareContent: () => unanswered })
    tell(link)
    await settle()
    expect(results().status).toBe('shown')
    await pass(14_999)
    expect(reports).toEqual([])
    await pass(1)
    expect(results().status).toBe('shown')
    expect(reports).toEqual([{ tag: 'FARE_ESTIMATE', about: 'content: Unreachable' }])
  })

  it('is shown even if the estimate is not', async () => {
    const { tell, state } = visitStore()
    tell(opened(''))
    await settle()
    expect(state().fareResults).toMatchObject({ results: incomplete, content })
  })
})
