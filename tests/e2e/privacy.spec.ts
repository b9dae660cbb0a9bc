import type { Page } from '@playwright/test'
import {
  asha,
  auth,
  credentialCookies,
  expectGuest,
  expectLoggedIn,
  header,
  latestCode,
  logOut,
  openLogin,
} from './support/account.ts'
import { openBookable, orderReview, receiver } from './support/booking.ts'
import { placeIn } from './support/enquiries.ts'
import { expect, fareForm, fareResults, openFilled, test } from './support/estimate.ts'
import { sharedLink } from './support/quotes.ts'

// Words and numbers that occur nowhere else, so that each one that is found was leaked.
const person = {
  firstName: 'Zubaida',
  lastName: 'Quillfeather',
  mobile: '9765400123',
  email: 'zq.sentinel@example.in',
} as const
const name = `${person.firstName} ${person.lastName}`
const pickup = placeIn('Sentinelpur Gate, Bengaluru, Karnataka 560034', 12.935227, 77.624487)
const drop = placeIn('Sentinelwadi Yard, Bengaluru, Karnataka 560066', 12.969813, 77.749979)

const secrets = (code: string, token: string): readonly string[] => [
  person.firstName,
  person.lastName,
  person.mobile,
  person.email,
  'zq.sentinel',
  'Sentinelpur',
  'Sentinelwadi',
  ...[pickup, drop].flatMap(({ location }) => [String(location.lat), String(location.lng)]),
  code,
  token,
]

/** Records everything that others than the customer and the services could see. */
const watch = (page: Page) => {
  const told: string[] = []
  const counted: string[] = []
  const addresses: string[] = []
  const referers: string[] = []
  const kept: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    told.push(`console: ${text}`)
    if (text.startsWith('[analytics]')) counted.push(text)
  })
  page.on('framenavigated', (frame) => addresses.push(`address: ${frame.url()}`))
  page.on('request', (request) => {
    referers.push(`referer: ${request.headers()['referer'] ?? ''}`)
  })
  const look = async () => {
    const there = await page.evaluate(() => ({
      title: document.title,
      address: window.location.href,
      referrer: document.referrer,
      windowName: window.name,
      history: JSON.stringify(window.history.state),
      session: Object.entries(sessionStorage).flat(),
      local: Object.entries(localStorage).flat(),
    }))
    const stored = [...there.session, ...there.local]
    kept.push(
      `title: ${there.title}`,
      `address: ${there.address}`,
      `referrer: ${there.referrer}`,
      `window: ${there.windowName}`,
      `history: ${there.history}`,
      ...stored.map((text) => `storage: ${text}`),
      // A mere encoding does not hide anything.
      ...stored.map((text) => `storage: ${Buffer.from(text, 'base64url').toString('latin1')}`),
    )
  }
  return {
    look,
    counted: () => counted,
    referers: () => referers,
    everything: () => [...told, ...addresses, ...referers, ...kept],
  }
}

/** A text as it is and, where it is a part of a URL, as it is decoded. */
const readings = (text: string): string => {
  try {
    return `${text} ${decodeURIComponent(text)}`
  } catch {
    return text
  }
}

const leaksIn = (texts: readonly string[], found: readonly string[]) =>
  texts.flatMap((text) =>
    found
      .filter((secret) => readings(text).includes(secret))
      .map((secret) => `${secret} in ${text}`),
  )

test('a whole visit leaves no personal data where others can read it', async ({ page, site }) => {
  test.slow()
  const watched = watch(page)
  const steps = auth(page)

  await openFilled(page, site, {
    name,
    mobile: person.mobile,
    pickup: { status: 'resolved', place: pickup },
    drop: { status: 'resolved', place: drop },
  })
  await watched.look()

  const code = await test.step('signs up', async () => {
    await openLogin(page)
    await steps.loginSubmit.click()
    await expect(steps.name).toHaveValue(name)
    await steps.email.fill(person.email)
    await watched.look()
    await steps.signupSubmit.click()
    await expect(steps.otp).toBeVisible()
    await watched.look()
    const sent = await latestCode(page, site, person.mobile)
    await steps.typeCode(sent)
    await expectLoggedIn(page, person.firstName)
    await watched.look()
    return sent
  })

  const cookies = await credentialCookies(page)
  const token = cookies.get('auth-token') ?? ''
  expect(token).not.toBe('')
  expect(cookies.get('mobile')).toBe(person.mobile)

  await test.step('gets fares, reloads and goes back', async () => {
    await fareForm(page).submit.click()
    await expect(orderReview(page).heading).toBeVisible()
    await watched.look()
    await page.reload()
    await expect(orderReview(page).heading).toBeVisible()
    await watched.look()
    await page.goBack()
    await expect(fareForm(page).form).toBeVisible()
    await watched.look()
    await page.goForward()
    await expect(orderReview(page).heading).toBeVisible()
  })

  await test.step('logs out', async () => {
    await expectLoggedIn(page, person.firstName)
    await logOut(page)
    await expectGuest(page)
    await watched.look()
    await header(page).close()
  })

  // The watch did record something.
  expect(watched.counted().length).toBeGreaterThan(0)
  expect(watched.referers().some((text) => text.includes(site.url))).toBe(true)
  const found = secrets(code, token)
  expect(leaksIn(watched.everything(), found)).toEqual([])
  const headersOfTheServices = site.journal().flatMap(({ call, headers }) =>
    Object.entries(headers)
      .filter(([header]) => !['mobile', 'auth-token', 'cookie'].includes(header))
      .map(([header, value]) => `${call} ${header}: ${value}`),
  )
  expect(leaksIn(headersOfTheServices, found)).toEqual([])
  // Goods types are the same for everybody, so that call does not say who makes it.
  const [goods] = site.journal('goodsTypes')
  expect(goods?.status).toBe(200)
  for (const who of ['brand', 'source', 'device-id', 'mobile', 'auth-token']) {
    expect(goods?.headers).not.toHaveProperty(who)
  }
  expect([...(await credentialCookies(page))]).toEqual([])
})

test('a link with personal data is cleared of it on arrival', async ({ page, site }) => {
  const watched = watch(page)
  const link = new URL(`${site.url}${await sharedLink(page, site)}`)
  const named = {
    customer_name: name,
    customer_mobile: person.mobile,
    from_address_landmark: pickup.landmark,
    from_address_lat: String(pickup.location.lat),
    from_address_long: String(pickup.location.lng),
    to_address_landmark: drop.landmark,
    to_address_lat: String(drop.location.lat),
    to_address_long: String(drop.location.lng),
  }
  for (const [key, value] of Object.entries(named)) link.searchParams.set(key, value)
  await page.goto(link.href)
  await expect(fareResults(page).heading).toBeVisible()
  const found = secrets('no code', 'no token')
  await expect.poll(() => leaksIn([page.url()], found), 'what the address still says').toEqual([])
  const landed = watched.referers().length
  await page.reload()
  await expect(fareResults(page).heading).toBeVisible()
  await watched.look()
  expect(watched.referers().length).toBeGreaterThan(landed)
  expect(leaksIn(watched.referers().slice(landed), found)).toEqual([])
  const afterLanding = watched
    .everything()
    .filter((text) => !text.startsWith('address: ') && !text.startsWith('referer: '))
  expect(leaksIn(afterLanding, found)).toEqual([])
  expect(leaksIn([page.url()], found)).toEqual([])
})

test('a logout removes the people from the order, so that the next visitor does not see them', async ({
  page,
  sandbox,
}) => {
  await openBookable(page, sandbox)
  const { main, heading, vehicle, primary } = orderReview(page)
  await expect(main).toContainText(asha.mobile)
  await expect(main).toContainText(receiver.mobile)
  await logOut(page)
  await expectGuest(page)
  await header(page).close()

  const isNobodys = async () => {
    await expect(heading).toBeVisible()
    // What was requested is still there: the estimate, and the chosen vehicle.
    await expect(vehicle('Tata Ace')).toBeChecked()
    for (const personal of [asha.mobile, asha.name, receiver.mobile, receiver.name]) {
      await expect(main).not.toContainText(personal)
    }
  }
  await isNobodys()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await isNobodys()

  await test.step('the next visitor can log in to book it', async () => {
    await auth(page).login.getByRole('button', { name: 'Close' }).click()
    await primary.click()
    await expect(auth(page).loginMobile).toHaveValue('')
  })
})
