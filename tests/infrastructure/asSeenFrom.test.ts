import { describe, expect, it } from '@jest/globals'
import { asSeenFrom } from '../../src/composition/embed/asSeenFrom.ts'
import type { Configuration } from '../../src/infrastructure/configuration/configuration.ts'

const configuration: Configuration = {
  brand: 'hathi',
  customerUrl: '/api/customer',
  orderUrl: 'https://orders.example/v1',
  contentUrl: '/api/content',
  maps: 'open',
  placesUrl: '/api/places',
  tilesUrl: '/tiles/{z}/{x}/{y}.svg',
  tilesAttribution: '© somebody',
  googleMapsKey: null,
  captchaSiteKey: null,
  paramsSecret: 'a secret',
  redirectOrigins: [],
  appLinks: null,
  analytics: { kind: 'url', url: '/events/' },
  errors: { kind: 'url', url: '/problems?from=web' },
  offline: false,
}

const site = 'https://hathi.example'

describe('the configuration of a form on a partner’s page', () => {
  it('has the services of the website', () => {
    expect(asSeenFrom(site, configuration)).toMatchObject({
      customerUrl: 'https://hathi.example/api/customer',
      orderUrl: 'https://orders.example/v1',
      contentUrl: 'https://hathi.example/api/content',
      placesUrl: 'https://hathi.example/api/places',
    })
  })

  it('reports to the website’s operators, not to those of the partner', () => {
    expect(asSeenFrom(site, configuration)).toMatchObject({
      analytics: { kind: 'url', url: 'https://hathi.example/events/' },
      errors: { kind: 'url', url: 'https://hathi.example/problems?from=web' },
    })
  })

  it('leaves full URLs as they are, and destinations without a URL', () => {
    const told = {
      analytics: { kind: 'url', url: 'https://events.example/in' },
      errors: { kind: 'url', url: 'https://errors.example/in' },
    } as const
    expect(asSeenFrom(site, { ...configuration, ...told })).toMatchObject(told)
    const quiet = { analytics: { kind: 'data-layer' }, errors: { kind: 'console' } } as const
    expect(asSeenFrom(site, { ...configuration, ...quiet })).toMatchObject(quiet)
  })
})
