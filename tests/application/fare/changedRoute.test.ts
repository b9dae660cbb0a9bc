import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { estimateRequested, fareEdited } from '../../../src/application/fare/fareForm.slice.ts'
import type { FareMemory, KeptParams } from '../../../src/application/fare/fareMemory.port.ts'
import {
  resultsOpened,
  routeEditRequested,
} from '../../../src/application/fare/fareResults.slice.ts'
import type { FormMemoryError } from '../../../src/application/ports/formMemory.port.ts'
import { parseQuery } from '../../../src/domain/link/query.ts'
import { noAddress, unknownDetails } from '../../../src/domain/place/address.ts'
import { estimate, filledForm, marketIn, quote } from '../../support/fares.ts'
import { entryOf, indiranagar, koramangala, whitefield } from '../../support/places.ts'
import { makePending, settle, unanswered, visitStore } from '../../support/visitStore.ts'
import { nothingKept } from '../../support/world.ts'

const path = '/en-IN/fare_estimate_mob'

const opened = (search: string) => resultsOpened({ path, query: parseQuery(search) })

describe('changing the route of shown results', () => {
  it('knows the category, the token and the URL of the newest link', async () => {
    const { tell, state } = visitStore()
    expect(state().fareResults.linked).toBeNull()
    const search = '?fare_estimate_token=token-1&service_category=2+wheeler'
    tell(opened(search))
    await settle()
    expect(state().fareResults.linked).toEqual({
      category: 'two-wheeler',
      token: 'token-1',
      rest: parseQuery(search),
    })
    tell(opened(''))
    expect(state().fareResults.linked).toEqual({ category: null, token: null, rest: [] })
  })

  it('fills an empty form with the route of the link', async () => {
    const { tell, form } = visitStore()
    tell(opened('?fare_estimate_token=token-1'))
    await settle()
    tell(routeEditRequested())
    expect(form().input).toMatchObject({
      pickup: entryOf(koramangala),
      drop: entryOf(whitefield),
      name: '',
    })
  })

  it('replaces another route in the form, and keeps the other fields', async () => {
    const { tell, form } = visitStore()
    tell(fareEdited({ ...filledForm, pickup: entryOf(indiranagar), drop: entryOf(koramangala) }))
    tell(opened('?fare_estimate_token=token-1'))
    await settle()
    tell(routeEditRequested())
    expect(form().input).toEqual({
      ...filledForm,
      pickup: entryOf({ ...koramangala, details: unknownDetails }),
      drop: entryOf({ ...whitefield, details: unknownDetails }),
    })
  })

  it('sets the category if the link names one', async () => {
    const { tell, form } = visitStore()
    tell(opened('?fare_estimate_token=token-1&service_category=2+wheeler'))
    await settle()
    tell(fareEdited({ ...filledForm, category: 'trucks' }), routeEditRequested())
    expect(form().input.category).toBe('two-wheeler')
    // The form has this route already, but not this category.
    tell(fareEdited({ category: 'trucks' }), routeEditRequested())
    expect(form().input.category).toBe('two-wheeler')
    tell(opened('?fare_estimate_token=token-1'))
    await settle()
    tell(fareEdited({ category: 'trucks' }), routeEditRequested())
    expect(form().input.category).toBe('trucks')
  })

  it.each(['2w', '0'])('sets the category if the link spells it %s', async (spelled) => {
    const { tell, form } = visitStore()
    tell(opened(`?fare_estimate_token=token-1&service_category=${spelled}`))
    await settle()
    tell(fareEdited({ ...filledForm, category: 'trucks' }), routeEditRequested())
    expect(form().input.category).toBe('two-wheeler')
  })

  it('leaves a form unchanged that has the same route under other names', async () => {
    const { tell, form } = visitStore()
    const office = { ...koramangala, landmark: 'Our office, Koramangala' }
    tell(fareEdited({ pickup: entryOf(office), drop: entryOf(whitefield) }))
    tell(opened('?fare_estimate_token=token-1'))
    await settle()
    const before = form()
    tell(routeEditRequested())
    expect(form()).toBe(before)
  })

  describe('that cannot be shown', () => {
    const route =
      'from_address_landmark=Koramangala&from_address_lat=12.9352&from_address_long=77.6245&to_address_landmark=Whitefield&to_address_lat=12.9698&to_address_long=77.75'
    const pickup = entryOf({
      landmark: 'Koramangala',
      location: { lat: 12.9352, lng: 77.6245 },
      details: unknownDetails,
    })
    const drop = entryOf({
      landmark: 'Whitefield',
      location: { lat: 12.9698, lng: 77.75 },
      details: unknownDetails,
    })
    const remembering = (): FareMemory => {
      let kept: KeptParams | null = null
      return {
        draft: nothingKept,
        params: {
          ...nothingKept,
          keep: (params) => {
            kept = params
            return TE.right(undefined)
          },
          recall: () => TE.right(kept)(),
        },
      }
    }
    /** Opens the page by a link, and then by the link that replaced it. */
    const follow = async (visit: ReturnType<typeof visitStore>, search: string) => {
      visit.tell(opened(search))
      await settle()
      const left = visit.went.at(-1)
      if (left !== undefined) {
        visit.tell(resultsOpened({ path, query: left.link.query }))
        await settle()
      }
      expect(visit.results().status).toBe('failed')
    }

    it.each([
      ['has expired', `?${route}&service_category=2+wheeler&fare_estimate_token=token-1`],
      ['is not named', `?${route}&service_category=2+wheeler`],
    ])('fills the form with the route of the link if its estimate %s', async (_, search) => {
      const visit = visitStore({
        memory: remembering(),
        recallEstimate: () => TE.left({ kind: 'EstimateExpired' }),
      })
      await follow(visit, search)
      visit.tell(routeEditRequested())
      await settle()
      expect(visit.form().input).toMatchObject({ pickup, drop, category: 'two-wheeler' })
    })

    it('does not use the route of an earlier link', async () => {
      const visit = visitStore({
        memory: remembering(),
        recallEstimate: () => TE.left({ kind: 'EstimateExpired' }),
      })
      await follow(visit, `?${route}&fare_estimate_token=token-1`)
      visit.tell(opened('?fare_estimate_token=token-2'))
      await settle()
      visit.tell(routeEditRequested())
      await settle()
      expect(visit.form().input).toMatchObject({ pickup: noAddress, drop: noAddress })
    })

    it('does not use the route of a later lead, whose link names no estimate either', async () => {
      const visit = visitStore({ memory: remembering() })
      const lead = '?service_category=trucks&consent_for_callback=true'
      await follow(visit, `${lead}&callback_request_id=42`)
      await follow(visit, `${lead}&${route}`)
      visit.tell(opened(`${lead}&callback_request_id=42`))
      await settle()
      visit.tell(routeEditRequested())
      await settle()
      expect(visit.form().input).toMatchObject({ pickup: noAddress, drop: noAddress })
      visit.tell(opened(lead))
      await settle()
      visit.tell(routeEditRequested())
      await settle()
      expect(visit.form().input).toMatchObject({ pickup, drop })
    })

    it.each([
      ['en-TR', 'tr-TR', { pickup, drop }],
      ['en-IN', 'en-AE', { pickup: noAddress, drop: noAddress }],
      ['en-AE', 'en-IN', { pickup: noAddress, drop: noAddress }],
    ])(
      'opened in %s and then in %s uses a kept route of its own country only',
      async (before, after, ends) => {
        const memory = remembering()
        const recallEstimate = () => TE.left({ kind: 'EstimateExpired' } as const)
        const first = visitStore({ market: marketIn(before), memory, recallEstimate })
        await follow(first, `?${route}&fare_estimate_token=token-1`)
        const then = visitStore({ market: marketIn(after), memory, recallEstimate })
        await follow(then, '?fare_estimate_token=token-1')
        then.tell(routeEditRequested())
        await settle()
        expect(then.form().input).toMatchObject(ends)
      },
    )

    it('uses the route that was kept after fares or a lead led here', async () => {
      const visit = visitStore({
        memory: remembering(),
        quoteFare: () => TE.right({ ...quote, url: `${path}?${route}` }),
        recallEstimate: () => TE.left({ kind: 'EstimateExpired' }),
      })
      visit.tell(fareEdited(filledForm), estimateRequested())
      await settle()
      visit.tell(opened('?fare_estimate_token=token-9'))
      await settle()
      visit.tell(fareEdited({ pickup: noAddress, drop: noAddress }))
      visit.tell(opened('?fare_estimate_token=token-1'))
      await settle()
      visit.tell(routeEditRequested())
      await settle()
      expect(visit.form().input).toMatchObject({ pickup, drop })
    })

    it('does not replace what was typed while the kept route was being read', async () => {
      const slow = makePending<FormMemoryError, KeptParams | null>()
      const visit = visitStore({
        memory: { draft: nothingKept, params: { ...nothingKept, recall: slow.task } },
        recallEstimate: () => TE.left({ kind: 'EstimateExpired' }),
      })
      visit.tell(opened('?fare_estimate_token=token-1'))
      await settle()
      visit.tell(routeEditRequested(), fareEdited({ pickup: entryOf(indiranagar) }))
      slow.answer(
        E.right({ country: 'IN', params: parseQuery(`?${route}&fare_estimate_token=token-1`) }),
      )
      await settle()
      expect(visit.form().input.pickup).toEqual(entryOf(indiranagar))
    })

    it('changes nothing before that is known, even if the route of the link is kept', async () => {
      const params = parseQuery(`?${route}&fare_estimate_token=token-1`)
      const { tell, form } = visitStore({
        memory: {
          draft: nothingKept,
          params: { ...nothingKept, recall: TE.right({ country: 'IN', params }) },
        },
        recallEstimate: () => unanswered,
      })
      tell(routeEditRequested(), opened('?fare_estimate_token=token-1'), routeEditRequested())
      await settle()
      expect(form().phase).toEqual({ status: 'untouched' })
      expect(form().input).toMatchObject({ pickup: noAddress, drop: noAddress })
    })
  })

  it('keeps the shown estimate until a new one arrives', async () => {
    const second = makePending<never, typeof quote>()
    const { tell, results } = visitStore({ quoteFare: () => second.task })
    tell(opened('?fare_estimate_token=token-1'))
    await settle()
    tell(fareEdited(filledForm), estimateRequested())
    await settle()
    expect(results()).toEqual({ status: 'shown', estimate, bookedVehicleId: null })
  })
})
