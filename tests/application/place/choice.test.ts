import { describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import {
  changeRequested,
  locatingDismissed,
  type OnChoice,
  pickerClosed,
  pinDragStarted,
  predictionChosen,
  searchTyped,
} from '../../../src/application/place/locationPicker.slice.ts'
import type { ResolvePlaceError } from '../../../src/application/place/places.port.ts'
import {
  entryOf,
  indiranagar,
  koramangala,
  predictionOf,
  whitefield,
} from '../../support/places.ts'
import { makePlacesOnDemand } from '../../support/placesOnDemand.ts'
import { pass, settle, visitStore } from '../../support/visitStore.ts'

/** A visit that has searched for the drop and chosen the first result. */
const choose = async (onChoice: OnChoice) => {
  const atlas = makePlacesOnDemand()
  const visit = visitStore({ places: atlas.places })
  visit.tell(searchTyped({ owner: 'fare', near: null, waypoint: 'drop', text: 'Kora', onChoice }))
  await pass(300)
  atlas.searches[0]?.answer(E.right([predictionOf(koramangala), predictionOf(indiranagar)]))
  await settle()
  visit.tell(predictionChosen(predictionOf(koramangala)))
  await settle()
  return { ...visit, ...atlas }
}

const pinned = {
  status: 'pinning',
  sought: 'Kora',
  owner: 'fare',
  near: null,
  waypoint: 'drop',
  place: koramangala,
  pin: { status: 'settled' },
  locating: { status: 'idle' },
  command: { centre: koramangala.location, serial: 0 },
}

describe('choosing a prediction', () => {
  it('requests its position, and shows that it does', async () => {
    const { picker, choices } = await choose('pin')
    expect(choices.map(({ asked }) => asked)).toEqual([predictionOf(koramangala)])
    expect(picker()).toMatchObject({
      status: 'selecting',
      choosing: { status: 'choosing', prediction: predictionOf(koramangala) },
    })
  })

  it('leads to the map to be confirmed', async () => {
    const { picker, form, choices } = await choose('pin')
    choices[0]?.answer(E.right(koramangala))
    await settle()
    expect(picker()).toEqual({ ...pinned, onChoice: 'pin' })
    expect(form().input.drop).toEqual({ status: 'empty' })
  })

  it('fills the field at once if there is no map', async () => {
    const { picker, form, choices } = await choose('accept')
    choices[0]?.answer(E.right(koramangala))
    await settle()
    expect(picker()).toEqual({ status: 'closed' })
    expect(form().input.drop).toEqual(entryOf(koramangala))
    expect(form().input.pickup).toEqual({ status: 'empty' })
  })

  it('fills the field and shows the place on a map beside it', async () => {
    const { picker, form, choices } = await choose('acceptAndPin')
    choices[0]?.answer(E.right(koramangala))
    await settle()
    expect(picker()).toEqual({ ...pinned, onChoice: 'acceptAndPin' })
    expect(form().input.drop).toEqual(entryOf(koramangala))
  })

  it.each([changeRequested(), pinDragStarted(), locatingDismissed()])(
    'continues despite an event that has no meaning now: %j',
    async (action) => {
      const { tell, picker, choices } = await choose('pin')
      tell(action)
      choices[0]?.answer(E.right(koramangala))
      await settle()
      expect(picker()).toEqual({ ...pinned, onChoice: 'pin' })
    },
  )

  it('of a place without a position or an address is undone', async () => {
    const { picker, form, reports, choices } = await choose('accept')
    choices[0]?.answer(E.left({ kind: 'PlaceWithoutPosition' }))
    await settle()
    expect(picker()).toMatchObject({
      status: 'selecting',
      text: 'Kora',
      choosing: { status: 'idle' },
      predictions: { status: 'found' },
    })
    expect(form().input.drop).toEqual({ status: 'typed', text: 'Kora' })
    expect(reports).toEqual([])
  })

  const unresolved: ReadonlyArray<readonly [ResolvePlaceError, ...reported: string[]]> = [
    [{ kind: 'PlaceIdMissing' }],
    [{ kind: 'PlaceNotFound' }],
    [{ kind: 'PlacesUnavailable' }],
    [{ kind: 'NetworkError', because: 'failed', message: 'No.' }, 'choice: NetworkError'],
    [{ kind: 'RefusalUnreadable', because: 'failed' }, 'choice: RefusalUnreadable'],
    [{ kind: 'Unreachable', because: 'connection' }, 'choice: Unreachable'],
    [{ kind: 'Unreachable', because: 'offline' }],
    [{ kind: 'ContractBroken', call: '/api', paths: [] }],
    [{ kind: 'PlaceIdRefreshFailed' }, 'Error on fetching updated place id'],
    [{ kind: 'PlaceRetryFailed' }, 'Error on google geo code custom with retry'],
  ]

  it.each(unresolved)(
    'that fails says why, and can be tried again: %j',
    async (error, ...reported) => {
      const { tell, picker, form, reports, choices } = await choose('accept')
      choices[0]?.answer(E.left(error))
      await settle()
      expect(picker()).toMatchObject({
        status: 'selecting',
        choosing: { status: 'failed', prediction: predictionOf(koramangala), error },
        predictions: { status: 'found' },
      })
      expect(reports).toEqual(reported.map((about) => ({ tag: 'GEOCODE', about })))
      tell(predictionChosen(predictionOf(koramangala)))
      await settle()
      choices[1]?.answer(E.right(koramangala))
      await settle()
      expect(form().input.drop).toEqual(entryOf(koramangala))
    },
  )

  it('is given up after 10 seconds', async () => {
    const { picker, choices } = await choose('pin')
    await pass(9999)
    expect(picker()).toMatchObject({ choosing: { status: 'choosing' } })
    await pass(1)
    const late = {
      choosing: { status: 'failed', error: { kind: 'Unreachable', because: 'timeout' } },
    }
    expect(picker()).toMatchObject(late)
    choices[0]?.answer(E.right(koramangala))
    await settle()
    expect(picker()).toMatchObject(late)
  })

  it('is replaced by a later choice', async () => {
    const { tell, form, choices } = await choose('accept')
    tell(predictionChosen(predictionOf(indiranagar)))
    await settle()
    choices[1]?.answer(E.right(indiranagar))
    choices[0]?.answer(E.right(koramangala))
    await settle()
    expect(form().input.drop).toEqual(entryOf(indiranagar))
  })

  it('is dropped when the customer types on, even if its answer arrives', async () => {
    const { tell, picker, form, choices } = await choose('accept')
    tell(
      searchTyped({
        owner: 'fare',
        near: null,
        waypoint: 'drop',
        text: 'White',
        onChoice: 'accept',
      }),
    )
    choices[0]?.answer(E.right(whitefield))
    await settle()
    expect(picker()).toMatchObject({ status: 'selecting', choosing: { status: 'idle' } })
    expect(form().input.drop).toEqual({ status: 'typed', text: 'White' })
  })

  it('is dropped when the picker is closed', async () => {
    const { tell, picker, form, choices } = await choose('acceptAndPin')
    tell(pickerClosed())
    choices[0]?.answer(E.right(koramangala))
    await pass(20_000)
    expect(picker()).toEqual({ status: 'closed' })
    expect(form().input.drop).toEqual({ status: 'typed', text: 'Kora' })
  })
})
