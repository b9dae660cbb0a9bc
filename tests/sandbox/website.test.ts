import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import * as fc from 'fast-check'
import { type Environment, parseSettings } from '../../sandbox/settings.ts'
import { type Sandbox, startSandbox } from '../../sandbox/startSandbox.ts'
import { acceptedEncodings } from '../../sandbox/website/acceptedEncodings.ts'
import { contentSecurityPolicy } from '../../sandbox/website/contentSecurityPolicy.ts'
import { makeNonce, noncePlaceholder } from '../../sandbox/website/nonce.ts'
import { filesAt, plainPath } from '../../sandbox/website/websitePath.ts'

const settingsOf = (environment: Environment) => {
  const parsed = parseSettings(environment)
  if (parsed.kind === 'WrongSettings') throw new Error(JSON.stringify(parsed.errors))
  return parsed.settings
}

const page = '<!doctype html><title>Hathi</title>'
const shell = `${page}<p>Nothing yet`
const scripted = `<!doctype html><script src="/assets/main.1a2b.js" nonce="${noncePlaceholder}"></script>`
const script = 'console.log("hathi")'

let folder = ''
let sandbox: Sandbox | undefined

const put = async (path: string, content: string | Uint8Array): Promise<void> => {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'website-'))
  await put('secret.txt', 'not for visitors')
  await put(
    'site/pages/paths.json',
    JSON.stringify({
      origin: 'https://built.example',
      locales: ['en-IN', 'en-TR'],
      defaultLocale: 'en-IN',
      shell: ['/en-in', '/en-tr', '/en-in/trucks/navi-mumbai', '/en-in/order-review'],
      cities: ['navi-mumbai'],
    }),
  )
  await put('site/pages/hathi/shell.html', shell)
  await put('site/pages/hathi/en-IN.html', `${page}<p>https://built.example/en-IN`)
  await put('site/pages/hathi/en-IN/trucks/navi-mumbai.html', `${page}<p>Navi Mumbai`)
  await put('site/pages/hathi/en-IN/404.html', `${page}<p>Nothing here`)
  await put('site/pages/ghoda/en-IN.html', `${page}<p>Ghoda`)
  await put('site/pages/hathi/en-TR.html', scripted)
  await put('site/robots.txt', 'User-agent: *\nSitemap: https://built.example/sitemap.xml\n')
  await put('site/robots.txt.br', brotliCompressSync('User-agent: *'))
  await put(
    'site/sitemap.xml',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://built.example/en-IN</loc><xhtml:link rel="alternate" hreflang="en-IN" href="https://built.example/en-IN"/></url></urlset>',
  )
  await put('site/.env', 'SECRET=1')
  await put('site/assets/main.1a2b.js', script)
  await put('site/assets/main.1a2b.js.br', brotliCompressSync(script))
  await put('site/assets/main.1a2b.js.gz', gzipSync(script))
  await put('site/assets/plain.3c4d.css', 'a{}')
  const root = join(folder, 'site')
  sandbox = await startSandbox({ website: { root, settings: settingsOf({}) } })
})

afterAll(async () => {
  await sandbox?.close()
  await rm(folder, { recursive: true })
})

type Raw = {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** A request without `fetch`, which tidies paths, decodes bodies and asks for encodings. */
const ask = (
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Raw> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(sandbox?.url ?? '')
    request({ hostname, port, path, method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode,
          headers: answer.headers,
          body: Buffer.concat(chunks),
        }),
      )
    })
      .on('error', reject)
      .end()
  })

describe('the website', () => {
  it.each([
    ['/en-IN/order-review', 200, 'Nothing yet'],
    ['/nothing/here', 200, 'Nothing yet'],
    ['/trucks/mumbai?utm_source=x', 200, 'Nothing yet'],
    ['/en-IN/trucks/navi-mumbai', 200, 'Navi Mumbai'],
    ['/en-IN/trucks/navi-mumbai/', 200, 'Navi Mumbai'],
    // People spell it like this; the page's script leads to the right address.
    ['/en-IN/Trucks/Navi_Mumbai', 200, 'Nothing yet'],
    ['/en-IN/trucks/Navi%20_mumbai', 200, 'Nothing yet'],
    // So only a city is spelled: for these the script shows its Default page.
    ['/en-IN/order_review', 404, 'Nothing here'],
    ['/en-IN/order%20review', 404, 'Nothing here'],
    ['/en-IN/trucks/navi%09mumbai', 404, 'Nothing here'],
    ['/en-IN/nothing/here', 404, 'Nothing here'],
  ])(
    'answers %s with %i and its page, which browsers check every time',
    async (path, status, words) => {
      const answer = await ask(path)
      expect(answer.status).toBe(status)
      expect(answer.body.toString()).toContain(words)
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(answer.headers['cache-control']).toBe('private, no-cache')
    },
  )

  it.each([
    [{}, '/en-IN?utm_source=x'],
    [{ 'accept-language': 'tr-TR, en-TR;q=0.8' }, '/en-TR?utm_source=x'],
    [{ 'accept-language': 'en-TR', cookie: 'language=en-IN' }, '/en-IN?utm_source=x'],
  ])('redirects from its root, asked with %j, to %s', async (headers, location) => {
    const answer = await ask('/?utm_source=x', headers)
    expect(answer.status).toBe(302)
    expect(answer.headers).toMatchObject({ location, vary: 'accept-language, cookie' })
  })

  it('uses in a page the origin of the request', async () => {
    const headers = { host: 'www.hathi.example', 'x-forwarded-proto': 'https' }
    expect((await ask('/en-IN', headers)).body.toString()).toContain(
      '<p>https://www.hathi.example/en-IN',
    )
  })

  it.each([
    ['http://www.hathi.example/en-IN', 200, 'http://www.hathi.example/en-IN'],
    ['http://www.hathi.example/assets/main.1a2b.js?x=/y', 200, script],
    ['http://www.hathi.example', 302, ''],
    ['http://www.hathi.example?x=/y', 302, ''],
    ['http://www.hathi.example/../secret.txt', 400, 'Bad request'],
  ])('answers %s, asked for as a proxy is, with %i', async (address, status, words) => {
    const answer = await ask(address)
    expect(answer.status).toBe(status)
    expect(answer.body.toString()).toContain(words)
  })

  it('has the pages of its brand, and those of the default brand where that has none', async () => {
    const root = join(folder, 'site')
    const settings = settingsOf({ HATHI_BRAND: 'ghoda' })
    const other = await startSandbox({ website: { root, settings } })
    const textOf = async (path: string) => (await fetch(other.url + path)).text()
    expect(await textOf('/en-IN')).toContain('Ghoda')
    expect(await textOf('/en-IN/trucks/navi-mumbai')).toContain('Navi Mumbai')
    await other.close()
  })

  it('serves its pages only at their addresses', async () => {
    expect((await ask('/pages/hathi/en-IN.html')).status).toBe(404)
    expect((await ask('/pages/paths.json')).status).toBe(404)
  })

  it('has no page if nothing was built', async () => {
    const website = { root: join(folder, 'nowhere'), settings: settingsOf({}) }
    const other = await startSandbox({ website })
    for (const path of ['/', '/en-IN', '/nothing']) {
      expect((await fetch(other.url + path)).status).toBe(404)
    }
    await other.close()
  })

  it('lets a file with a hash in its name be cached for a year', async () => {
    const { headers } = await ask('/assets/plain.3c4d.css')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-type']).toBe('text/css; charset=utf-8')
    expect((await ask('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600')
  })

  it.each([
    ['br, gzip', 'br', brotliCompressSync(script)],
    ['gzip', 'gzip', gzipSync(script)],
    ['gzip;q=1, br;q=0.5', 'gzip', gzipSync(script)],
    ['*', 'br', brotliCompressSync(script)],
    ['br;q=0, gzip;q=0', undefined, Buffer.from(script)],
    ['', undefined, Buffer.from(script)],
  ])('sends for "%s" the encoding %s', async (accepted, encoding, content) => {
    const { headers, body } = await ask('/assets/main.1a2b.js', { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['vary']).toBe('accept-encoding')
    expect(headers['content-length']).toBe(String(content.byteLength))
    expect(body.equals(content)).toBe(true)
  })

  it('sends a file without compressed versions as it is', async () => {
    const { headers, body } = await ask('/assets/plain.3c4d.css', { 'accept-encoding': 'br' })
    expect(headers['content-encoding']).toBeUndefined()
    expect(body.toString()).toBe('a{}')
  })

  it('sends no unchanged file twice, as each encoding has an ETag', async () => {
    const encoded = { 'accept-encoding': 'br' }
    const { headers } = await ask('/assets/main.1a2b.js', encoded)
    const etag = String(headers['etag'])
    const again = await ask('/assets/main.1a2b.js', { ...encoded, 'if-none-match': `W/${etag}` })
    expect([again.status, again.body.byteLength]).toEqual([304, 0])
    const plain = await ask('/assets/main.1a2b.js', { 'if-none-match': etag })
    expect(plain.status).toBe(200)
  })

  it('answers HEAD with the headers alone', async () => {
    const { status, headers, body } = await ask('/robots.txt', {}, 'HEAD')
    expect(status).toBe(200)
    expect(Number(headers['content-length'])).toBeGreaterThan(13)
    expect(body.byteLength).toBe(0)
  })

  it('uses in robots.txt and the sitemap the origin of the request', async () => {
    const { host } = new URL(sandbox?.url ?? '')
    const robots = await ask('/robots.txt', { 'accept-encoding': 'br' })
    expect(robots.headers['content-encoding']).toBeUndefined()
    expect(robots.body.toString()).toBe(`User-agent: *\nSitemap: http://${host}/sitemap.xml\n`)
    const { headers, body } = await ask('/sitemap.xml', {
      host: 'www.hathi.example',
      'x-forwarded-proto': 'https',
    })
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(body.toString()).toBe(
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://www.hathi.example/en-IN</loc><xhtml:link rel="alternate" hreflang="en-IN" href="https://www.hathi.example/en-IN"/></url></urlset>',
    )
  })

  it('writes no markup from a host header into them', async () => {
    const { status, body } = await ask('/robots.txt', { host: 'evil.example/<script>' })
    expect([status, body.toString()]).not.toEqual([200, expect.stringContaining('<script>')])
  })

  it.each(['256.1.1.1', '256.1.1.1:80', '[0:0::1]:80', 'www.hathi.example:99999'])(
    'answers a visitor who asks for a host that is none: %s',
    async (host) => {
      const { status, body } = await ask('/robots.txt', { host })
      expect([status, body.toString()]).toEqual([
        200,
        `User-agent: *\nSitemap: http://${host}/sitemap.xml\n`,
      ])
      const { status: led, headers } = await ask('/?a=b', { host })
      expect([led, headers['location']]).toEqual([302, '/en-IN?a=b'])
      // Also in a whole address, as a proxy is asked.
      for (const scheme of ['http', 'HTTP']) {
        expect((await ask(`${scheme}://${host}/robots.txt`)).body).toEqual(body)
        const whole = await ask(`${scheme}://${host}?a=b`)
        expect([whole.status, whole.headers['location']]).toEqual([302, '/en-IN?a=b'])
      }
      // The services of the sandbox, too, whose calls have queries.
      const cities = '/sandbox/content/api/website-cities?locale=en-IN'
      const called = await ask(cities, { host })
      expect(called).toMatchObject({ status: 200, body: (await ask(cities)).body })
    },
  )

  it('reads an empty query as none, and a backslash as a part of a name', async () => {
    expect((await ask('/?')).headers['location']).toBe('/en-IN')
    expect((await ask('/en-IN/a\\b')).status).toBe(404)
  })

  it.each(['/assets/missing.js', '/favicon.ico', '/en-IN/missing.png'])(
    'has no page for the missing file %s',
    async (path) => {
      const { status, headers } = await ask(path)
      expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
    },
  )

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/.env',
    '/%00/secret.txt',
    '/%',
  ])('never leaves its folder: %s', async (path) => {
    const { status, body } = await ask(path)
    expect(body.toString()).not.toMatch(/not for visitors|SECRET/)
    expect([200, 400, 404]).toContain(status)
    expect(status === 200 ? body.toString() : shell).toBe(shell)
  })

  it.each(['/', '/assets/plain.3c4d.css', '/config.json', '/missing.js'])(
    'sends security headers for %s',
    async (path) => {
      const { headers } = await ask(path)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'x-frame-options': 'DENY',
        'cross-origin-opener-policy': 'same-origin',
        'permissions-policy': expect.stringMatching(
          /^geolocation=\(self\), .*camera=\(\), microphone=\(\), payment=\(\), usb=\(\)$/,
        ),
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      })
    },
  )

  const nonceIn = (policy: unknown): string =>
    /'nonce-([^']+)'/.exec(String(policy))?.[1] ?? 'no nonce'

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
    [undefined, (body: Buffer) => body],
  ])(
    'marks a page in %s with the nonce of its policy, a new one each time',
    async (encoding, decoded) => {
      const asked = encoding === undefined ? {} : { 'accept-encoding': encoding }
      const [one, other] = await Promise.all([ask('/en-TR', asked), ask('/en-TR', asked)])
      for (const { headers, body } of [one, other]) {
        expect(headers['content-encoding']).toBe(encoding)
        expect(headers['content-length']).toBe(String(body.byteLength))
        // A page is different in every response, so no browser may be told that it has not changed.
        expect(headers['etag']).toBeUndefined()
        const nonce = nonceIn(headers['content-security-policy'])
        expect(decoded(body).toString()).toBe(scripted.replace(noncePlaceholder, nonce))
      }
      const nonces = [one, other].map(({ headers }) => nonceIn(headers['content-security-policy']))
      expect(new Set(nonces).size).toBe(2)
    },
  )

  it('gives anything but a page a policy without a nonce', async () => {
    for (const path of ['/assets/plain.3c4d.css', '/config.json', '/missing.js']) {
      const policy = String((await ask(path)).headers['content-security-policy'])
      expect(policy).toContain("default-src 'self'")
      expect(policy).not.toContain('nonce')
    }
  })

  it('asks for HTTPS if it is used, and not otherwise', async () => {
    const encrypted = await ask('/', { 'x-forwarded-proto': 'https' })
    expect(encrypted.headers['strict-transport-security']).toBe('max-age=31536000')
    const spelled = await ask('/', { 'x-forwarded-proto': 'HTTPS' })
    expect(spelled.headers['strict-transport-security']).toBe('max-age=31536000')
    expect((await ask('/')).headers['strict-transport-security']).toBeUndefined()
    // A whole address says nothing about the connection.
    const plain = await ask('https://www.hathi.example/robots.txt')
    expect(plain.headers['strict-transport-security']).toBeUndefined()
    expect(plain.body.toString()).toContain('Sitemap: http://www.hathi.example/')
  })

  it('gives the browser its config, which is never cached', async () => {
    const { headers, body } = await ask('/config.json')
    expect(headers['cache-control']).toBe('no-store')
    expect(JSON.parse(body.toString())).toEqual(settingsOf({}).config)
  })

  it('does not answer an unknown call of the sandbox with a page', async () => {
    const { status, headers } = await ask('/sandbox/nothing')
    expect([status, headers['content-type']]).toEqual([404, 'application/json'])
  })
})

describe('the file that may answer a path', () => {
  it('is within the site for any path', () => {
    const nasty = fc.array(
      fc.constantFrom('..', '.', '/', '\\', '%2e', '%2E', '%2f', '%5c', '%00', 'a', '%', ':', '~'),
    )
    fc.assert(
      fc.property(nasty, (parts) => {
        const path = plainPath(`/${parts.join('')}`)
        return (path === null ? [] : filesAt(path)).every((file) =>
          join('/site', file).startsWith('/site'),
        )
      }),
      { numRuns: 2000 },
    )
  })
})

describe('encodings', () => {
  it('always end with the uncompressed file', () => {
    fc.assert(fc.property(fc.string(), (header) => acceptedEncodings(header).at(-1) === 'identity'))
  })
})

describe('a nonce', () => {
  it('has 128 bits in characters that need no quoting', () => {
    expect(makeNonce()).toMatch(/^[\w-]{22}$/)
  })
})

describe('the content security policy', () => {
  const directives = (environment: Environment): ReadonlyMap<string, readonly string[]> =>
    new Map(
      contentSecurityPolicy(settingsOf(environment).config, 'abc')
        .split('; ')
        .map((directive) => {
          const [name = '', ...sources] = directive.split(' ')
          return [name, sources]
        }),
    )

  const google = { HATHI_MAPS: 'google', HATHI_GOOGLE_MAPS_KEY: 'key' }

  it('allows only the own origin by default, and no untrusted HTML or scripts', () => {
    expect(Object.fromEntries(directives({}))).toEqual({
      'default-src': ["'self'"],
      'script-src': ["'nonce-abc'", "'strict-dynamic'", "'self'"],
      'style-src': ["'self'"],
      'img-src': ["'self'", 'data:'],
      'connect-src': ["'self'"],
      'worker-src': ["'self'"],
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['hathi#webpack', 'default'],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    })
  })

  it.each([{}, google, { HATHI_CAPTCHA_SITE_KEY: 'site' }])(
    'never allows inline scripts, with %j',
    (environment) => {
      const policy = directives(environment)
      expect([...policy.values()].flat()).not.toContain("'unsafe-inline'")
      expect(policy.get('script-src')).toEqual(
        expect.arrayContaining(["'nonce-abc'", "'strict-dynamic'"]),
      )
      for (const name of ['object-src', 'base-uri', 'frame-ancestors']) {
        expect(policy.get(name)).toEqual(["'none'"])
      }
    },
  )

  it('allows the services and the tiles that the settings name', () => {
    const policy = directives({
      HATHI_CUSTOMER_URL: 'https://customer.example.in/v1',
      HATHI_PLACES_URL: 'https://photon.example.in',
      HATHI_TILES_URL: 'https://{s}.tiles.example.in/{z}/{x}/{y}.png',
      HATHI_ERRORS: 'https://errors.example.in/report?key=1',
    })
    expect(policy.get('connect-src')).toEqual([
      "'self'",
      'https://customer.example.in',
      'https://errors.example.in',
      'https://photon.example.in',
    ])
    expect(policy.get('img-src')).toEqual([
      "'self'",
      'data:',
      'https://a.tiles.example.in',
      'https://b.tiles.example.in',
      'https://c.tiles.example.in',
    ])
    expect(policy.get('script-src')).toEqual(["'nonce-abc'", "'strict-dynamic'", "'self'"])
  })

  it('allows tiles of subdomains that are only a part of a name, where a policy has no wildcard', () => {
    const policy = directives({ HATHI_TILES_URL: 'https://tile{s}.example.in/{s}/{z}/{x}/{y}.png' })
    expect(policy.get('img-src')).toEqual([
      "'self'",
      'data:',
      'https://tilea.example.in',
      'https://tileb.example.in',
      'https://tilec.example.in',
    ])
  })

  it('is the one that Google publishes if the maps are Google’s', () => {
    const policy = directives(google)
    expect(policy.get('script-src')).toEqual(
      expect.arrayContaining(['https:', "'unsafe-eval'", 'blob:']),
    )
    expect(policy.get('style-src')).toEqual([
      "'self'",
      "'nonce-abc'",
      'https://fonts.googleapis.com',
    ])
    expect(policy.get('frame-src')).toEqual(['https://*.google.com'])
    expect(policy.get('worker-src')).toEqual(["'self'", 'blob:'])
    expect(policy.has('require-trusted-types-for')).toBe(false)
  })

  it('allows the captcha’s hosts only with a captcha, and no text as a script', () => {
    const policy = directives({ HATHI_CAPTCHA_SITE_KEY: 'site' })
    expect(policy.get('script-src')).toContain('https://www.google.com/recaptcha/')
    expect(policy.get('script-src')).not.toContain("'unsafe-eval'")
    expect(policy.has('require-trusted-types-for')).toBe(false)
    expect(directives({}).has('frame-src')).toBe(false)
  })
})
