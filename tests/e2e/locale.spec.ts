import type { Page } from '@playwright/test'
import type { FareForm } from '../../src/domain/fare/fareForm.ts'
import { koramangala, placeIn, whitefield } from './support/enquiries.ts'
import {
  choosePlace,
  expect,
  fareForm,
  fareResults,
  fillContact,
  openFilled,
  shownFares,
  test,
} from './support/estimate.ts'

const lands = [
  ['/', '/en-IN'],
  ['/fare-estimate', '/en-IN/fare-estimate'],
  ['/fare-estimate?utm_source=poster#form', '/en-IN/fare-estimate?utm_source=poster#form'],
  ['/fr-FR/fare-estimate', '/en-IN/fare-estimate'],
  ['/tr-TR/fare-estimate', '/tr-TR/fare-estimate'],
] as const

test.describe('an Indian browser', () => {
  test('finds its locale, and any other that a link names', async ({ page, site }) => {
    for (const [asked, shown] of lands) {
      await page.goto(asked)
      await expect(fareForm(page).form).toBeVisible()
      expect(page.url()).toBe(`${site.url}${shown}`)
    }
  })

  test('finds the language that it chose before', async ({ page, context, site }) => {
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
    test(`finds ${shown}`, async ({ page }) => {
      await page.goto('/')
      await expect(page).toHaveURL(new RegExp(`${shown}$`))
    })
  })
}

const kadikoy = placeIn('Kadıköy, İstanbul 34710', 40.9903, 29.0275)
const besiktas = placeIn('Beşiktaş, İstanbul 34353', 41.0428, 29.0075)
const deira = placeIn('Deira, Dubai', 25.2711, 55.3075)
const marina = placeIn('Dubai Marina, Dubai', 25.0805, 55.1403)

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
  await expect(mobile).not.toHaveAttribute('aria-invalid')
}

test('in Türkiye the consent is needed, and the number is a Turkish one', async ({
  page,
  site,
}) => {
  await openFilled(page, site, { path: '/tr-TR/fare-estimate', ...between(kadikoy, besiktas) })
  const { form, consent, submit } = fareForm(page)
  await expect(form).toContainText('+90')
  await expectRefusedMobile(page, '9123456780', '+90 532 123 45 67')
  await expect(consent).toBeChecked()
  await consent.uncheck()
  await expect(form).toContainText('Please give your consent to go on.')
  await submit.click({ force: true })
  await expect(consent).toBeFocused()
  expect(site.journal('validator')).toEqual([])

  await consent.check()
  await expect(form).not.toContainText('Please give your consent to go on.')
  await submit.click()
  await expect(fareResults(page).heading).toBeVisible()
  expect((await shownFares(page)).join(' ')).toMatch(/₺/)
  expect(site.journal('validator')[0]).toMatchObject({
    headers: { country: 'tr', 'preferred-languages': 'tr-TR' },
  })
})

test('in the Emirates nobody is asked for a consent, and fares are in dirhams', async ({
  page,
  site,
}) => {
  await openFilled(page, site, { path: '/en-AE/fare-estimate', ...between(deira, marina) })
  const { form, consent, submit } = fareForm(page)
  await expect(form).toContainText('+971')
  await expect(consent).toHaveCount(0)
  await expectRefusedMobile(page, '9123456780', '0501234567')
  await submit.click()
  await expect(fareResults(page).heading).toBeVisible()
  expect((await shownFares(page)).join(' ')).toMatch(/AED/)
})

test('a page that does not exist says what was looked for, leads home and still gives fares', async ({
  page,
}) => {
  await page.goto('/en-IN/no/such/page')
  await expect(page).toHaveTitle('Page not found · Hathi')
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible()
  await expect(page.getByText('We looked for /en-IN/no/such/page and found nothing')).toBeVisible()
  await choosePlace(page, 'pickup', koramangala)
  await choosePlace(page, 'drop', whitefield)
  await fillContact(page)
  await fareForm(page).submit.click()
  await expect(fareResults(page).heading).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL(/\/en-IN$/)
})
