import type { Page } from '@playwright/test'
import type { FareForm } from '../../src/domain/fare/fareForm.ts'
import { wordsIn } from '../support/locales.ts'
import { header } from './support/account.ts'
import { keepDraft } from './support/draft.ts'
import { koramangala, placeIn, whitefield } from './support/enquiries.ts'
import {
  choosePlace,
  expect,
  fareForm,
  fareResults,
  fillContact,
  isPhone,
  openFilled,
  shownFares,
  test,
} from './support/estimate.ts'
import { sharedLink } from './support/quotes.ts'

const lands = [
  ['/', '/en-IN'],
  ['/fare-estimate', '/en-IN/fare-estimate'],
  ['/fare-estimate?utm_source=poster#form', '/en-IN/fare-estimate?utm_source=poster#form'],
  ['/fr-FR/fare-estimate', '/en-IN/fare-estimate'],
  ['/en-TR/fare-estimate', '/en-TR/fare-estimate'],
  // An address and a path, both with their slash.
  ['//en-IN/fare-estimate', '/en-IN/fare-estimate'],
  ['/en%2DTR/fare-estimate', '/en-TR/fare-estimate'],
] as const

test.describe('an Indian browser', () => {
  test('is led to its locale, and to any other that a link names', { tag: '@any-size' }, async ({
    page,
    site,
  }) => {
    for (const [asked, shown] of lands) {
      await page.goto(`${site.url}${asked}`)
      await expect(fareForm(page).form).toBeVisible()
      await expect(page).toHaveURL(`${site.url}${shown}`)
    }
  })

  test('is led to the language that was chosen before', { tag: '@any-size' }, async ({
    page,
    context,
    site,
  }) => {
    await context.addCookies([{ name: 'language', value: 'en-AE', url: site.url }])
    await page.goto('/')
    await expect(page).toHaveURL(/\/en-AE$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-AE')
  })
})

for (const [locale, shown] of [
  ['tr-TR', '/tr-TR'],
  ['bn', '/bn-BD'],
  ['de-DE', '/en-IN'],
] as const) {
  test.describe(`a browser that prefers ${locale}`, () => {
    test.use({ locale })
    test(`is led to ${shown}`, { tag: '@any-size' }, async ({ page }) => {
      await page.goto('/')
      await expect(page).toHaveURL(new RegExp(`${shown}$`))
    })
  })
}

const kadikoy = placeIn('Kadıköy, İstanbul 34710', 40.9903, 29.0275)
const besiktas = placeIn('Beşiktaş, İstanbul 34353', 41.0428, 29.0075)
const deira = placeIn('Deira, Dubai', 25.2711, 55.3075)
const marina = placeIn('Dubai Marina, Dubai', 25.0805, 55.1403)

const gulshan = placeIn('Gulshan, Dhaka 1212', 23.7925, 90.4078)
const dhanmondi = placeIn('Dhanmondi, Dhaka 1209', 23.7461, 90.3742)

const between = (pickup: typeof deira, drop: typeof deira): Partial<FareForm> => ({
  pickup: { status: 'resolved', place: pickup },
  drop: { status: 'resolved', place: drop },
})

const expectRefusedMobile = async (page: Page, wrong: string, right: string) => {
  const { mobile } = fareForm(page)
  await mobile.fill(wrong)
  await mobile.blur()
  await expect(mobile).toHaveAccessibleDescription(/Invalid mobile number/)
  await mobile.fill(right)
  await mobile.blur()
  await expect(mobile).not.toHaveAttribute('aria-invalid')
}

test('Türkiye requires the consent and a Turkish number', async ({ page, network, site }) => {
  await openFilled(page, site, { path: '/en-TR/fare-estimate', ...between(kadikoy, besiktas) })
  const { form, consent, submit } = fareForm(page)
  await expect(form).toContainText('+90')
  await expectRefusedMobile(page, '9123456780', '+90 532 123 45 67')
  await expect(consent).toBeChecked()
  await consent.uncheck()
  await expect(form).toContainText('Please give your consent to go on.')
  await submit.click({ force: true })
  await expect(consent).toBeFocused()
  await network.quiet()
  expect(site.journal('validator')).toEqual([])

  await consent.check()
  await expect(form).not.toContainText('Please give your consent to go on.')
  await submit.click()
  await expect(fareResults(page).heading).toBeVisible()
  expect((await shownFares(page)).join(' ')).toMatch(/TRY/)
  expect(site.journal('validator')[0]).toMatchObject({
    headers: { country: 'tr', 'preferred-languages': 'en-TR' },
  })
})

test('the Emirates ask for no consent, and show fares in dirhams', async ({ page, site }) => {
  await openFilled(page, site, { path: '/en-AE/fare-estimate', ...between(deira, marina) })
  const { form, consent, submit } = fareForm(page)
  await expect(form).toContainText('+971')
  await expect(consent).toHaveCount(0)
  await expectRefusedMobile(page, '9123456780', '0501234567')
  await submit.click()
  await expect(fareResults(page).heading).toBeVisible()
  expect((await shownFares(page)).join(' ')).toMatch(/AED/)
})

const india = { region: 'in', pickup: koramangala, drop: whitefield, geoRegionId: 3 }
const emirates = {
  region: 'ae',
  mobile: '501234567',
  pickup: deira,
  drop: marina,
  geoRegionId: 559,
}
const turkiye = {
  region: 'tr',
  mobile: '5321234567',
  pickup: kadikoy,
  drop: besiktas,
  geoRegionId: 601,
}
// No number of Bangladesh is valid yet, so the estimate has a number of the Emirates.
const bangladesh = { ...emirates, pickup: gulshan, drop: dhanmondi, geoRegionId: 701 }

const english = { moment: /^Quoted on [A-Z][a-z]{2} \d\d \d{4}, \d\d:\d\d [AP]M$/ }
const spoken = {
  en: english,
  bn: { moment: /^হিসাবের সময়: \p{L}\P{N}+ [০-৯]{2} [০-৯]{4}, [০-৯]{2}:[০-৯]{2} [AP]M$/u },
  tr: { moment: /^Hesaplama zamanı: \p{L}{3} \d\d \d{4}, \d\d:\d\d Ö[ÖS]$/u },
} as const

for (const [locale, language, lang, country, fare] of [
  ['en', 'en', 'en', emirates, /^AED\s[\d,]+(\.\d\d)?$/],
  ['bn-BD', 'bn', 'bn-BD', bangladesh, /^[০-৯,]+৳$/],
  ['en-AE', 'en', 'en-AE', emirates, /^AED\s[\d,]+(\.\d\d)?$/],
  ['en-TR', 'en', 'en-TR', turkiye, /^TRY\s[\d,]+(\.\d\d)?$/],
  ['tr-TR', 'tr', 'tr-TR', turkiye, /^₺[\d.]+$/],
  ['en-TK', 'en', 'en-TR', turkiye, /^TRY\s[\d,]+(\.\d\d)?$/],
  ['en-IN', 'en', 'en-IN', india, /^₹[\d,]+(\.\d\d)?$/],
] as const) {
  test(`${locale} speaks its language, and has fares in its currency`, { tag: '@phone' }, async ({
    page,
    site,
    expectAccessible,
  }) => {
    const say = wordsIn(language)
    await page.goto(`/${locale}/fare-estimate`)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page).toHaveTitle(say('fare.title'))
    const form = page.getByRole('form', { name: say('fare.form') })
    await expect(form.getByText(say('fare.address.pickup'), { exact: true }).first()).toBeVisible()

    await page.goto(await sharedLink(page, site, { locale, ...country }))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('results.heading'))
    await expect(page.getByText(say('results.estimateNote'))).toBeVisible()
    await expect(page.getByText(spoken[language].moment)).toBeVisible()
    const fares = page.getByRole('article').getByText(fare)
    await expect(fares.first()).toBeVisible()
    const withoutFare = page.getByRole('article').filter({ hasNot: page.getByText(fare) })
    await expect(withoutFare).toHaveCount(0)
    await expectAccessible()
  })
}

test('a guest in Türkiye gets fares in Turkish from end to end', async ({ page, site }) => {
  const say = wordsIn('tr')
  await keepDraft(page, site, { ...between(kadikoy, besiktas), mobile: '5321234567' }, 'tr-TR')
  await page.goto('/tr-TR/fare-estimate')
  const form = page.getByRole('form', { name: say('fare.form') })
  const mobile = form.getByRole('textbox', { name: say('fare.contact.mobile') })
  await mobile.fill('9123456780')
  await mobile.blur()
  await expect(mobile).toHaveAccessibleDescription(new RegExp(say('fare.problem.mobileMalformed')))
  await mobile.fill('5321234567')
  await form.getByRole('checkbox', { name: say('fare.consent') }).uncheck()
  await expect(form).toContainText(say('fare.problem.consentMissing'))
  await form.getByRole('checkbox', { name: say('fare.consent') }).check()
  const submit = isPhone(page) ? say('fare.submit') : say('fare.submitCard')
  await form.getByRole('button', { name: submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('results.heading'))
  await expect(
    page.getByRole('heading', { name: /^Bu güzergâh için \d+ araç$/, level: 2 }),
  ).toBeVisible()
  expect(site.journal('validator')[0]).toMatchObject({
    headers: { country: 'tr', 'preferred-languages': 'tr-TR' },
  })
})

test('numbers in Bengali texts have Bengali digits', { tag: '@any-size' }, async ({
  page,
  site,
}) => {
  await page.goto(await sharedLink(page, site, { locale: 'bn-BD', ...bangladesh }))
  await expect(
    page.getByRole('heading', { name: /^এই পথের জন্য [০-৯]+টি গাড়ি$/, level: 2 }),
  ).toBeVisible()
})

test('switching the language keeps the page, and formats its fares in that language', async ({
  page,
  site,
}) => {
  const link = await sharedLink(page, site, { locale: 'en-TR', ...turkiye })
  await page.goto(link)
  await expect(fareResults(page).heading).toBeVisible()
  const { open, around } = header(page)
  await open()
  await around.getByRole('button', { name: /^Language/ }).click()
  await around.getByRole('link', { name: 'Türkçe', exact: true }).click()
  await expect(page).toHaveURL(`${site.url}${link.replace('/en-TR/', '/tr-TR/')}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsIn('tr')('results.heading'))
  await expect(
    page
      .getByRole('article')
      .getByText(/^₺[\d.]+$/)
      .first(),
  ).toBeVisible()
})

test('a page loads the texts of its own language only', { tag: '@any-size' }, async ({
  page,
  network,
}) => {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const [, name] = /\/assets\/(locale-\w+)\./.exec(request.url()) ?? []
    if (name !== undefined) asked.add(name)
  })
  await page.goto('/tr-TR/fare-estimate')
  await expect(page.getByRole('form')).toBeVisible()
  await network.quiet()
  expect([...asked]).toEqual(['locale-tr'])
})

test('texts that do not come are reported, and the page stays and starts after Retry', {
  tag: '@any-size',
}, async ({ page, consoleErrors, reports, expectAccessible }) => {
  consoleErrors.expect(/net::ERR_FAILED/)
  await page.clock.install()
  const texts = '**/assets/locale-tr.*.js'
  await page.route(texts, (route) => route.abort())
  await page.goto('/tr-TR/fare-estimate', { waitUntil: 'load' })
  const name = page.getByRole('textbox', { name: 'Ad' })
  if (!isPhone(page)) await name.fill('Ayşe Kaya')
  const spinner = page.locator('#root + div svg')
  await expect(spinner).toBeVisible()
  for (const pause of [0, 500, 2000, 5000]) {
    await page.clock.fastForward(pause)
    await reports.expect(/^\[LOCALE\] tr-TR$/)
  }
  const retry = page.getByRole('alert').getByRole('button')
  await expect(retry).toBeVisible()
  await expect(spinner).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible()
  await page.unroute(texts)
  await retry.click()
  await expect(page.locator('main:not([data-ahead])')).toBeVisible()
  await expect(retry).toHaveCount(0)
  if (!isPhone(page)) await expect(name).toHaveValue('Ayşe Kaya')
})

test('a page that does not exist names the path, leads home and still gives fares', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 404/)
  await page.goto('/en-IN/no/such/page')
  await expect(page).toHaveTitle('Page not found · Hathi')
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()
  await expect(page.getByText('We looked for /en-IN/no/such/page and found nothing')).toBeVisible()
  // On a phone the form is below the message; until it is in sight, its bar is not either.
  if (isPhone(page)) await expect(fareForm(page).submit).not.toBeInViewport()
  await choosePlace(page, 'pickup', koramangala)
  await choosePlace(page, 'drop', whitefield)
  await fillContact(page)
  await fareForm(page).submit.click()
  await expect(fareResults(page).heading).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL(/\/en-IN$/)
})

test('a page that does not exist shows the path in its own letters, however long it is', async ({
  page,
  consoleErrors,
  reports,
}) => {
  consoleErrors.expect(/status of 404/)
  // The router itself warns about half a letter.
  reports.allow(/could not be decoded/)
  const main = page.getByRole('main')
  const found = async (path: string) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    return main.locator('h1 + div')
  }
  await expect(await found('/bn-BD/ট্রাক')).toContainText('/bn-BD/ট্রাক')
  // Half a letter, and characters that could make the text of an address misleading.
  for (const path of [
    '/en-IN/half%E0%A6-of%20a-letter',
    '/en-IN/call%C2%A098765%C2%A043210',
    '/en-IN/%E2%80%AEsdnufer',
  ]) {
    await expect(await found(path)).toContainText(path)
  }
  const long = `/bn-BD/${'ট্রাক'.repeat(20)}`
  await expect(await found(long)).toContainText(long)
  const [wide = 0, room = 0] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return [scrollWidth, clientWidth]
  })
  expect(wide).toBeLessThanOrEqual(room)
})
