import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { readBuiltPages } from '../../config/build/builtPages.ts'
import { siteOrigin } from '../../config/build/siteOrigin.ts'
import { parseSettings, type Settings } from '../../sandbox/settings.ts'
import { type Sandbox, startSandbox } from '../../sandbox/startSandbox.ts'
import { noncePlaceholder } from '../../sandbox/website/nonce.ts'
import { koramangala, whitefield } from '../e2e/support/enquiries.ts'
import { choosePlace, fareForm, fareResults, fillContact } from '../e2e/support/estimate.ts'
import { expect, test } from '../e2e/support/site.ts'
import { type Answer, type Asked, ask } from './support/ask.ts'
import { startFileHost } from './support/startFileHost.ts'
import { type Nginx, startNginx } from './support/startNginx.ts'

const site = path.join(import.meta.dirname, '..', '..', 'out', 'site')
const host = 'www.hathi.in'

const settingsOf = (environment: Readonly<Record<string, string>>): Settings => {
  const parsed = parseSettings(environment)
  if (parsed.kind === 'Settings') return parsed.settings
  throw new Error(JSON.stringify(parsed.errors))
}

/** The server of `npm start` and nginx, with the same settings for the same site. */
type Both = { readonly server: Sandbox; readonly nginx: Nginx }

let started: Both | undefined

const start = async (environment: Readonly<Record<string, string>>): Promise<Both> => {
  const settings = settingsOf(environment)
  const server = await startSandbox({ website: { root: site, settings } })
  return { server, nginx: await startNginx(settings.config, site) }
}

const close = async ({ server, nginx }: Both) => {
  await server.close()
  await nginx.close()
}

/** Headers in which the two may differ. */
const ofTheServer = new Set([
  'accept-ranges',
  'connection',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'server',
  'transfer-encoding',
])

const nonce = /'nonce-([\w-]+)'/

/** The part of an answer that both must give alike, with its nonce replaced. */
const comparable = ({ status, headers, body }: Answer) => {
  const [, own = 'no nonce'] = nonce.exec(String(headers['content-security-policy'])) ?? []
  const said = Object.entries(headers)
    .filter(([name]) => !ofTheServer.has(name))
    .map(([name, value]) => [name, String(value).replaceAll(own, 'NONCE')])
  // nginx gives a redirect a body of its own.
  return status === 302
    ? { status, headers: Object.fromEntries(said.filter(([name]) => name !== 'content-type')) }
    : { status, headers: Object.fromEntries(said), body: body.replaceAll(own, 'NONCE') }
}

const askBoth = async (asked: Asked, both = started): Promise<readonly [Answer, Answer]> => {
  if (both === undefined) throw new Error('nothing was started')
  const whole = { ...asked, headers: { host, ...asked.headers } }
  return Promise.all([ask(both.server.url, whole), ask(both.nginx.url, whole)])
}

/** Expects the same answer from both, and returns it. */
const expectTheSame = async (asked: Asked, both?: Both): Promise<Answer> => {
  const [ours, theirs] = await askBoth(asked, both)
  expect(comparable(theirs), `${JSON.stringify(asked).slice(0, 200)} of nginx`).toEqual(
    comparable(ours),
  )
  return ours
}

test.beforeAll(async () => {
  started = await start({
    HATHI_BRAND: 'ghoda',
    HATHI_CUSTOMER_URL: 'https://customer.example.in',
    HATHI_TILES_URL: 'https://{s}.tiles.example.in/{z}/{x}/{y}.png',
  })
})

test.afterAll(async () => {
  if (started !== undefined) await close(started)
})

const builtFile = (pattern: RegExp): string => {
  const file = readdirSync(path.join(site, 'assets')).find((name) => pattern.test(name))
  if (file === undefined) throw new Error(`nothing was built like ${pattern}`)
  return `/assets/${file}`
}

test('nginx and the server of npm start answer alike', async () => {
  const paths = [
    '/en-IN',
    '/en-IN/',
    '/en-IN/fare-estimate',
    '/en-IN/fare-estimate?utm_source=x&utm_source=y',
    '/en-IN/trucks/mumbai',
    '/bn-BD/partners',
    '/en-IN/fare_estimate_mob?fare_estimate_token=x',
    '/en-IN/nothing-here',
    '/en-IN/nothing/here/',
    '/en-IN/city/dubai',
    '/EN-in/fare-estimate',
    '/en-IN/Fare-Estimate',
    '/en-IN/fare_estimate',
    '/en-IN/Packers%20and_Movers',
    '/en-IN/fare-estimate_mob',
    '/en-IN/fareestimate',
    '/en-IN/fare--estimate',
    '/en-IN/fare_-estimate',
    '/en-IN/%66are-estimate',
    '/en-IN//fare-estimate',
    '/fr-FR/partners',
    '/trucks/mumbai',
    '/nothing',
    builtFile(/^main\..*\.js$/),
    builtFile(/^main\..*\.css$/),
    builtFile(/\.png$/),
    builtFile(/^app-ghoda-en-IN\..*\.webmanifest$/),
    builtFile(/^app-hathi-tr-TR\..*\.webmanifest$/),
    '/service-worker.js',
    '/service-worker.js?build=a1b2&locale=en-IN',
    '/assets/missing.js',
    '/assets/missing',
    '/assets/',
    '/assets',
    '/favicon.ico',
    '/en-IN/missing.png',
    '/robots.txt',
    '/sitemap.xml',
    '/config.json',
    '/index.html',
    '/pages/hathi/en-IN.html',
    '/pages/paths.json',
    '/.env',
    '/assets/.env',
  ]
  const encodings = [undefined, 'gzip', 'br', 'gzip, deflate, br, zstd', 'br;q=0, gzip']
  for (const asked of paths) {
    for (const encoding of encodings) {
      const headers = encoding === undefined ? {} : { 'accept-encoding': encoding }
      await expectTheSame({ path: asked, headers })
    }
    await expectTheSame({ path: asked, method: 'HEAD' })
    for (const scheme of ['https', 'HTTPS']) {
      await expectTheSame({ path: asked, headers: { 'x-forwarded-proto': scheme } })
    }
  }
})

/** Headers of every answer, even if the request could not be read. */
const protects = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
}

test('both refuse a path that cannot be read, and one that leads above the site', async () => {
  const paths = [
    '/%',
    '/en-IN/%',
    '/%zz',
    '/assets/%f',
    '/%00',
    '/en-IN/%00',
    '/assets/%00.js',
    '/..',
    '/../',
    '/../etc/passwd',
    '/..%2f',
    '/%2e%2e/',
    '/%2E%2E%2Fetc/passwd',
    '/en-IN/../../x',
    '/en-IN/..%2f..%2fetc',
    '/assets/..%2f..%2fpackage.json',
    '//../en-IN',
  ]
  for (const path of paths) {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, body } = await expectTheSame({ path, method })
      expect([status, body], path).toEqual([400, method === 'GET' ? 'Bad request' : ''])
      expect(headers).toMatchObject({ ...protects, 'cache-control': 'no-store' })
    }
  }
  // nginx has not read any header by then, so it does not know what a proxy says about the
  // connection.
  const encrypted = { path: '/%', headers: { 'x-forwarded-proto': 'https' } }
  const said = (await askBoth(encrypted)).map(({ headers }) => headers['strict-transport-security'])
  expect(said).toEqual(['max-age=31536000', undefined])
})

test('both read any other path alike, however it is spelled', async () => {
  const paths = [
    '//',
    '//evil.example',
    '/%2f%2fevil.example/x',
    '/./en-IN',
    '/en-IN/.',
    '/en-IN/..',
    '/en-IN/partners/..',
    '/en-IN/%2e%2e/bn-BD/partners',
    '/assets/../en-IN',
    '/assets/%2e%2e/robots.txt',
    '/%63onfig.json',
    '/config.json/',
    '/robots.txt/',
    '/pages',
    '/pages/',
    '/p%61ges/hathi/en-IN.html',
    '/%2eenv',
    '/en-IN/.hidden/x',
    '/en-IN/.hidden',
    '/%5c',
    '/en-IN/a%5cb',
    '/en-IN/a\\b',
    '/en-IN/..%5c..%5cx',
    '/en-IN/a:b',
    '/a:b.js',
    '/%ff',
    '/en-IN/%ff',
    '/en-IN/%E0%A4',
    '/%c3%28',
    '/en%2DIN/about-us',
    '/EN%2Din/about-us',
    '/en-IN/fare%0aestimate',
    '/en-IN/fare%c2%a0estimate',
    '/en-IN/fare%0aestimate/',
    '/en-IN/City/Delhi_NCR',
    '/en-IN/city/delhi%20_ncr/',
    '/en-IN/city/delhi_-ncr',
    '/en-IN/city/delhi%09ncr',
    '/en-AE/rent-mini-trucks-in-delhi_ncr',
    '/en-AE/rent_mini_trucks_in_delhi_ncr',
    '/en-IN/about_us',
    '/en-IN/about%20us',
    '/en-IN/fare-estimate%0a',
    '/en-IN/fare-estimate%0a/',
    '/en-IN%0a',
    '/en-IN/%0a',
    '/nothing%0a',
    '/robots.txt%0a',
    '/config.json%0a',
    '/assets/missing.js%0a',
    '/a%3fb',
    '/en-IN/x%23y.js',
    '/en-IN/partners#x',
    '/en-IN?%',
    '/.bad-request',
    '/.too-much',
    `/en-IN/${'a'.repeat(3000)}`,
  ]
  for (const path of paths) await expectTheSame({ path })
})

test('both answer alike whoever asks with the whole address, as a proxy is asked', async () => {
  const requests = [
    'http://www.hathi.in',
    'http://www.hathi.in?utm_source=x',
    'http://www.hathi.in/en-IN',
    'http://www.hathi.in:8443/en-IN/partners?utm_source=x',
    'http://www.hathi.in//en-IN/nothing-here',
    'http://www.hathi.in/robots.txt',
    'http://www.hathi.in/assets/missing.js',
    'http://www.hathi.in/%',
    'http://www.hathi.in/../x',
    'http://[::1]:8080/en-IN',
    'https://www.hathi.in',
    'https://www.hathi.in/en-IN',
    'https://www.hathi.in/robots.txt',
    'HTTP://www.hathi.in/en-IN',
    'http://256.1.1.1:80/robots.txt',
    'http://127.1:80/en-IN?utm_source=x',
    'http://www.hathi.in:99999',
  ]
  for (const path of requests) {
    // Of two hosts, that of the address is the one asked for.
    for (const named of [host, 'other.example']) {
      await expectTheSame({ path, headers: { host: named } })
    }
  }
  await expectTheSame({ path: 'http://www.hathi.in/en-IN', method: 'POST' })
  const asked = { path: 'http://www.hathi.in/robots.txt', headers: { host: 'other.example' } }
  const { body } = await expectTheSame(asked)
  expect(body).toContain('Sitemap: http://www.hathi.in/sitemap.xml')
})

test('both take nothing that is sent to them', async () => {
  const paths = [
    '/',
    '/en-IN',
    '/en-IN/nothing-here',
    '/config.json',
    '/robots.txt',
    '/service-worker.js',
    '/assets/missing.js',
    '/pages/hathi/en-IN.html',
    '/.env',
    builtFile(/^main\..*\.js$/),
  ]
  for (const path of paths) {
    for (const method of ['POST', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND']) {
      const { status, headers, body } = await expectTheSame({ path, method })
      expect([status, body], `${method} ${path}`).toEqual([405, 'Method not allowed'])
      expect(headers).toMatchObject({ ...protects, allow: 'GET, HEAD' })
    }
  }
})

test('neither minds what is sent with a GET, however long it is', async () => {
  const body = 'a'.repeat(2_000_000)
  const script = builtFile(/^main\..*\.js$/)
  for (const path of [
    '/',
    '/en-IN',
    '/en-IN/nothing-here',
    '/config.json',
    '/robots.txt',
    script,
  ]) {
    expect((await expectTheSame({ path, body })).status, path).toBeLessThan(405)
  }
  expect((await expectTheSame({ path: '/en-IN', method: 'POST', body })).status).toBe(405)
})

test('a request that is too long is refused by both, each with a limit of its own', async () => {
  const much = 'a'.repeat(40_000)
  for (const asked of [{ path: `/${much}` }, { path: '/en-IN', headers: { cookie: much } }]) {
    const [ours, theirs] = await askBoth(asked)
    for (const { status } of [ours, theirs]) expect([400, 414, 431]).toContain(status)
    expect(theirs.body).toBe('Too much is asked')
    expect(theirs.headers).toMatchObject({ ...protects, 'cache-control': 'no-store' })
  }
})

for (const [what, settings, says] of [
  [
    'Google’s maps',
    { HATHI_MAPS: 'google', HATHI_GOOGLE_MAPS_KEY: 'key' },
    /^(?=.*'unsafe-eval')(?!.*require-trusted-types-for)/,
  ],
  [
    'a captcha',
    { HATHI_CAPTCHA_SITE_KEY: 'site' },
    /^(?=.*www\.google\.com\/recaptcha\/)(?!.*require-trusted-types-for)/,
  ],
  ['nothing set', {}, /require-trusted-types-for/],
] as const) {
  test(`both have the same policy with ${what}`, async () => {
    const both = await start(settings)
    try {
      for (const path of ['/en-IN/fare-estimate', '/nothing', '/en-IN/nothing', '/config.json']) {
        const { headers } = await expectTheSame({ path }, both)
        if (path !== '/config.json') expect(headers['content-security-policy']).toMatch(says)
      }
      for (const path of ['/', '/robots.txt', '/assets/missing.js']) {
        await expectTheSame({ path, headers: { 'x-forwarded-proto': 'https' } }, both)
      }
    } finally {
      await close(both)
    }
  })
}

const atOnce = 8

const built = readdirSync(site, { recursive: true, encoding: 'utf8' })

/**
 * The built texts that are the same for everybody: pages carry a nonce, and their list is only for
 * the servers.
 */
const texts = built
  .filter((file) => /\.(js|css|svg|json|webmanifest)$/.test(file))
  .filter((file) => file !== path.join('pages', 'paths.json'))

test('every text of the built site lies there as brotli and as gzip, byte for byte the same', () => {
  expect(built.filter((file) => /\.html\.(br|gz)$/.test(file))).toEqual([])
  for (const kind of ['.js', '.css', '.webmanifest']) {
    expect(texts.filter((file) => file.endsWith(kind)).length, kind).toBeGreaterThan(10)
  }
  for (const file of texts) {
    const whole = path.join(site, file)
    const plain = readFileSync(whole)
    expect(brotliDecompressSync(readFileSync(`${whole}.br`)).equals(plain), `${file}.br`).toBe(true)
    expect(gunzipSync(readFileSync(`${whole}.gz`)).equals(plain), `${file}.gz`).toBe(true)
  }
})

test('both answer with what the build compressed, as the visitor accepts it', async () => {
  const wishes = [
    ['br', 'br', '.br'],
    ['gzip', 'gzip', '.gz'],
    ['gzip, deflate, br, zstd', 'br', '.br'],
    [undefined, undefined, ''],
  ] as const
  for (const file of texts) {
    const plain = readFileSync(path.join(site, file), 'latin1')
    for (const [accepted, encoding, suffix] of wishes) {
      const headers = accepted === undefined ? {} : { 'accept-encoding': accepted }
      const { size } = statSync(path.join(site, file + suffix))
      for (const answer of await askBoth({ path: `/${file}`, headers })) {
        const asked = `${file} for ${accepted ?? 'whoever says nothing'}`
        expect(answer.status, asked).toBe(200)
        expect(answer.headers['content-encoding'], asked).toBe(encoding)
        expect(answer.headers['content-length'], asked).toBe(String(size))
        expect(answer.headers.vary, asked).toBe('accept-encoding')
        expect(answer.body === plain, asked).toBe(true)
      }
    }
  }
})

test('both compress for a visitor behind a proxy, too', async () => {
  const script = builtFile(/^main\..*\.js$/)
  for (const path of ['/en-IN', '/en-IN/nothing-here', '/service-worker.js', script]) {
    for (const encoding of ['gzip', 'br']) {
      const headers = { 'accept-encoding': encoding, via: '1.1 cdn.example' }
      const answer = await expectTheSame({ path, headers })
      expect(answer.headers['content-encoding'], `${path} in ${encoding}`).toBe(encoding)
    }
  }
})

test('every address of the website has the same page from both', async () => {
  test.setTimeout(180_000)
  const addresses = readBuiltPages(site).shell
  // Seven locales with their cities and pages: more than a thousand.
  expect(addresses.length).toBeGreaterThan(1000)
  for (let asked = 0; asked < addresses.length; asked += atOnce) {
    const batch = addresses.slice(asked, asked + atOnce)
    await Promise.all(batch.map((address) => expectTheSame({ path: address })))
  }
})

test('both lead a visitor without a locale to the same one', async () => {
  const wishes = [
    {},
    { 'accept-language': 'bn' },
    { 'accept-language': 'bn-IN,bn;q=0.9,en;q=0.8' },
    { 'accept-language': 'fr-FR,fr;q=0.9,tr;q=0.8,en;q=0.7' },
    { 'accept-language': 'en-US,en;q=0.9,bn;q=0.8' },
    { 'accept-language': 'EN-ae' },
    { 'accept-language': 'en' },
    { 'accept-language': 'hi-IN, EN;q=0.5' },
    { 'accept-language': 'fr, de;q=0.5' },
    { 'accept-language': 'bnx, trk, tr-TR' },
    { 'accept-language': 'tr_TR' },
    { 'accept-language': 'fr_FR,bn_BD.UTF-8;q=0.5' },
    { 'accept-language': 'en-AE_x' },
    { 'accept-language': '*' },
    { cookie: 'language=tr-TR', 'accept-language': 'bn' },
    { cookie: 'a=b; language=BN-bd; c=d', 'accept-language': 'en' },
    { cookie: 'language=fr-FR', 'accept-language': 'bn' },
    { cookie: 'language=//evil.example' },
  ]
  for (const headers of wishes) {
    await expectTheSame({ path: '/', headers })
    await expectTheSame({ path: '/?utm_source=x&next=//evil.example', headers })
  }
  const [ours] = await askBoth({ path: '/', headers: { 'accept-language': 'fr,bn;q=0.2' } })
  expect([ours.status, ours.headers.location]).toEqual([302, '/bn-BD'])
})

test('neither writes more than a name and a port of a host into a page', async () => {
  for (const strange of ['www.hathi.in:8443', '[::1]:80', 'a"onload="x', "a'b", '$request_id']) {
    const answers = await askBoth({ path: '/en-IN', headers: { host: strange } })
    for (const { status, body } of answers) {
      if (status === 200) expect(body).not.toMatch(/onload="x|a'b|\$request_id/)
    }
  }
})

test('both name the host as it was asked for, even one that cannot be', async () => {
  for (const named of [
    'WWW.Hathi.in',
    'www.hathi.in:80',
    '256.1.1.1',
    '256.1.1.1:80',
    '127.1:80',
  ]) {
    for (const path of ['/', '/en-IN', '/robots.txt']) {
      await expectTheSame({ path, headers: { host: named } })
    }
  }
})

test('neither server answers a page as unchanged, and both do so for a file', async () => {
  const pages = await askBoth({ path: '/en-IN' })
  expect(pages.map(({ headers }) => [headers.etag, headers['last-modified']])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ])
  const script = { path: builtFile(/^main\..*\.js$/) }
  for (const [index, { headers }] of (await askBoth(script)).entries()) {
    for (const known of [headers.etag ?? '', `"other", ${headers.etag ?? ''}`, '*']) {
      const again = await askBoth({ ...script, headers: { 'if-none-match': known } })
      expect(again[index]?.status, known).toBe(304)
    }
  }
})

test('both send a file whole, whatever part of it is requested', async () => {
  for (const path of [builtFile(/^main\..*\.js$/), '/config.json', '/robots.txt', '/en-IN']) {
    for (const range of ['bytes=0-9', 'bytes=99999999-', 'bytes=0-1,5-6']) {
      const { status } = await expectTheSame({ path, headers: { range } })
      expect(status, `${range} of ${path}`).toBe(200)
    }
  }
})

/** The settings without this project's server in between: each service at its own address. */
const elsewhere = (sandbox: Sandbox) => {
  const at = (service: string) => `${sandbox.url}/sandbox/${service}`
  return settingsOf({
    HATHI_CUSTOMER_URL: at('customer'),
    HATHI_ORDER_URL: at('order'),
    HATHI_CONTENT_URL: at('content'),
    HATHI_PLACES_URL: at('places'),
    HATHI_TILES_URL: at('tiles/{z}/{x}/{y}.svg'),
  }).config
}

const getFares = async (page: Page) => {
  await choosePlace(page, 'pickup', koramangala)
  await choosePlace(page, 'drop', whitefield)
  await fillContact(page)
  await fareForm(page).submit.click()
  await expect(fareResults(page).heading).toBeVisible()
}

test('the access log of a deployment has no customer in it', async () => {
  if (started === undefined) throw new Error('nothing was started')
  const { nginx } = started
  const path = '/en-IN/fare_estimate_mob'
  const link = `${path}?customer_name=Asha%20Rao&customer_mobile=9876543210`
  const asked = [
    link,
    '/?customer_mobile=9876543210',
    `http://${host}${link}`,
    '/%?customer_mobile=9876543210',
  ]
  for (const each of asked) await ask(nginx.url, { path: each, headers: { host } })
  const referer = `http://${host}${link}`
  await ask(nginx.url, { path: '/robots.txt', headers: { host, referer } })
  await expect.poll(nginx.log).toContain('"GET /robots.txt" 200 ')
  const log = await nginx.log()
  expect(log).toContain(`"GET ${path}" 200 `)
  expect(log).toContain(`"GET http://${host}${path}" 200 `)
  expect(log).toContain('"GET /" 302 ')
  expect(log).toContain('"GET /%" 400 ')
  expect(log).not.toMatch(/Asha|9876543210/)
})

test('a visitor of nginx gets fares from services elsewhere, and the policy refuses nothing', async ({
  page,
  sandbox,
}) => {
  const own = await startNginx(elsewhere(sandbox), site)
  try {
    await page.goto(`${own.url}/en-IN/fare-estimate`)
    await getFares(page)
    await expect(page).toHaveURL(new RegExp(own.url))
    // What the page still asks for by itself must not find its host gone.
    await page.close()
  } finally {
    await own.close()
  }
})

test('a visitor of a host of nothing but files gets fares under the policy that it can have', async ({
  page,
  sandbox,
  consoleErrors,
}) => {
  // From the address below that has no page.
  consoleErrors.expect(/status of 404/)
  const files = await startFileHost(elsewhere(sandbox), site)
  try {
    // The host redirects nobody; the script of the empty page does.
    await page.goto(files.url)
    await expect(page).toHaveURL(`${files.url}/en-IN`)

    const nothing = await page.goto(`${files.url}/bn-BD/nothing-here`)
    expect(nothing?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', 'bn-BD')
    expect((await ask(files.url, { path: '/assets/missing.js' })).status).toBe(404)

    const answer = await page.goto(`${files.url}/en-IN/fare-estimate`)
    const policy = answer?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toMatch(/nonce|strict-dynamic/)
    const html = (await answer?.text()) ?? ''
    expect(html).toContain(`nonce="${noncePlaceholder}"`)
    expect(html).toContain(`<link rel="canonical" href="${siteOrigin}/en-IN/fare-estimate"`)
    await getFares(page)
    await expect(page).toHaveURL(new RegExp(files.url))
    // What the page still asks for by itself must not find its host gone.
    await page.close()
  } finally {
    await files.close()
  }
})
