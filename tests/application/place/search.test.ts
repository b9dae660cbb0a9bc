import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E, taskEither as TE } from 'fp-ts'
import type { LocateCustomerError } from '../../../src/application/place/locateCustomer.port.ts'
import {
  changeRequested,
  currentLocationRequested,
  locatingDismissed,
  type OnChoice,
  pickerClosed,
  pickerOpened,
  pinDragStarted,
  predictionChosen,
  predictionsCleared,
  searchTyped,
} from '../../../src/application/place/locationPicker.slice.ts'
import type { Prediction, SearchPlacesError } from '../../../src/application/place/places.port.ts'
import type { Waypoint } from '../../../src/domain/place/address.ts'
import type { Coordinates } from '../../../src/domain/place/coordinates.ts'
import { indiranagar, koramangala, predictionOf, whitefield } from '../../support/places.ts'
import { makePlacesOnDemand } from '../../support/placesOnDemand.ts'
import { told } from '../../support/told.ts'
import {
  makePending,
  pass,
  passQuickly,
  settle,
  unanswered,
  visitStore,
} from '../../support/visitStore.ts'

const typed = (text: string, waypoint: Waypoint = 'pickup', onChoice: OnChoice = 'pin') =>
  searchTyped({ owner: 'fare', near: null, waypoint, text, onChoice })

const visitSearch = () => {
  const atlas = makePlacesOnDemand()
  const visit = visitStore({ places: atlas.places, locateCustomer: unanswered })
  return { ...visit, ...atlas }
}

const found = (visit: ReturnType<typeof visitSearch>) => {
  const picker = visit.picker()
  return picker.status === 'selecting' ? picker.predictions : null
}

const offers: readonly Prediction[] = [predictionOf(koramangala), predictionOf(indiranagar)]

describe('searching for a place', () => {
  it.each(['', 'K', ' K ', '  '])(
    'sends no request for %j, which is under 2 characters',
    async (text) => {
      const visit = visitSearch()
      visit.tell(typed(text))
      await pass(1000)
      expect(visit.searches).toEqual([])
      expect(visit.picker()).toMatchObject({
        status: 'selecting',
        text,
        predictions: { status: 'idle' },
      })
    },
  )

  it('sends one request 300 ms after the last key of fast typing', async () => {
    const visit = visitSearch()
    for (const text of ['Ko', 'Kor', 'Kora', ' Koram ']) {
      visit.tell(typed(text))
      await pass(299)
      expect(visit.searches).toEqual([])
    }
    await pass(1)
    expect(visit.searches.map(({ asked }) => asked.text)).toEqual(['Koram'])
    visit.searches[0]?.answer(E.right(offers))
    await settle()
    expect(found(visit)).toEqual({ status: 'found', known: offers })
  })

  it('sends no more of a pasted text than an address has letters', async () => {
    const visit = visitSearch()
    visit.tell(typed(`Koramangala ${'and a whole letter '.repeat(1000)}`))
    await pass(300)
    const [text = ''] = visit.searches.map(({ asked }) => asked.text)
    expect(text).toMatch(/^Koramangala and a whole/)
    expect(text).toHaveLength(500)
  })

  it.each([
    changeRequested(),
    pinDragStarted(),
    locatingDismissed(),
    pickerClosed({ owner: 'fare', waypoint: 'drop' }),
    pickerClosed({ owner: 'lead', waypoint: 'pickup' }),
  ])('continues despite an event that has no meaning in it: %j', async (action) => {
    const visit = visitSearch()
    visit.tell(typed('Kora'), action)
    await pass(300)
    visit.tell(action)
    visit.searches[0]?.answer(E.right(offers))
    await settle()
    expect(found(visit)).toEqual({ status: 'found', known: offers })
  })

  it('prefers places near the other end of the route, else the centre of the market', async () => {
    const visit = visitSearch()
    const near = whitefield.location
    visit.tell(
      searchTyped({ owner: 'fare', near, waypoint: 'pickup', text: 'Kora', onChoice: 'pin' }),
    )
    await pass(300)
    visit.tell(typed('Indira', 'drop'))
    await pass(300)
    expect(visit.searches.map(({ asked }) => asked.near)).toEqual([
      whitefield.location,
      { lat: 12.9715987, lng: 77.594566 },
    ])
  })

  it('keeps showing the previous results until there are new ones', async () => {
    const visit = visitSearch()
    visit.tell(typed('Kora'))
    expect(found(visit)).toEqual({ status: 'searching', known: [] })
    await pass(300)
    visit.searches[0]?.answer(E.right(offers))
    await settle()
    visit.tell(typed('Koram'))
    expect(found(visit)).toEqual({ status: 'searching', known: offers })
    await pass(300)
    visit.searches[1]?.answer(E.right([]))
    await settle()
    expect(found(visit)).toEqual({ status: 'found', known: [] })
    visit.tell(typed('K'))
    await settle()
    expect(found(visit)).toEqual({ status: 'idle' })
  })

  it('shows no results of the pickup’s search at the drop', async () => {
    const visit = visitSearch()
    visit.tell(typed('Kora', 'pickup'))
    await pass(300)
    visit.searches[0]?.answer(E.right(offers))
    await settle()
    visit.tell(typed('Kora', 'drop'))
    expect(visit.picker()).toMatchObject({
      waypoint: 'drop',
      predictions: { status: 'searching', known: [] },
    })
  })

  it.each<SearchPlacesError>([
    { kind: 'PlacesUnavailable' },
    { kind: 'NetworkError', because: 'failed', message: null },
    { kind: 'RefusalUnreadable', because: 'failed' },
    { kind: 'Unreachable', because: 'offline' },
    { kind: 'ContractBroken', call: '/api', paths: [] },
  ])('says why nothing was found, and searches again after the next key: %j', async (error) => {
    const visit = visitSearch()
    visit.tell(typed('Kora'))
    await pass(300)
    visit.searches[0]?.answer(E.left(error))
    await settle()
    expect(found(visit)).toEqual({ status: 'failed', error })
    expect(visit.reports).toEqual(told(error, { tag: 'GEOCODE', about: `search: ${error.kind}` }))
    visit.tell(typed('Koram'))
    await pass(300)
    visit.searches[1]?.answer(E.right(offers))
    await settle()
    expect(found(visit)).toEqual({ status: 'found', known: offers })
  })

  it('is given up after 10 seconds, which its service is told', async () => {
    const visit = visitSearch()
    visit.tell(typed('Kora'))
    await pass(300 + 9999)
    expect(found(visit)).toEqual({ status: 'searching', known: [] })
    await pass(1)
    const late = { status: 'failed', error: { kind: 'Unreachable', because: 'timeout' } }
    expect(found(visit)).toEqual(late)
    expect(visit.searches[0]?.isAbandoned()).toBe(true)
    visit.searches[0]?.answer(E.right(offers))
    await settle()
    expect(found(visit)).toEqual(late)
  })

  it.each([
    ['types on', typed('Koram')],
    ['clears the field', typed('')],
    ['leaves the list', predictionsCleared()],
    ['chooses', predictionChosen(predictionOf(koramangala))],
    ['closes the picker', pickerClosed()],
    [
      'opens it for the other end',
      pickerOpened({ owner: 'fare', near: null, waypoint: 'drop', onChoice: 'pin', place: null }),
    ],
  ])('tells its service to stop when the customer %s', async (_, next) => {
    const visit = visitSearch()
    visit.tell(typed('Kora'))
    await pass(300)
    expect(visit.searches[0]?.isAbandoned()).toBe(false)
    visit.tell(next)
    expect(visit.searches[0]?.isAbandoned()).toBe(true)
    const before = visit.picker()
    visit.searches[0]?.answer(E.right(offers))
    await settle()
    const after = visit.picker()
    if (before.status === 'selecting' && after.status === 'selecting') {
      expect(after.predictions).not.toEqual({ status: 'found', known: offers })
    } else expect(after).toEqual(before)
  })

  it.each<readonly [string, number]>([
    ['before it is asked for', 200],
    ['while it is answered', 300],
  ])(
    'continues while a current location is requested that fails or is dismissed: %s',
    async (_, milliseconds) => {
      const browser = makePending<LocateCustomerError, Coordinates>()
      for (const isDenied of [true, false]) {
        const atlas = makePlacesOnDemand()
        const visit = visitStore({ places: atlas.places, locateCustomer: browser.task })
        visit.tell(typed('Kora'))
        await pass(milliseconds)
        visit.tell(currentLocationRequested())
        await pass(300)
        if (isDenied) browser.answer(E.left({ kind: 'LocationDenied' }))
        else visit.tell(locatingDismissed())
        await settle()
        expect(visit.picker()).toMatchObject({ predictions: { status: 'searching' } })
        expect(atlas.searches.map(({ isAbandoned }) => isAbandoned())).toEqual([false])
        atlas.searches[0]?.answer(E.right(offers))
        await settle()
        expect(visit.picker()).toMatchObject({ predictions: { status: 'found', known: offers } })
      }
    },
  )

  it('ends when the current location is found', async () => {
    const atlas = makePlacesOnDemand()
    const here = koramangala.location
    const visit = visitStore({ places: atlas.places, locateCustomer: TE.right(here) })
    visit.tell(typed('Kora'))
    await pass(300)
    visit.tell(currentLocationRequested())
    await settle()
    expect(atlas.searches[0]?.isAbandoned()).toBe(false)
    atlas.points[0]?.answer(E.right(koramangala))
    await settle()
    expect(atlas.searches[0]?.isAbandoned()).toBe(true)
    expect(visit.picker()).toMatchObject({ status: 'pinning', place: koramangala })
  })

  it('keeps its results if the place that was chosen from them cannot be found', async () => {
    for (const kind of ['PlaceNotFound', 'PlaceWithoutPosition'] as const) {
      const visit = visitSearch()
      visit.tell(typed('Kora'))
      await pass(300)
      visit.searches[0]?.answer(E.right(offers))
      await settle()
      visit.tell(typed('Koram'), predictionChosen(predictionOf(koramangala)))
      await settle()
      visit.choices[0]?.answer(E.left({ kind }))
      await pass(1000)
      expect(visit.searches).toHaveLength(1)
      expect(found(visit)).toEqual({ status: 'found', known: offers })
    }
  })

  it('is not started if it is cleared within the 300 ms', async () => {
    const visit = visitSearch()
    visit.tell(typed('Kora'))
    await pass(200)
    visit.tell(predictionsCleared())
    await pass(1000)
    expect(visit.searches).toEqual([])
    expect(found(visit)).toEqual({ status: 'idle' })
  })

  it('begins a new session whenever the picker is opened or closed', () => {
    const visit = visitSearch()
    visit.tell(
      pickerOpened({ owner: 'fare', near: null, waypoint: 'pickup', onChoice: 'pin', place: null }),
    )
    expect(visit.abandonments()).toBe(1)
    visit.tell(pickerClosed())
    expect(visit.abandonments()).toBe(2)
  })

  it('never shows an older answer for a newer text, in whatever order they arrive', async () => {
    const word = fc.stringMatching(/^[a-z]{2,6}$/)
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.uniqueArray(word, { minLength: 1, maxLength: 5 }),
        fc.array(fc.nat({ max: 2 }), { minLength: 5, maxLength: 5 }),
        async (scheduler, texts, arrivals) => {
          const offerOf = (text: string): Prediction => ({ id: text, primary: text, secondary: '' })
          const visit = visitStore({
            places: {
              ...makePlacesOnDemand().places,
              search: (text) => () =>
                scheduler.schedule(Promise.resolve(E.right([offerOf(text)])), text),
            },
          })
          const isTrue = () => {
            const picker = visit.picker()
            if (picker.status !== 'selecting' || picker.predictions.status !== 'found') return
            expect(picker.predictions.known).toEqual([offerOf(picker.text)])
          }
          for (const [at, text] of texts.entries()) {
            visit.tell(typed(text))
            await passQuickly(300)
            for (let left = arrivals[at] ?? 0; left > 0 && scheduler.count() > 0; left -= 1) {
              await scheduler.waitOne()
              await passQuickly(0)
              isTrue()
            }
          }
          while (scheduler.count() > 0) {
            await scheduler.waitOne()
            await passQuickly(0)
            isTrue()
          }
          expect(visit.asked.searches).toEqual(texts)
          expect(visit.picker()).toMatchObject({
            text: texts.at(-1),
            predictions: { status: 'found' },
          })
        },
      ),
      { numRuns: 150 },
    )
  }, 30_000)
})
