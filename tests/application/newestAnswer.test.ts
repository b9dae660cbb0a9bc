import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { limits } from '../../config/market/limits.ts'
import type { ServiceArea } from '../../src/application/booking/area/loadServiceArea.port.ts'
import { resultsOpened } from '../../src/application/fare/fareResults.slice.ts'
import {
  cityChosen,
  registrationOpened,
} from '../../src/application/partner/partnerRegistration.slice.ts'
import {
  mapOpened,
  pinDragStarted,
  pinDropped,
} from '../../src/application/place/locationPicker.slice.ts'
import { makeCredentialMemory, makeTab, profileOfAsha } from '../support/account.ts'
import { serviceArea, wholeDraft } from '../support/booking.ts'
import { estimate } from '../support/fares.ts'
import { makePlacesOnDemand, placeOf } from '../support/placesOnDemand.ts'
import { visitOrder } from '../support/visitOrder.ts'
import { passQuickly, visitStore } from '../support/visitStore.ts'
import { visitPartner } from './partner/visitPartner.ts'

/** Answers when the scheduler says so. */
type Later = <Answer>(answer: Answer, label: string) => () => Promise<E.Either<never, Answer>>

/** A question that is asked about one subject after the other, and what the state shows. */
type Asked = {
  readonly ask: (subject: number) => void | Promise<void>
  /** The subject on the page, and the words shown for it; null while nothing is shown. */
  readonly shown: () => { readonly subject: number; readonly said: string } | null
}

const wordsOf = (subject: number) => `words of ${subject}`

const ofVehicles = (later: Later): Asked => {
  const { tell, vehicles, form } = visitPartner({
    loadPartnerVehicles: (city) => later([{ id: city, name: wordsOf(city) }], `city ${city}`),
  })
  tell(registrationOpened())
  return {
    ask: (id) => tell(cityChosen({ id, name: `city ${id}` })),
    shown: () => {
      const present = vehicles()
      if (present.status !== 'loaded') return null
      return {
        subject: form().input.city?.id ?? 0,
        said: present.vehicles.map(({ name }) => name).join(),
      }
    },
  }
}

const ofProfiles = (later: Later): Asked => {
  const browser = makeCredentialMemory()
  const tab = makeTab()
  const { state } = visitStore({
    credentials: browser,
    onReturn: tab.onReturn,
    loadProfile: ({ authToken }) =>
      later({ ...profileOfAsha, firstName: wordsOf(Number(authToken)), lastName: '' }, authToken),
  })
  return {
    ask: (who) => {
      browser.change({ authToken: String(who), mobile: '9876543210' })
      tab.comeBack()
    },
    shown: () => {
      const { session } = state()
      if (session.status !== 'customer') return null
      return { subject: Number(session.customer.authToken), said: session.customer.name }
    },
  }
}

const ofEstimates = (later: Later): Asked => {
  const { tell, results } = visitStore({
    recallEstimate: (token) =>
      later(
        { ...estimate, token, pickup: { ...estimate.pickup, landmark: wordsOf(Number(token)) } },
        token,
      ),
  })
  let opened = 0
  return {
    ask: (token) => {
      opened = token
      tell(
        resultsOpened({
          path: '/en-IN/fare_estimate_mob',
          query: [['fare_estimate_token', String(token)]],
        }),
      )
    },
    shown: () => {
      const present = results()
      if (present.status !== 'shown') return null
      return { subject: opened, said: present.estimate.pickup.landmark }
    },
  }
}

const areaOf = (city: number): ServiceArea => ({
  ...serviceArea,
  vehicles: [{ id: 1, vehicleId: 1, name: wordsOf(city) }],
})

const ofAreas = (later: Later): Asked => {
  // A guest, because a customer's order would load fares and take over their region.
  const visit = visitOrder({
    isGuest: true,
    ports: { loadServiceArea: (city) => later(areaOf(city), `area ${city}`) },
  })
  let present = 0
  return {
    ask: async (city) => {
      present = city
      await visit.openDraft({ ...wholeDraft, fareEstimateToken: null, geoRegionId: city })
    },
    shown: () => {
      const { area } = visit.offer()
      if (area.status !== 'loaded') return null
      const [vehicle] = area.area.vehicles
      return { subject: present, said: vehicle?.name ?? '' }
    },
  }
}

const pointOf = (at: number) => ({ lat: 12 + at / 100, lng: 77 })

const ofPoints = (later: Later): Asked => {
  const { places } = makePlacesOnDemand()
  const { tell, picker } = visitStore({
    places: {
      ...places,
      describe: (point) => later(placeOf(point), `point ${point.lat}`),
    },
  })
  let dropped = 0
  return {
    ask: async (at) => {
      if (dropped === 0) {
        tell(
          mapOpened({
            owner: 'fare',
            near: null,
            waypoint: 'pickup',
            onChoice: 'pin',
            centre: pointOf(at),
          }),
        )
      } else tell(pinDragStarted(), pinDropped(pointOf(at)))
      dropped = at
      await passQuickly(limits.reverseGeocodeDelay)
    },
    shown: () => {
      const present = picker()
      if (present.status !== 'pinning' || present.pin.status !== 'settled') return null
      const isOwn = present.place.landmark === placeOf(pointOf(dropped)).landmark
      return { subject: dropped, said: isOwn ? wordsOf(dropped) : present.place.landmark }
    },
  }
}

describe('in whatever order answers arrive, the newest request is the one that counts', () => {
  it.each([
    ['the vehicles of a city', ofVehicles],
    ['the profile of a session', ofProfiles],
    ['the estimate of a link', ofEstimates],
    ['the area of a city', ofAreas],
    ['the address of a point', ofPoints],
  ])(
    'for %s',
    async (_, makeAsked) => {
      await fc.assert(
        fc.asyncProperty(
          fc.scheduler(),
          fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 6 }),
          fc.array(fc.nat({ max: 2 }), { minLength: 6, maxLength: 6 }),
          async (scheduler, subjects, arrivals) => {
            const { ask, shown } = makeAsked(
              (answer, label) => () => scheduler.schedule(Promise.resolve(E.right(answer)), label),
            )
            await passQuickly(0)
            const isTrue = (subject: number) => {
              const present = shown()
              if (present === null) return
              expect(present).toEqual({ subject, said: wordsOf(subject) })
            }
            const arrive = async (subject: number) => {
              await scheduler.waitOne()
              await passQuickly(0)
              isTrue(subject)
            }
            for (const [at, subject] of subjects.entries()) {
              await ask(subject)
              await passQuickly(0)
              for (let left = arrivals[at] ?? 0; left > 0 && scheduler.count() > 0; left -= 1) {
                await arrive(subject)
              }
            }
            const newest = subjects.at(-1) ?? 0
            while (scheduler.count() > 0) await arrive(newest)
            expect(shown()?.said).toBe(wordsOf(newest))
          },
        ),
        { numRuns: 100 },
      )
    },
    120_000,
  )
})
