import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { FareForm } from '../../../src/domain/fare/fareForm.ts'
import type { Place, Waypoint } from '../../../src/domain/place/address.ts'
import { keepDraft } from './draft.ts'
import { filled, guest, koramangala, nameOf, whitefield } from './enquiries.ts'
import { expect, type Site, test as withSite } from './site.ts'

export { expect }

/**
 * Problems that the page reports to the operators, on the console. The test fails for each report that it did not
 * expect.
 */
export type Reports = {
  /** Waits for one report; the pattern is matched against the tag and what the report is about. */
  readonly expect: (pattern: RegExp) => Promise<void>
  /** Ignores matching reports, however many. */
  readonly allow: (pattern: RegExp) => void
}

type Fixtures = {
  readonly reports: Reports
  /** Another device: a browser context that shares nothing with the test's, but has the same guards. */
  readonly elsewhere: () => Promise<Page>
}

/** Chrome's warning that a script was slow, which is due to the machine or to the test itself. */
const lateForPreload = /was preloaded using link preload but not used within a few seconds/

export const test = withSite.extend<Fixtures>({
  reports: [
    async ({ context }, use) => {
      const untold: string[] = []
      const allowed: RegExp[] = []
      context.on('console', (message) => {
        const text = message.text()
        if (message.type() === 'warning' && !lateForPreload.test(text)) untold.push(text)
      })
      await use({
        expect: async (pattern) => {
          const find = () => untold.findIndex((text) => pattern.test(text))
          await expect.poll(find, `a report like ${String(pattern)}`).not.toBe(-1)
          untold.splice(find(), 1)
        },
        allow: (pattern) => {
          allowed.push(pattern)
        },
      })
      const unexpected = untold.filter((text) => !allowed.some((pattern) => pattern.test(text)))
      expect(unexpected, 'warnings in the console').toEqual([])
    },
    { auto: true },
  ],

  elsewhere: async ({ browser, baseURL, viewport, isMobile, hasTouch, locale }, use) => {
    const seen: string[] = []
    const contexts: BrowserContext[] = []
    const open = async () => {
      const context = await browser.newContext({
        viewport,
        isMobile,
        hasTouch,
        ...(baseURL === undefined ? {} : { baseURL }),
        ...(locale === undefined ? {} : { locale }),
      })
      contexts.push(context)
      context.on('weberror', (webError) => seen.push(String(webError.error())))
      context.on('console', (message) => {
        const text = message.text()
        const isTold = ['error', 'warning'].includes(message.type())
        if (isTold && !lateForPreload.test(text)) seen.push(text)
      })
      return context.newPage()
    }
    await use(open)
    // Nothing else closes these contexts, and their pages would go on polling during the next tests.
    for (const context of contexts) await context.close()
    expect(seen, 'errors on the other device').toEqual([])
  },
})

const words = {
  pickup: { field: 'Pickup', title: 'Select Pickup', confirm: 'Confirm Pickup Location' },
  drop: { field: 'Drop', title: 'Select Drop', confirm: 'Confirm Drop Location' },
} as const

const width = (page: Page): number => page.viewportSize()?.width ?? 0

/** The layouts change at 560 px (spec 1 §1). */
export const isPhone = (page: Page): boolean => width(page) < 560

/** The parts of the page's fare form, at either width. */
export const fareForm = (page: Page) => {
  const form = page.getByRole('form', { name: 'Fare estimate' })
  const phone = isPhone(page)

  const address = (waypoint: Waypoint): Locator =>
    phone
      ? form.getByRole('button', { name: new RegExp(`^${words[waypoint].field} `) })
      : form.getByRole('combobox', { name: words[waypoint].field, exact: true })

  const requirement = phone
    ? form.getByRole('button', { name: /^I will be using Hathi mainly for/ })
    : form.getByRole('combobox', { name: 'What best describes you?' })

  return {
    form,
    name: form.getByRole('textbox', { name: 'Name' }),
    mobile: form.getByRole('textbox', { name: 'Mobile' }),
    requirement,
    consent: form.getByRole('checkbox', { name: /^By checking this, you give consent to Hathi/ }),
    submit: form.getByRole('button', { name: /^(Get Fare Estimate|Check the fare)$/ }),
    failure: form.getByRole('alert'),
    retry: form.getByRole('alert').getByRole('button', { name: 'Retry' }),
    address,
    /** Expects an address field to show this landmark. */
    expectAddress: async (waypoint: Waypoint, landmark: string) => {
      if (phone) await expect(address(waypoint)).toContainText(landmark)
      else await expect(address(waypoint)).toHaveValue(landmark)
    },
    expectAnAddress: async (waypoint: Waypoint) => {
      if (phone) await expect(address(waypoint)).toContainText(/, Bengaluru, Karnataka \d{6}/)
      else await expect(address(waypoint)).toHaveValue(/, Bengaluru, Karnataka \d{6}/)
    },
    /** Expects everything that the guest entered to be still in the form. */
    expectKept: async ({ pickup = koramangala, drop = whitefield } = {}) => {
      if (phone) {
        await expect(address('pickup')).toContainText(pickup.landmark)
        await expect(address('drop')).toContainText(drop.landmark)
        await expect(requirement).toContainText('My Business Needs')
      } else {
        await expect(address('pickup')).toHaveValue(pickup.landmark)
        await expect(address('drop')).toHaveValue(drop.landmark)
        await expect(requirement).toHaveValue('business')
      }
      await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue(guest.name)
      await expect(form.getByRole('textbox', { name: 'Mobile' })).toHaveValue(guest.mobile)
    },
    chooseRequirement: async () => {
      if (phone) {
        await requirement.click()
        const sheet = page.getByRole('dialog', { name: 'I will be using Hathi mainly for:' })
        await sheet.getByRole('button', { name: /^My Business Needs/ }).click()
        await expect(sheet).toBeHidden()
      } else {
        await requirement.selectOption('Business User')
      }
    },
  }
}

/** The row of a place in the list under a search. */
const rowOf = (place: Place): string => place.landmark.replace(', ', ' ')

/**
 * Waits until a place is the first row under a search, which the arrow marks. Typed letter by letter, a part of the
 * name may be searched for before the whole of it, and its places have another order.
 */
export const expectFirstRow = (page: Page, place: Place) =>
  expect(page.locator('[role="option"]').first()).toHaveAccessibleName(rowOf(place))

/** The location picker of a waypoint: a dialog on a phone, the field and the map beside it on a desktop. */
export const picker = (page: Page, waypoint: Waypoint) => {
  const { title, confirm } = words[waypoint]
  const phone = isPhone(page)
  const open = fareForm(page).address(waypoint)
  const dialog = page.getByRole('dialog', { name: title })
  const around = phone ? dialog : page.getByRole('region', { name: title })
  const search = phone
    ? dialog.getByRole('combobox', { name: `${words[waypoint].field} address` })
    : open
  const change = around.getByRole('button', { name: 'Change' })
  const map = around.getByRole('application')
  return {
    around,
    dialog,
    /** The field in which the address is typed. */
    search,
    change,
    option: (place: Place) => page.getByRole('option', { name: rowOf(place), exact: true }),
    /** An option that is no place: the current location, the map, a retry. */
    way: (name: string) =>
      phone ? dialog.getByRole('button', { name }) : page.getByRole('option', { name }),
    map,
    /** Waits until the map reacts to keys, buttons and fingers. */
    untilMapped: async () => {
      await expect(map).toBeVisible()
      await expect(around.getByText('Loading the map…')).toBeHidden()
      await expect(around.getByText('Still loading the map.')).toBeHidden()
    },
    pin: around.getByRole('img', { name: /pin$/ }),
    /** The name of the area under the pin. */
    under: around.getByRole('heading', { level: 3 }),
    confirm: around.getByRole('button', { name: confirm }),
    openSearch: async () => {
      await open.click()
      if (!phone) return
      // A place that was chosen before is shown on the map first.
      await expect(search.or(change)).toBeVisible()
      if (await change.isVisible()) await change.click()
    },
  }
}

/** Searches for a place, opens it on the map if there is one, and confirms it. */
export const choosePlace = async (page: Page, waypoint: Waypoint, place: Place) => {
  const { openSearch, search, option, under, confirm, around } = picker(page, waypoint)
  await openSearch()
  await search.fill(nameOf(place))
  await option(place).click()
  // The form in a bar has no map beside it.
  const hasMap = isPhone(page) || new URL(page.url()).pathname.endsWith('/fare-estimate')
  if (hasMap) {
    await expect(under).toHaveText(nameOf(place))
    await confirm.click()
    await expect(around).toBeHidden()
  }
  await fareForm(page).expectAddress(waypoint, place.landmark)
}

export const fillContact = async (page: Page) => {
  const { name, mobile, chooseRequirement } = fareForm(page)
  await name.fill(guest.name)
  await mobile.fill(guest.mobile)
  await chooseRequirement()
}

/**
 * Advances the clock until an element is visible, again and again, because what it waits for may start late. Where only
 * one call shall hang, every other one has to be answered before: the clock leaps over its deadline, too.
 */
export const passTime = (page: Page, milliseconds: number, until: Locator) =>
  expect(async () => {
    await page.clock.fastForward(milliseconds)
    await expect(until).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 30_000 })

/** The parts of the results page. */
export const fareResults = (page: Page) => ({
  heading: page.getByRole('heading', { name: 'Your fare estimate', level: 1 }),
  vehicles: page.getByRole('article'),
  edit: page.getByRole('link', { name: 'Edit' }),
})

/** The shown vehicles, each with its fare. */
export const shownFares = async (page: Page): Promise<readonly string[]> => {
  const { vehicles } = fareResults(page)
  await expect(vehicles.first()).toBeVisible()
  return vehicles.evaluateAll((cards) =>
    cards.map((card) => {
      const name = card.querySelector('h3')?.textContent ?? ''
      return `${name}: ${/(₹|AED|TRY|₺)\s?[\d.,]+/.exec(card.textContent)?.[0] ?? 'no fare'}`
    }),
  )
}

/** Opens the form, filled in completely. */
export const openFilled = async (
  page: Page,
  site: Site,
  { path = '/en-IN/fare-estimate', ...draft }: Partial<FareForm> & { readonly path?: string } = {},
) => {
  await keepDraft(page, site, draft, path.split('/')[1])
  await page.goto(path)
  const { expectAddress } = fareForm(page)
  const { pickup, drop } = { ...filled, ...draft }
  if (pickup.status === 'resolved') await expectAddress('pickup', pickup.place.landmark)
  if (drop.status === 'resolved') await expectAddress('drop', drop.place.landmark)
}
