import { describe, expect, it } from '@jest/globals'
import { taskEither as TE } from 'fp-ts'
import { markets } from '../../../config/market/markets.ts'
import { estimateRequested, fareEdited } from '../../../src/application/fare/fareForm.slice.ts'
import type { AnalyticsEvent } from '../../../src/application/ports/analytics.port.ts'
import { customerRecognised } from '../../../src/application/session/session.slice.ts'
import type { FareForm } from '../../../src/domain/fare/fareForm.ts'
import { marketOf } from '../../../src/domain/market/market.ts'
import { unknownDetails } from '../../../src/domain/place/address.ts'
import { asha } from '../../support/account.ts'
import { callback, filledForm, marketIn, quote } from '../../support/fares.ts'
import { entryOf, placeAt } from '../../support/places.ts'
import { askForFares, refusing } from '../../support/visitFares.ts'
import { settle, visitStore } from '../../support/visitStore.ts'

const mobiles = new Map([
  ['in', '9812345678'],
  ['tr', '0532 123 45 67'],
  ['ae', '501234567'],
  ['uae', '501234567'],
])

const turkish: Partial<FareForm> = { name: 'Ayşe Yılmaz', mobile: '0532 123 45 67' }

const askIn = (locale: string, change: Partial<FareForm> = {}) => {
  const market = marketIn(locale)
  return askForFares({ market }, { mobile: mobiles.get(market.region) ?? '', ...change })
}

const marketing = (events: readonly AnalyticsEvent[]) =>
  events.filter(({ name }) => name === 'Marketing Lead')

const personal = /Kiran|Ayşe|98123|532123|5012345/

describe('the marketing event', () => {
  it('tells who got fares and where, in the one locale that has it', async () => {
    const { events } = await askIn('tr-TR', turkish)
    expect(marketing(events)).toEqual([
      {
        name: 'Marketing Lead',
        properties: {
          region: 'tr',
          service_category: 'trucks',
          name: 'Ayşe Yılmaz',
          mobile_number: '5321234567',
          city: 'Koramangala',
          frequency: 'business',
          language_selected: 'tr-TR',
        },
      },
    ])
  })

  it('names the city of the pickup if it is known', async () => {
    const besiktas = placeAt('Barbaros Bulvarı, Beşiktaş', { lat: 41.0436, lng: 29.0075 })
    const details = { ...unknownDetails, city: 'Istanbul' }
    const { events } = await askIn('tr-TR', {
      ...turkish,
      pickup: entryOf({ ...besiktas, details }),
    })
    expect(marketing(events).map(({ properties }) => properties['city'])).toEqual(['Istanbul'])
  })

  const others = markets.locales
    .map(({ locale }) => locale)
    .filter((locale) => locale !== 'tr-TR' && locale !== 'bn-BD')

  it.each(others)(
    'is not sent in %s, and no other event contains personal details',
    async (locale) => {
      const { events, eventNames } = await askIn(locale)
      expect(eventNames()).toContain('Get Trip Estimate Successful')
      expect(marketing(events)).toEqual([])
      expect(JSON.stringify(events)).not.toMatch(personal)
    },
  )

  it('is the only event that contains personal details', async () => {
    const { events } = await askIn('tr-TR', turkish)
    const rest = events.filter(({ name }) => name !== 'Marketing Lead')
    expect(rest.length).toBeGreaterThan(0)
    expect(JSON.stringify(rest)).not.toMatch(personal)
  })

  it('is not sent for a customer, who was not asked for consent', async () => {
    const visit = visitStore({ market: marketIn('tr-TR') })
    await settle()
    visit.tell(
      customerRecognised({ ...asha, mobile: '5321234567' }),
      fareEdited({ ...filledForm, ...turkish }),
      estimateRequested(),
    )
    await settle()
    expect(visit.eventNames()).toContain('Get Trip Estimate Successful')
    expect(marketing(visit.events)).toEqual([])
  })

  it('is not sent for a guest who declined, wherever declining is possible', async () => {
    const market = marketOf({ ...markets, marketingLocale: 'en-IN' })('en-IN')
    if (market === null) throw new Error('en-IN is not listed')
    expect(marketing((await askForFares({ market })).events)).toHaveLength(1)
    expect(marketing((await askForFares({ market }, { consent: false })).events)).toEqual([])
  })

  it('is not sent if the form does not ask for consent', async () => {
    const market = marketOf({ ...markets, marketingLocale: 'en-AE' })('en-AE')
    if (market === null) throw new Error('en-AE is not listed')
    const { events, eventNames } = await askForFares({ market }, { mobile: '501234567' })
    expect(eventNames()).toContain('Get Trip Estimate Successful')
    expect(marketing(events)).toEqual([])
  })

  it('belongs to a locale whose country requires consent', () => {
    expect(marketOf(markets)(markets.marketingLocale)).toMatchObject({
      marketingEvent: true,
      country: { consent: { shown: true, required: true } },
    })
  })

  it.each([
    ['the validator refuses', refusing({ formError: 'No.' })],
    [
      'there is no token',
      { issueFareToken: () => TE.left({ kind: 'TokenRefused' as const, message: null }) },
    ],
  ] as const)('is not sent if %s', async (_, ports) => {
    const { events } = await askForFares({ market: marketIn('tr-TR'), ...ports }, turkish)
    expect(events.length).toBeGreaterThan(0)
    expect(JSON.stringify(events)).not.toMatch(personal)
  })

  it('comes before that of an unregistered lead, which has no personal details', async () => {
    const made = { ...quote, callback: { ...callback, leadEntryCreated: true } }
    const { events } = await askForFares(
      { market: marketIn('tr-TR'), quoteFare: () => TE.right(made) },
      turkish,
    )
    expect(events.slice(-2).map(({ name }) => name)).toEqual([
      'Marketing Lead',
      'Unregistered Lead',
    ])
    expect(JSON.stringify(events.at(-1))).not.toMatch(personal)
  })
})
