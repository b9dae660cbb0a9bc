import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { type Environment, parseSettings } from '../../sandbox/settings.ts'
import { storeLink } from '../../src/domain/attribution/appLink.ts'
import { WireConfiguration } from '../../src/infrastructure/configuration/configuration.codec.ts'

const wrongIn = (environment: Environment): readonly string[] => {
  const parsed = parseSettings(environment)
  return parsed.kind === 'WrongSettings' ? parsed.errors.map(({ variable }) => variable) : []
}

const settingsOf = (environment: Environment) => {
  const parsed = parseSettings(environment)
  if (parsed.kind === 'WrongSettings') throw new Error(JSON.stringify(parsed.errors))
  return parsed.settings
}

describe('without any setting', () => {
  it('the website and the sandbox are on port 3000 of this machine', () => {
    expect(settingsOf({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      config: {
        brand: 'hathi',
        customerUrl: '/sandbox/customer',
        orderUrl: '/sandbox/order',
        contentUrl: '/sandbox/content',
        maps: 'open',
        placesUrl: '/sandbox/places',
        tilesUrl: '/sandbox/tiles/{z}/{x}/{y}.svg',
        tilesAttribution: expect.any(String),
        googleMapsKey: null,
        captchaSiteKey: null,
        paramsSecret: expect.any(String),
        redirectOrigins: [],
        appLinks: { android: '/sandbox/app/android', ios: '/sandbox/app/ios' },
        analytics: 'console',
        errors: 'console',
        offline: true,
      },
    })
  })

  it('an empty variable counts as not set', () => {
    expect(settingsOf({ PORT: '', HATHI_MAPS: ' ', HATHI_ORDER_URL: '' })).toEqual(settingsOf({}))
  })
})

describe('settings', () => {
  it('are taken from the environment', () => {
    const { config, port, host } = settingsOf({
      PORT: '8080',
      HOST: '0.0.0.0',
      HATHI_BRAND: 'ghoda',
      HATHI_CUSTOMER_URL: 'https://customer.example.in/',
      HATHI_ORDER_URL: 'https://order.example.in/v1/',
      HATHI_CONTENT_URL: 'http://localhost:1337',
      HATHI_MAPS: 'google',
      HATHI_GOOGLE_MAPS_KEY: 'key',
      HATHI_PLACES_URL: 'https://photon.example.in',
      HATHI_TILES_URL: 'https://{s}.tiles.example.in/{z}/{x}/{y}.png',
      HATHI_TILES_ATTRIBUTION: '© Someone',
      HATHI_CAPTCHA_SITE_KEY: 'site',
      HATHI_PARAMS_SECRET: 'a secret of our own',
      HATHI_REDIRECT_ORIGINS: 'https://www.example.in, https://m.example.in/',
      HATHI_APP_ANDROID_URL: 'https://play.example/apps?id=in.hathi',
      HATHI_APP_IOS_URL: 'https://store.example/hathi',
      HATHI_ANALYTICS: 'data-layer',
      HATHI_ERRORS: 'https://errors.example.in/report',
      HATHI_OFFLINE: 'off',
    })
    expect({ port, host }).toEqual({ port: 8080, host: '0.0.0.0' })
    expect(config).toEqual({
      brand: 'ghoda',
      customerUrl: 'https://customer.example.in',
      orderUrl: 'https://order.example.in/v1',
      contentUrl: 'http://localhost:1337',
      maps: 'google',
      googleMapsKey: 'key',
      placesUrl: 'https://photon.example.in',
      tilesUrl: 'https://{s}.tiles.example.in/{z}/{x}/{y}.png',
      tilesAttribution: '© Someone',
      captchaSiteKey: 'site',
      paramsSecret: 'a secret of our own',
      redirectOrigins: ['https://www.example.in', 'https://m.example.in'],
      appLinks: {
        android: 'https://play.example/apps?id=in.hathi',
        ios: 'https://store.example/hathi',
      },
      analytics: 'data-layer',
      errors: 'https://errors.example.in/report',
      offline: false,
    })
  })

  it('may say that there is no app, but only for both stores', () => {
    const none = { HATHI_APP_ANDROID_URL: 'none', HATHI_APP_IOS_URL: 'none' }
    expect(settingsOf(none).config.appLinks).toBeNull()
  })

  it.each([
    ['HATHI_APP_ANDROID_URL', 'none'],
    ['HATHI_APP_IOS_URL', 'market:hathi'],
    ['HATHI_APP_IOS_URL', 'http://store.example/hathi'],
    ['HATHI_APP_IOS_URL', 'http://localhost.example/hathi'],
    ['HATHI_APP_IOS_URL', 'https://store.example/hathi#get'],
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['HOST', 'a b'],
    ['HATHI_BRAND', 'Hathi!'],
    ['HATHI_CUSTOMER_URL', 'customer.example.in'],
    ['HATHI_CUSTOMER_URL', 'javascript:alert(1)'],
    ['HATHI_ORDER_URL', 'ftp://order.example.in'],
    ['HATHI_ORDER_URL', '//order.example.in'],
    ['HATHI_ORDER_URL', '/'],
    ['HATHI_ORDER_URL', 'HTTPS://order.example.in'],
    ['HATHI_ORDER_URL', 'https:order.example.in'],
    ['HATHI_MAPS', 'bing'],
    ['HATHI_MAPS', 'Google'],
    ['HATHI_PLACES_URL', 'photon'],
    ['HATHI_PLACES_URL', 'https://photon.example.in/?key=1'],
    ['HATHI_PLACES_URL', 'https://photon.example.in/#key'],
    ['HATHI_TILES_URL', 'https://tiles.example.in/{z}/{x}.png'],
    ['HATHI_TILES_URL', 'tiles/{z}/{x}/{y}.png'],
    ['HATHI_TILES_URL', 'https://tiles.example.in/{z}/{x}/{y}.png?key={apiKey}'],
    ['HATHI_TILES_URL', 'https://tiles.example.in/{z}/{x}/{y}.{ext}'],
    ['HATHI_TILES_ATTRIBUTION', '<a href="https://osm.example">OpenStreetMap</a>'],
    ['HATHI_TILES_ATTRIBUTION', '&copy; OpenStreetMap contributors'],
    ['HATHI_REDIRECT_ORIGINS', 'https://www.example.in/path'],
    ['HATHI_REDIRECT_ORIGINS', 'www.example.in'],
    ['HATHI_REDIRECT_ORIGINS', 'http://www.example.in'],
    ['HATHI_REDIRECT_ORIGINS', 'http://localhost.example.in'],
    ['HATHI_REDIRECT_ORIGINS', 'https://ok.example.in,*'],
    ['HATHI_ANALYTICS', 'yes'],
    ['HATHI_ERRORS', 'data-layer'],
  ])('report %s by its name if it is "%s"', (variable, value) => {
    expect(wrongIn({ [variable]: value })).toEqual([variable])
  })

  it.each([
    ['HATHI_CONTENT_URL', 'https://user:secret@content.example.in'],
    ['HATHI_CONTENT_URL', 'https://:secret@content.example.in'],
    ['HATHI_ORDER_URL', 'https:///user:secret@order.example.in'],
    ['HATHI_ORDER_URL', 'https://us, er:secret@order.example.in'],
    ['HATHI_TILES_URL', 'https://secret@tiles.example.in/{z}/{x}/{y}.png'],
    ['HATHI_REDIRECT_ORIGINS', 'https://www.example.in, https://u:secret@example.in'],
    ['HATHI_ERRORS', 'https://key:secret@errors.example.in/report'],
    ['HATHI_APP_IOS_URL', 'https://u:secret@store.example/hathi'],
  ])('report %s if it has a password, which they do not repeat: %s', (variable, value) => {
    expect(parseSettings({ [variable]: value })).toMatchObject({
      kind: 'WrongSettings',
      errors: [{ variable, message: expect.not.stringContaining('secret') }],
    })
  })

  it('may have an @ behind a host', () => {
    const { errors } = settingsOf({ HATHI_ERRORS: 'https://errors.example.in/@hathi' }).config
    expect(errors).toBe('https://errors.example.in/@hathi')
  })

  it.each([
    ['HATHI_CUSTOMER_URL', 'http://[::1]:4000'],
    ['HATHI_PLACES_URL', 'https://[2001:db8::1]/photon'],
    ['HATHI_TILES_URL', 'http://[::1]:4000/{z}/{x}/{y}.png'],
    ['HATHI_TILES_URL', 'https://tiles;{s}.example.in/{z}/{x}/{y}.png'],
    ['HATHI_ANALYTICS', 'http://[::1]/events'],
    ['HATHI_ERRORS', 'https://$host/problems'],
  ])('report %s if a page’s policy cannot name its host: %s', (variable, value) => {
    expect(parseSettings({ [variable]: value })).toMatchObject({
      kind: 'WrongSettings',
      errors: [
        {
          variable,
          message: `must have a host that a page’s policy can name, so no IPv6 address, not ${value}`,
        },
      ],
    })
  })

  it('may name an IPv6 host that is the website’s own, which a policy need not name', () => {
    const { customerUrl, tilesUrl, errors } = settingsOf({
      HOST: '::1',
      PORT: '4000',
      HATHI_CUSTOMER_URL: 'http://[::1]:4000/sandbox/customer/',
      HATHI_TILES_URL: 'http://[0:0::1]:4000/sandbox/tiles/{z}/{x}/{y}.svg',
      HATHI_ERRORS: 'http://[::1]:4000/problems?key=1',
    }).config
    expect([customerUrl, tilesUrl, errors]).toEqual([
      '/sandbox/customer',
      '/sandbox/tiles/{z}/{x}/{y}.svg',
      '/problems?key=1',
    ])
    const elsewhere = { HOST: '::1', PORT: '4000', HATHI_ORDER_URL: 'http://[::1]:4001/order' }
    expect(wrongIn(elsewhere)).toEqual(['HATHI_ORDER_URL'])
    const whole = { HOST: '::1', PORT: '4000', HATHI_ORDER_URL: 'http://[::1]:4000' }
    expect(wrongIn(whole)).toEqual(['HATHI_ORDER_URL'])
  })

  it('let the build ask a content service that no page can', () => {
    const build = (url: string) => parseSettings({ HATHI_CONTENT_URL: url }, 'build')
    expect(build('http://[::1]:1337/strapi/')).toMatchObject({
      settings: { config: { contentUrl: 'http://[::1]:1337/strapi' } },
    })
    for (const wrong of ['http://[::1]:1337?locale=en', 'ftp://[::1]', 'http://u:p@[::1]']) {
      expect(build(wrong)).toMatchObject({ errors: [{ variable: 'HATHI_CONTENT_URL' }] })
    }
    // Pages ask the other services.
    const order = parseSettings({ HATHI_ORDER_URL: 'http://[::1]:4000' }, 'build')
    expect(order).toMatchObject({ errors: [{ variable: 'HATHI_ORDER_URL' }] })
  })

  it('may credit a map with any plain text', () => {
    const credit = '© A & B, 2 < 3'
    expect(settingsOf({ HATHI_TILES_ATTRIBUTION: credit }).config.tilesAttribution).toBe(credit)
  })

  it('may ask for tiles of a high resolution, and by subdomains', () => {
    const tiles = 'https://{s}.tiles.example.in/{z}/{x}/{y}{r}.png?key=1'
    expect(settingsOf({ HATHI_TILES_URL: tiles }).config.tilesUrl).toBe(tiles)
  })

  it('may name origins without encryption that are of this machine', () => {
    const here = 'http://localhost:4000 http://127.0.0.1:4000/ http://[::1]:4000'
    expect(settingsOf({ HATHI_REDIRECT_ORIGINS: here }).config.redirectOrigins).toEqual([
      'http://localhost:4000',
      'http://127.0.0.1:4000',
      'http://[::1]:4000',
    ])
  })

  it.each(['http://localhost:4000?store=ios', 'http://127.0.0.1/ios', 'http://[::1]:4000/ios'])(
    'may name a store without encryption that is of this machine: %s',
    (ios) => {
      expect(settingsOf({ HATHI_APP_IOS_URL: ios }).config.appLinks).toEqual({
        android: '/sandbox/app/android',
        ios,
      })
    },
  )

  it('name no store that the website does not lead to', () => {
    const part = fc.constantFrom(
      ...['https://', 'http://', 'localhost', '127.0.0.1', '[::1]', 'store.example'],
      ...['/', '?', '#', ':4000', '@', '\\', ' ', '%'],
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const parsed = parseSettings({ HATHI_APP_IOS_URL: parts.join('') })
        if (parsed.kind === 'WrongSettings') return
        const { ios = '' } = parsed.settings.config.appLinks ?? {}
        const whole = new URL(ios, 'https://hathi.example').href
        expect(storeLink(whole)([])).not.toBeNull()
      }),
      { numRuns: 5000 },
    )
  })

  it('are never accepted if the website would not start with them', () => {
    const variable = fc.constantFrom(
      'HATHI_CUSTOMER_URL',
      'HATHI_TILES_URL',
      'HATHI_APP_IOS_URL',
      'HATHI_ANALYTICS',
    )
    const part = fc.constantFrom('https:', 'HTTP:', '/', '\\', ':', '@', 'a.example', '{z}{x}{y}')
    fc.assert(
      fc.property(variable, fc.array(part, { maxLength: 6 }), (name, parts) => {
        const parsed = parseSettings({ [name]: parts.join('') })
        if (parsed.kind === 'WrongSettings') return
        expect(WireConfiguration.decode(parsed.settings.config)).toMatchObject({ _tag: 'Right' })
      }),
      { numRuns: 2000 },
    )
  })

  it('are all checked at once', () => {
    expect(wrongIn({ PORT: 'x', HATHI_MAPS: 'x', HATHI_ERRORS: 'x' })).toEqual(
      expect.arrayContaining(['PORT', 'HATHI_MAPS', 'HATHI_ERRORS']),
    )
  })

  it('are told from variables that are only named like them, and so probably misspelled', () => {
    const environment = { HATHI_MAPS: 'open', HATHI_MAP: 'google', HATHI_CHROME: '/c', PATH: '/' }
    expect(parseSettings(environment).unknown).toEqual(['HATHI_MAP'])
    expect(parseSettings({ ...environment, PORT: 'x' }).unknown).toEqual(['HATHI_MAP'])
  })

  it('need a key for Google maps', () => {
    expect(wrongIn({ HATHI_MAPS: 'google' })).toEqual(['HATHI_GOOGLE_MAPS_KEY'])
  })
})

describe('the development secret', () => {
  const { paramsSecret } = settingsOf({}).config

  it.each(['localhost', '127.0.0.1', '127.1.2.3', '::1'])('is accepted on %s', (host) => {
    expect(wrongIn({ HOST: host })).toEqual([])
  })

  it.each(['0.0.0.0', '::', '192.168.1.7', 'example.in', '127.example.in'])(
    'is refused on %s, whether set or not',
    (host) => {
      expect(wrongIn({ HOST: host })).toEqual(['HATHI_PARAMS_SECRET'])
      expect(wrongIn({ HOST: host, HATHI_PARAMS_SECRET: paramsSecret })).toEqual([
        'HATHI_PARAMS_SECRET',
      ])
      expect(wrongIn({ HOST: host, HATHI_PARAMS_SECRET: 'our own' })).toEqual([])
    },
  )

  it('keeps analytics and errors out of a public console', () => {
    const { analytics, errors } = settingsOf({
      HOST: '0.0.0.0',
      HATHI_PARAMS_SECRET: 'our own',
    }).config
    expect([analytics, errors]).toEqual(['none', 'none'])
  })
})
