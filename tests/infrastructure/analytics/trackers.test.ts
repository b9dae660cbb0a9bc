import { afterEach, describe, expect, it } from '@jest/globals'
import { markets } from '../../../config/market/markets.ts'
import type { AnalyticsEvent } from '../../../src/application/ports/analytics.port.ts'
import { trackerOf } from '../../../src/composition/operators.ts'
import { sourceLabel } from '../../../src/domain/attribution/sourceLabel.ts'
import { marketOf } from '../../../src/domain/market/market.ts'
import {
  makeBeaconTrack,
  makeConsoleTrack,
  makeDataLayerTrack,
  stamped,
  trackNothing,
} from '../../../src/infrastructure/analytics/trackers.ts'

const click: AnalyticsEvent = {
  name: 'Get Trip Estimate Click',
  properties: { region: 'in' },
}

describe('an event', () => {
  it('goes out as a beacon', () => {
    const sent: unknown[] = []
    makeBeaconTrack((body) => void sent.push(body))(click)
    expect(sent).toEqual([{ event: click.name, properties: click.properties }])
  })

  it('is written to the console', () => {
    const lines: unknown[][] = []
    makeConsoleTrack({ info: (...words) => void lines.push(words) })(click)
    expect(lines).toEqual([['[analytics]', click.name, click.properties]])
  })

  it('may be dropped', () => {
    expect(trackNothing(click)).toBeUndefined()
  })

  it('gets the properties of its page at the moment that it happens', () => {
    const told: AnalyticsEvent[] = []
    let width = 'website'
    const track = stamped(() => ({ source: width }))((event) => told.push(event))
    track(click)
    width = 'desktop_web'
    track(click)
    expect(told.map(({ properties }) => properties)).toEqual([
      { region: 'in', source: 'website' },
      { region: 'in', source: 'desktop_web' },
    ])
  })
})

describe('the data layer', () => {
  const pushed = { event: click.name, region: 'in' }

  it('is made when there is none yet', () => {
    const page = {}
    makeDataLayerTrack(page)(click)
    makeDataLayerTrack(page)(click)
    expect(page).toEqual({ dataLayer: [pushed, pushed] })
  })

  it('is added to when there is one', () => {
    const page = { dataLayer: ['there'] }
    makeDataLayerTrack(page)(click)
    expect(page.dataLayer).toEqual(['there', pushed])
  })

  it('never lets a property take the place of the event’s name', () => {
    const page = {}
    makeDataLayerTrack(page)({ name: click.name, properties: { event: 'Purchase' } })
    expect(page).toEqual({ dataLayer: [{ event: click.name }] })
  })

  it('never lets an error stop a booking', () => {
    const dataLayer: unknown[] = []
    dataLayer.push = () => {
      throw new Error('a tag manager broke')
    }
    expect(() => makeDataLayerTrack({ dataLayer })(click)).not.toThrow()
    expect(() => makeDataLayerTrack(Object.freeze({}))(click)).not.toThrow()
  })
})

describe('the events of a country', () => {
  afterEach(() => {
    Reflect.deleteProperty(window, 'dataLayer')
  })

  const pushedFrom = (locale: string, isDeviceMobile: boolean): unknown => {
    const market = marketOf(markets)(locale)
    if (market === null) throw new Error(`${locale} is not listed`)
    const readPage = () => ({ url: 'https://hathi.example', isDeviceMobile })
    trackerOf({ analytics: { kind: 'data-layer' } }, market.country, readPage)(click)
    return Reflect.get(window, 'dataLayer')
  }

  it.each([
    ['en-IN', true, { source: 'website', tracking_id: 'hathi-in' }],
    ['en-IN', false, { source: 'desktop_web', tracking_id: 'hathi-in' }],
    ['en-AE', true, { source: 'website', tracking_id: 'hathi-ae' }],
    ['en', true, { source: 'website', tracking_id: 'hathi-ae' }],
    ['tr-TR', true, { source: 'website', tracking_id: 'hathi-tr' }],
    ['en-TR', false, { source: 'desktop_web', tracking_id: 'hathi-tr' }],
    ['bn-BD', true, { source: 'website', tracking_id: 'hathi-bd' }],
  ])(
    'have its tracking id and the source label of the page: %s',
    (locale, isDeviceMobile, stamp) => {
      expect(pushedFrom(locale, isDeviceMobile)).toEqual([
        { event: click.name, region: 'in', ...stamp },
      ])
    },
  )

  it('have a tracking id of their own: every country has one, and no two countries share one', () => {
    const ids = new Map(markets.countries.map(({ code, trackingId }) => [code, trackingId]))
    expect(new Set(ids.values()).size).toBe(ids.size)
    for (const id of ids.values()) expect(id).toMatch(/^[a-z]+-[a-z]{2}$/)
  })
})

describe('the source label', () => {
  it('is website on a phone and desktop_web on a wider page', () => {
    expect(sourceLabel(true)).toBe('website')
    expect(sourceLabel(false)).toBe('desktop_web')
  })
})
