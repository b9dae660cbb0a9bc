import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { type Language, textsIn, wordsIn } from '../support/locales.ts'
import { pseudo } from '../support/pseudo.ts'
import { keepDraft } from './support/draft.ts'
import { koramangala, placeIn, whitefield } from './support/enquiries.ts'
import { expect, test } from './support/estimate.ts'
import { arriveAsCustomer, bookOrder, untilConfirmed } from './support/orders.ts'
import { sharedLink } from './support/quotes.ts'
import { expectRoom } from './support/room.ts'
import { untilSteppedBack } from './support/site.ts'
import { withoutPage } from './support/withoutPage.ts'

type Say = (key: string) => string

const kadikoy = placeIn('Kadıköy, İstanbul 34710', 40.9903, 29.0275)
const besiktas = placeIn('Beşiktaş, İstanbul 34353', 41.0428, 29.0075)
const gulshan = placeIn('Gulshan, Dhaka 1212', 23.7925, 90.4078)
const dhanmondi = placeIn('Dhanmondi, Dhaka 1209', 23.7461, 90.3742)

const emirati = { region: 'ae', mobile: '501234567' }

const spoken: ReadonlyArray<{
  readonly name: string
  readonly locale: string
  readonly language: Language | null
  readonly trip: Parameters<typeof sharedLink>[2]
  readonly mobile: string
}> = [
  {
    name: 'no language, 40 % longer than English',
    locale: 'en-IN',
    language: null,
    trip: { pickup: koramangala, drop: whitefield },
    mobile: '9123456780',
  },
  {
    name: 'Turkish',
    locale: 'tr-TR',
    language: 'tr',
    trip: {
      region: 'tr',
      mobile: '5321234567',
      pickup: kadikoy,
      drop: besiktas,
      geoRegionId: 601,
    },
    mobile: '5321234567',
  },
  {
    name: 'Bengali',
    locale: 'bn-BD',
    language: 'bn',
    trip: { ...emirati, pickup: gulshan, drop: dhanmondi, geoRegionId: 701 },
    mobile: '1712345678',
  },
]

const built = path.join(import.meta.dirname, '..', '..', 'out', 'site')

/** Replaces all texts of the English chunks by pseudo-texts on their way to the browser. */
const withoutLanguage = async (page: Page) => {
  // A prerendered page already has its words.
  await withoutPage(page)
  await page.route('**/assets/locale-en*.js', (route) => {
    const chunk = readFileSync(path.join(built, new URL(route.request().url()).pathname), 'utf8')
    const body = chunk.replace(/:"((?:[^"\\]|\\.)*)"/g, (_, text: string) => `:"${pseudo(text)}"`)
    return route.fulfill({ contentType: 'text/javascript', body })
  })
}

const noLanguage: Say = (key) =>
  pseudo(textsIn('en').get(key) ?? key).replaceAll('{{product}}', 'Hathi')

/** Matches the name of a control that begins with these words and ends with the chosen value. */
const startOf = (words: string) => new RegExp(`^${words.replace(/[[\]()]/g, '\\$&')}`)

for (const { name, locale, language, trip, mobile } of spoken) {
  test.describe(`in ${name}`, () => {
    const say: Say = language === null ? noLanguage : wordsIn(language)

    test.beforeEach(async ({ page }) => {
      if (language === null) await withoutLanguage(page)
    })

    test('the home page has room for its words', async ({ page }) => {
      await page.goto(`/${locale}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('home.hero.heading'))
      // Below, the form of a lead may be there as well, once it comes near the window.
      await expect(page.getByRole('form', { name: say('fare.form'), exact: true })).toBeVisible()
      await expectRoom(page)
    })

    test('the fare form has room for its words, empty as well as with a route and errors', async ({
      page,
      site,
    }) => {
      await page.goto(`/${locale}/fare-estimate`)
      const form = page.getByRole('form', { name: say('fare.form') })
      await expect(form).toBeVisible()
      await expectRoom(page)

      const { pickup = koramangala, drop = whitefield } = trip ?? {}
      const route = {
        pickup: { status: 'resolved', place: pickup },
        drop: { status: 'resolved', place: drop },
      } as const
      await keepDraft(page, site, { ...route, name: '7', mobile: '7', requirement: '' }, locale)
      await page.reload()
      for (const key of ['fare.contact.name', 'fare.contact.mobile']) {
        const field = form.getByRole('textbox', { name: say(key) })
        await field.focus()
        await field.blur()
      }
      await expect(form.locator('[aria-invalid=true]')).toHaveCount(2)
      await expectRoom(page)
    })

    // On a desktop, no part of the form opens.
    test('the dialogs over the fare form have room for their words', {
      tag: '@phone',
    }, async ({ page, site }) => {
      const { pickup = koramangala, drop = whitefield } = trip ?? {}
      const route = {
        pickup: { status: 'resolved', place: pickup },
        drop: { status: 'resolved', place: drop },
      } as const
      await keepDraft(page, site, { ...route, mobile, requirement: '' }, locale)
      await page.goto(`/${locale}/fare-estimate`)
      const form = page.getByRole('form', { name: say('fare.form') })

      await form.getByRole('button', { name: say('fare.requirement.label') }).click()
      const sheet = page.getByRole('dialog', { name: say('fare.requirement.heading') })
      await expect(sheet).toBeVisible()
      await expectRoom(page)
      await page.keyboard.press('Escape')
      await expect(sheet).toBeHidden()

      await form
        .getByRole('button', { name: say('fare.address.drop') })
        .first()
        .click()
      const picker = page.getByRole('dialog', { name: say('place.title.drop') })
      await expect(picker.getByRole('button', { name: say('place.confirm.drop') })).toBeVisible()
      await expectRoom(page)
      await picker.getByRole('button', { name: say('place.change'), exact: true }).click()
      await expect(picker.getByRole('combobox')).toBeVisible()
      await expectRoom(page)
      await picker.getByRole('combobox').fill('zzzz')
      await expect(picker.getByText(say('place.search.none.title')).first()).toBeVisible()
      await expectRoom(page)
      await page.keyboard.press('Escape')
      await expect(picker).toBeHidden()

      await page.getByRole('button', { name: say('header.menu') }).click()
      const menu = page.getByRole('dialog', { name: say('header.menu') })
      await expect(menu).toBeVisible()
      await expectRoom(page)
      await menu.getByRole('button', { name: startOf(say('header.language')) }).click()
      await expectRoom(page)
    })

    test('the results and an incomplete link have room for their words', async ({ page, site }) => {
      await page.goto(await sharedLink(page, site, { ...trip, locale }))
      await expect(page.getByText(say('results.estimateNote'))).toBeVisible()
      await expect(page.getByRole('article').first()).toBeVisible()
      await expectRoom(page)
      await page.goto(`/${locale}/fare_estimate_mob`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        say('results.incomplete.title'),
      )
      await expectRoom(page)
    })

    test('a page that does not exist has room for its words', async ({ page, consoleErrors }) => {
      consoleErrors.expect(/status of 404/)
      await page.goto(`/${locale}/nothing/here`)
      await expect(page.getByRole('heading', { name: say('app.default.title') })).toBeVisible()
      await expect(page.getByRole('form').first()).toBeVisible()
      await expectRoom(page)
    })

    test('the login has room for its words', async ({ page }) => {
      await page.goto(`/${locale}/order-history`)
      await page
        .getByRole('button', { name: say('orders.login.action') })
        .first()
        .click()
      const login = page.getByRole('dialog', { name: say('session.login.title') })
      await expect(login).toBeVisible()
      await expectRoom(page)
      await login.getByRole('textbox').fill('7')
      await login.getByRole('textbox').blur()
      await expectRoom(page)
      // No number of Bangladesh is valid yet.
      if (language === 'bn') return

      await login.getByRole('textbox').fill(mobile)
      await login.getByRole('button', { name: say('session.login.submit') }).click()
      const signup = page.getByRole('dialog', { name: say('session.signup.title') })
      await expect(signup).toBeVisible()
      await expectRoom(page)
      await signup.getByRole('textbox', { name: say('session.field.name') }).fill('Deniz Yılmaz')
      await signup
        .getByRole('textbox', { name: say('session.field.email') })
        .fill('deniz@example.in')
      await signup.getByRole('button', { name: say('session.signup.submit') }).click()
      if (language === 'tr') {
        const consent = page.getByRole('dialog', { name: say('session.consent.title') })
        await expect(consent).toBeVisible()
        await expectRoom(page)
        await consent.getByRole('checkbox', { name: say('session.consent.all') }).check()
        await consent.getByRole('button', { name: say('session.consent.submit') }).click()
      }
      await expect(page.getByRole('dialog', { name: say('session.code.title') })).toBeVisible()
      await expectRoom(page)
    })

    test('services, cities and partners have room for their words', async ({ page }) => {
      await page.goto(`/${locale}/services`)
      await expect(page.getByRole('form', { name: say('lead.form') })).toBeVisible()
      await page.getByRole('button', { name: say('lead.submit') }).click()
      await expectRoom(page)

      await page.getByRole('button', { name: startOf(say('picker.city.label')) }).click()
      const cities = page.getByRole('dialog', { name: say('picker.city.title') })
      await expect(cities.getByRole('listitem').first()).toBeVisible()
      await expectRoom(page)

      await page.goto(`/${locale}/fare-estimate`)
      await page.getByRole('button', { name: say('fare.category.others') }).click()
      await expect(page.getByRole('dialog', { name: say('picker.category.title') })).toBeVisible()
      await expectRoom(page)

      await page.goto(`/${locale}/partners`)
      await page.getByRole('main').getByRole('button').first().click()
      const registration = page.getByRole('dialog', { name: say('partner.title') })
      await registration.getByRole('button', { name: say('partner.register') }).click()
      await expect(registration.locator('[aria-invalid=true]').first()).toBeVisible()
      await expectRoom(page)
    })

    test('order review has room for its words', async ({ page, sandbox }) => {
      const { pickup = koramangala, drop = whitefield } = trip ?? {}
      const query = new URLSearchParams({
        from_landmark: pickup.landmark,
        from_lat: String(pickup.location.lat),
        from_long: String(pickup.location.lng),
        to_landmark: drop.landmark,
        to_lat: String(drop.location.lat),
        to_long: String(drop.location.lng),
      })
      // In India a customer sees the page; elsewhere a guest does, who is asked to log in.
      if (language === null) await arriveAsCustomer(page, sandbox)
      await page.goto(`/${locale}/order-review?${query.toString()}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('booking.heading'))
      if (language !== null) {
        await expect(page.getByRole('dialog')).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toBeHidden()
        await expectRoom(page)
        return
      }
      await expect(page.getByRole('radio').first()).toBeVisible()
      await expectRoom(page)
      await page.getByRole('button', { name: say('booking.vehicles.compare') }).click()
      await expect(page.getByRole('dialog', { name: say('booking.compare.title') })).toBeVisible()
      await expectRoom(page)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: say('booking.action.selectGoodsType') }).click()
      await expect(page.getByRole('dialog', { name: say('booking.goods.title') })).toBeVisible()
      await expectRoom(page)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: say('booking.route.editDrop') }).click()
      await expect(
        page.getByRole('dialog', { name: say('booking.address.title.drop') }),
      ).toBeVisible()
      await expectRoom(page)
    })

    test('a customer’s orders have room for their words', async ({ page, site, sandbox }) => {
      const who = await arriveAsCustomer(page, sandbox)
      // A driver is found half a minute later.
      const crn = await bookOrder(sandbox, who)
      await page.goto(`/${locale}/track-order?crn=${crn}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        say('orders.status.searching'),
      )
      await expectRoom(page)
      await page.getByRole('button', { name: say('orders.track.cancel.open') }).click()
      await expect(
        page.getByRole('dialog', { name: say('orders.track.cancel.title') }),
      ).toBeVisible()
      await expectRoom(page)
      await page.keyboard.press('Escape')
      await untilSteppedBack(page)

      site.advanceClock(untilConfirmed)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        say('orders.status.confirmed'),
      )
      await expectRoom(page)

      await page.goto(`/${locale}/order-history`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        say('orders.history.heading'),
      )
      await expect(page.getByRole('article').first()).toBeVisible()
      await expectRoom(page)
    })
  })
}
