import { describe, expect, it } from '@jest/globals'
import type { UnknownAction } from '@reduxjs/toolkit'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import { estimateRequested } from '../../../src/application/fare/fareForm.slice.ts'
import { isUnsettled } from '../../../src/application/place/awaitedAddresses.slice.ts'
import type { LocateCustomerError } from '../../../src/application/place/locateCustomer.port.ts'
import {
  changeRequested,
  confirmRequested,
  currentLocationRequested,
  locatingDismissed,
  mapOpened,
  type PickerPurpose,
  pickerClosed,
  pickerOpened,
  pinDragStarted,
  pinDropped,
  predictionChosen,
  searchTyped,
} from '../../../src/application/place/locationPicker.slice.ts'
import type { AddressOwner } from '../../../src/application/place/placeAccepted.ts'
import type { Coordinates } from '../../../src/domain/place/coordinates.ts'
import { koramangala, predictionOf, whitefield } from '../../support/places.ts'
import { makePlacesOnDemand } from '../../support/placesOnDemand.ts'
import { makePending, pass, passQuickly, settle, visitStore } from '../../support/visitStore.ts'

const purpose: PickerPurpose = { owner: 'fare', waypoint: 'pickup', onChoice: 'accept', near: null }
const beside: PickerPurpose = { ...purpose, onChoice: 'acceptAndPin' }
const point = whitefield.location
const owners: readonly AddressOwner[] = ['fare', 'lead', 'order']

const visitSlowly = () => {
  const atlas = makePlacesOnDemand()
  const browser = makePending<LocateCustomerError, Coordinates>()
  const visit = visitStore({ places: atlas.places, locateCustomer: browser.task })
  const unsettled = () => owners.filter((owner) => isUnsettled(owner)(visit.state()))
  return { ...visit, ...atlas, browser, unsettled }
}

const searched = (to: PickerPurpose) => searchTyped({ ...to, text: 'White' })
const chosen = predictionChosen(predictionOf(whitefield))
const onMap = (to: PickerPurpose) => pickerOpened({ ...to, place: koramangala })
const located = currentLocationRequested()

describe('an address that is being fetched for a form', () => {
  it.each<[string, readonly UnknownAction[]]>([
    ['a choice', [searched(purpose), chosen]],
    ['where the customer is', [searched(purpose), located]],
    ['a map over a point that nobody has read', [mapOpened({ ...beside, centre: point })]],
    ['a pin that is being dragged', [onMap(beside), pinDragStarted()]],
    ['a pin that was dropped', [onMap(beside), pinDropped(point)]],
    ['both ends', [searched(purpose), chosen, searched({ ...purpose, waypoint: 'drop' }), chosen]],
  ])('makes the form unsettled: %s', (_, steps) => {
    const { tell, unsettled } = visitSlowly()
    tell(...steps)
    expect(unsettled()).toEqual(['fare'])
  })

  it.each<[string, readonly UnknownAction[]]>([
    ['a search alone', [searched(purpose)]],
    ['a map', [onMap(beside)]],
    ['a choice that its map asks to confirm', [searched({ ...purpose, onChoice: 'pin' }), chosen]],
    ['a pin that is to be confirmed', [onMap({ ...purpose, onChoice: 'pin' }), pinDragStarted()]],
    ['a choice that was typed over', [searched(purpose), chosen, searched(purpose)]],
    ['a choice that was given up', [searched(purpose), chosen, pickerClosed()]],
    [
      'a search for the customer that was given up',
      [searched(purpose), located, locatingDismissed()],
    ],
    ['a pin whose search was asked for', [onMap(beside), pinDropped(point), changeRequested()]],
    [
      'a pin that was left as it was dragged',
      [onMap(beside), pinDragStarted(), searched({ ...purpose, waypoint: 'drop' })],
    ],
  ])('leaves the form settled: %s', (_, steps) => {
    const { tell, unsettled } = visitSlowly()
    tell(...steps)
    expect(unsettled()).toEqual([])
  })

  it('leaves the form settled once nothing comes of it: no place, no answer, an unmoved pin', async () => {
    const { tell, unsettled, choices, points } = visitSlowly()
    tell(searched(purpose), chosen)
    choices[0]?.answer(E.left({ kind: 'PlaceWithoutPosition' }))
    await settle()
    expect(unsettled()).toEqual([])
    tell(chosen)
    await pass(limits.geocodeDeadline)
    expect(unsettled()).toEqual([])
    tell(onMap(beside), pinDragStarted(), pinDropped(koramangala.location))
    await pass(limits.reverseGeocodeDelay)
    expect(points).toEqual([])
    expect(unsettled()).toEqual([])
  })

  it('leaves the form settled if its flow crashes, and is not fetched after the restart', async () => {
    const { places } = makePlacesOnDemand()
    const broken = () => {
      throw new Error('broken')
    }
    const visit = visitStore({ places: { ...places, resolve: broken } })
    visit.tell(searched(beside), located, searched({ ...beside, waypoint: 'drop' }), chosen)
    await settle()
    expect(isUnsettled('fare')(visit.state())).toBe(false)
    expect(visit.reports).toMatchObject([{ tag: 'FLOW_CRASHED', about: 'locationPicker' }])
  })

  const purposes = fc.record<PickerPurpose>({
    owner: fc.constantFrom('fare', 'lead'),
    waypoint: fc.constantFrom('pickup', 'drop'),
    onChoice: fc.constantFrom('accept', 'acceptAndPin', 'pin'),
    near: fc.constant(null),
  })
  const step = fc.oneof<Array<fc.Arbitrary<UnknownAction>>>(
    purposes.map(searched),
    purposes.map(onMap),
    purposes.map((to) => mapOpened({ ...to, centre: point })),
    purposes.map(({ owner, waypoint }) => pickerClosed({ owner, waypoint })),
    fc.constantFrom<UnknownAction>(
      chosen,
      located,
      locatingDismissed(),
      pinDragStarted(),
      pinDropped(point),
      changeRequested(),
      confirmRequested(),
      pickerClosed(),
      estimateRequested(),
    ),
  )
  const answer = fc.constantFrom<'place' | 'choice' | 'failure' | 'here' | 'denied' | 'moment'>(
    'place',
    'choice',
    'failure',
    'here',
    'denied',
    'moment',
  )

  it('never holds a form back for longer than an answer may take', async () => {
    const unanswered = { kind: 'Unreachable', because: 'connection' } as const
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof({ weight: 3, arbitrary: step }, answer), { maxLength: 20 }),
        async (happened) => {
          const visit = visitSlowly()
          for (const next of happened) {
            if (typeof next !== 'string') visit.tell(next)
            if (next === 'place') visit.points.at(-1)?.answer(E.right(koramangala))
            if (next === 'choice') visit.choices.at(-1)?.answer(E.right(whitefield))
            if (next === 'failure') visit.points.at(-1)?.answer(E.left(unanswered))
            const isAsked = visit.browser.count() > 0
            if (next === 'here' && isAsked) visit.browser.answer(E.right(point))
            if (next === 'denied' && isAsked) {
              visit.browser.answer(E.left({ kind: 'LocationDenied' }))
            }
            await passQuickly(next === 'moment' ? limits.reverseGeocodeDelay : 0)
          }
          // A held pin stays unsettled until the customer drops it.
          visit.tell(pinDropped(point))
          // The browser always answers; everything else has its own deadline.
          while (visit.browser.count() > 0)
            visit.browser.answer(E.left({ kind: 'LocationTimedOut' }))
          await passQuickly(limits.reverseGeocodeDelay)
          // Twice: after one leap, as after a sleep, the last tenth of a deadline is yet to come.
          await passQuickly(limits.geocodeDeadline)
          await passQuickly(limits.geocodeDeadline)
          expect(visit.unsettled()).toEqual([])
          expect(visit.state().awaitedAddresses).toEqual([])
        },
      ),
      { numRuns: 200 },
    )
  })
})
