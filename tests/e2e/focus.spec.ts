import type { Locator, Page } from '@playwright/test'
import { auth, header, openLogin, tabTo } from './support/account.ts'
import { openBookable, orderReview } from './support/booking.ts'
import { nameOf, whitefield } from './support/enquiries.ts'
import {
  expect,
  fareForm,
  fareResults,
  isPhone,
  openFilled,
  picker,
  test,
} from './support/estimate.ts'
import { holdBack } from './support/holdBack.ts'
import { untilSteppedBack } from './support/site.ts'
import { atBothSizes, stations } from './support/stations.ts'

/**
 * Why what has the focus, or its ring, is not seen: what covers it, or by how many pixels its ring is cut off beside
 * it. Null if it is seen, and 'left' if nothing has the focus. All is asked at once, because a page has many stops.
 */
const whyUnseen = (page: Page): Promise<string | null> =>
  page.evaluate(async () => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) return 'left'
    // A dialog opens from below the screen, on a busy machine for a while.
    const dialogs = [...document.querySelectorAll('dialog')].flatMap((each) => each.getAnimations())
    await Promise.allSettled(dialogs.map(({ finished }) => finished))
    // A control may be drawn by its label.
    const drawn = focused.closest('label') ?? focused
    const steps = [0.5, 0.25, 0.75, 0.02, 0.98]
    const points = [...drawn.getClientRects()].flatMap(({ left, top, width, height }) =>
      steps.flatMap((across) =>
        steps.map((down) => [left + across * width, top + down * height] as const),
      ),
    )
    const hit = ([x, y]: readonly [number, number]) => document.elementFromPoint(x, y)
    if (!points.some((point) => drawn.contains(hit(point)))) {
      const { left, top, width, height } = drawn.getBoundingClientRect()
      const where = [left, top, width, height, window.scrollY].map(Math.round).join(' ')
      const over = [...new Set(points.map(hit))].map(
        (each) => each?.outerHTML.slice(0, 120) ?? 'nothing',
      )
      return `${focused.outerHTML.slice(0, 120)} at ${where}, under: ${over.join(' | ')}`
    }
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(focused)
    if (outlineStyle === 'none') return null
    const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
    const { left, right } = focused.getBoundingClientRect()
    let cut = Math.max(ring - left, right + ring - document.documentElement.clientWidth)
    for (let around = focused.parentElement; around !== null; around = around.parentElement) {
      if (around === document.body || getComputedStyle(around).overflowX === 'visible') continue
      const start = around.getBoundingClientRect().left + around.clientLeft
      cut = Math.max(cut, start + ring - left, right + ring - start - around.clientWidth)
    }
    return cut > 0 ? `${String(cut)} px of ${focused.outerHTML.slice(0, 120)}` : null
  })

/** Whether the next Tab starts within the page's main part. */
const isWithinMain = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.closest('main') !== null)

const mostStops = 120

/** Goes through the page or its dialog by a key until the focus leaves it; counts the stops. */
const goThrough = async (page: Page, key: 'Tab' | 'Shift+Tab') => {
  const unseen: string[] = []
  let stops = 0
  for (; stops < mostStops; stops += 1) {
    await page.keyboard.press(key)
    const found = await whyUnseen(page)
    if (found === 'left') break
    if (found !== null) unseen.push(found)
  }
  expect(unseen, 'what has the focus and is not seen, or not its whole ring').toEqual([])
  return stops
}

test('the next page of a visit starts with the focus on its heading, and the first page does not', async ({
  page,
  site,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  await openFilled(page, site)
  await expect(heading).toBeVisible()
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)

  await test.step('from a form to its fares', async () => {
    await fareForm(page).submit.click()
    await expect(fareResults(page).heading).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Edit' })).toBeFocused()
  })

  await test.step('from the foot of a page', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
    await expect(page).toHaveURL(/careers$/)
    await expect(page.getByRole('main')).toContainText('Careers')
    await expect.poll(() => isWithinMain(page)).toBe(true)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  })

  await test.step('and back from there', async () => {
    await page.goBack()
    await expect(fareResults(page).heading).toBeFocused()
  })

  await test.step('from the menu', async () => {
    const { menu, menuButton } = header(page)
    if (isPhone(page)) await menuButton.click()
    const around = isPhone(page) ? menu : page.getByRole('banner')
    await around.getByRole('link', { name: 'Driver partners' }).click()
    await expect(page).toHaveURL(/partners$/)
    await expect(heading).toBeVisible()
    await expect.poll(() => isWithinMain(page)).toBe(true)
  })
})

for (const station of stations) {
  test(
    `nothing covers the focused control: ${station.name}`,
    atBothSizes(station),
    async ({ page, site, sandbox }) => {
      await station.open({ page, site, sandbox })
      await goThrough(page, 'Tab')
      // Back from the end of the page to its beginning.
      expect(await goThrough(page, 'Shift+Tab'), 'stops on the way').toBeGreaterThan(1)
    },
  )
}

test('a map’s controls can be reached by Tab only once the map has come', async ({
  page,
  site,
  sandbox,
}) => {
  const tracked = stations.find(({ chunk }) => chunk === 'track-order')
  if (tracked === undefined) throw new Error('No station tracks an order')
  const letGo = await holdBack(page, '**/assets/leaflet.*.js')
  await tracked.open({ page, site, sandbox })
  const zoomIn = page.getByRole('main').getByRole('button', { name: 'Zoom in' })
  await goThrough(page, 'Tab')
  await expect(zoomIn).toBeHidden()
  letGo()
  await expect(zoomIn).toBeVisible()
  await goThrough(page, 'Shift+Tab')
})

/** How many pixels of a control, or of a field with its label, are cut off on the screen. */
const cutOff = (control: Locator): Promise<number> =>
  control.evaluate((element) => {
    const drawn = element.closest('[data-field-box]') ?? element
    const { top, bottom } = drawn.getBoundingClientRect()
    let cut = Math.max(0, -top, bottom - window.innerHeight)
    for (let around = drawn.parentElement; around !== null; around = around.parentElement) {
      if (around === document.body || getComputedStyle(around).overflowY === 'visible') continue
      const frame = around.getBoundingClientRect()
      cut = Math.max(cut, frame.top - top, bottom - frame.bottom)
    }
    return Math.floor(cut)
  })

// A phone with its keyboard open, and a desktop at 400 %.
for (const height of [258, 150]) {
  test(`a dialog can be used in a window that is ${height} px high @any-size`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height })
    await page.goto('/en-IN')
    await openLogin(page)
    const { login, loginMobile, loginSubmit } = auth(page)
    await expect.poll(() => cutOff(loginMobile)).toBe(0)
    await page.keyboard.type('98')
    for (let stops = 0; stops < 6; stops += 1) {
      await page.keyboard.press('Tab')
      if (await loginSubmit.evaluate((button) => button === document.activeElement)) break
    }
    await expect(loginSubmit).toBeFocused()
    await expect.poll(() => cutOff(loginSubmit)).toBe(0)
    await page.keyboard.press('Shift+Tab')
    await expect(loginMobile).toBeFocused()
    await expect.poll(() => cutOff(loginMobile)).toBe(0)
    await login.getByRole('button', { name: 'Close' }).focus()
    await expect.poll(() => cutOff(login.getByRole('heading'))).toBe(0)
  })
}

/** How much of the ring around the focused control is cut off by what scrolls it, in pixels. */
const ringCutOff = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) return 0
    const { outlineOffset, outlineWidth } = getComputedStyle(focused)
    const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
    const { top, bottom } = focused.getBoundingClientRect()
    let cut = 0
    for (let around = focused.parentElement; around !== null; around = around.parentElement) {
      if (around === document.body || getComputedStyle(around).overflowY === 'visible') continue
      const frame = around.getBoundingClientRect()
      cut = Math.max(cut, frame.top - top + ring, bottom + ring - frame.bottom)
    }
    return Math.floor(cut)
  })

test('the focus ring of a choice is not cut off in a list that scrolls @any-size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/en-IN/about-us')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^City: / })
    .press('Enter')
  const city = (name: string) => page.getByRole('dialog').getByRole('button', { name })
  await expect(city('Kanpur')).toBeVisible()
  const cut: number[] = []
  for (const [key, last] of [
    ['Tab', city('Kanpur')],
    ['Shift+Tab', city('Mumbai')],
  ] as const) {
    for (let stops = 0; stops < mostStops; stops += 1) {
      await page.keyboard.press(key)
      cut.push(await ringCutOff(page))
      if (await last.evaluate((button) => button === document.activeElement)) break
    }
    await expect(last).toBeFocused()
  }
  expect(Math.max(...cut), 'what is cut off a ring').toBe(0)
})

/** What the window shows in a point. */
const colourAt = async (page: Page, x: number, y: number): Promise<string> => {
  const picture = await page.screenshot({ clip: { x, y, width: 1, height: 1 } })
  return page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([Uint8Array.from(bytes)]))
      const canvas = new OffscreenCanvas(1, 1).getContext('2d')
      canvas?.drawImage(bitmap, 0, 0)
      const [red, green, blue] = canvas?.getImageData(0, 0, 1, 1).data ?? []
      return `rgb(${String(red)}, ${String(green)}, ${String(blue)})`
    },
    [...picture],
  )
}

test('the focus ring of a map is drawn over the map @any-size', async ({ page }) => {
  await page.goto('/en-IN/fare-estimate')
  const { openSearch, search, option, untilMapped, map } = picker(page, 'drop')
  await openSearch()
  await search.fill(nameOf(whitefield))
  await option(whitefield).click()
  await untilMapped()
  await tabTo(page, map)
  const ring = await map.evaluate((element) => {
    const { left, top, height } = element.getBoundingClientRect()
    return {
      x: Math.ceil(left) + 1,
      y: Math.round(top + height / 2),
      colour: getComputedStyle(element).outlineColor,
    }
  })
  expect(await colourAt(page, ring.x, ring.y)).toBe(ring.colour)
})

test('in a low window no bar stays over the page @any-size', async ({ page, site }) => {
  await page.setViewportSize({ width: 320, height: 150 })
  await openFilled(page, site)
  const banner = page.getByRole('complementary', { name: 'The Hathi app' })
  const { submit } = fareForm(page)
  await expect(banner).toBeInViewport()
  await expect(submit).not.toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 300))
  await expect(banner).not.toBeInViewport()
  await submit.focus()
  await expect(submit).toBeInViewport({ ratio: 1 })
})

/** How many pixels of the focused control are under the bar at the foot of the page. */
const underBar = (action: Locator): Promise<number> =>
  action.evaluate((button) => {
    const focused = document.activeElement
    const bar = button.parentElement
    if (focused === null || focused === document.body || bar === null) return 0
    if (bar.contains(focused) || getComputedStyle(bar).position !== 'sticky') return 0
    const { top, bottom } = focused.getBoundingClientRect()
    const over = bar.getBoundingClientRect()
    return bottom > over.top && top < over.bottom ? Math.floor(bottom - over.top) : 0
  })

/** The bar's size follows its text, and what it covers then is scrolled clear with the next frame. */
const expectClear = (action: Locator) =>
  expect.poll(() => underBar(action), 'what the bar hides of the focused control').toBe(0)

const goThroughClear = async (page: Page, action: Locator) => {
  let stopped = 0
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stops = 0; stops < mostStops; stops += 1) {
      await page.keyboard.press(key)
      if (await page.evaluate(() => document.activeElement === document.body)) break
      await expectClear(action)
      stopped += 1
    }
  }
  expect(stopped).toBeGreaterThan(10)
}

test('the bar of an order never covers the focused control @any-size', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 640, height: 420 })
  await openBookable(page, sandbox)
  const { main, primary } = orderReview(page)
  const room = () => page.evaluate(() => document.documentElement.style.scrollPaddingBlockEnd)
  await expect.poll(room).toMatch(/1\d\dpx/)
  await goThroughClear(page, primary)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(room).toBe('')
  await page.setViewportSize({ width: 640, height: 420 })
  await expect.poll(room).toMatch(/1\d\dpx/)
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(main.getByRole('heading', { level: 1 })).not.toHaveText('Review your order')
  await expect.poll(room).toBe('')
})

test('the bar of the fare form never covers the focused control @any-size', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 360, height: 420 })
  await openFilled(page, site)
  const { name, submit } = fareForm(page)
  await name.fill('')
  await expect(
    page.getByText('Fill in your details to see the fare.', { exact: true }),
  ).toBeVisible()
  await expectClear(submit)
  await goThroughClear(page, submit)
})

/** Submits by Enter from a field at the lower edge, where a phone's keyboard begins. */
const sendFromTheEdge = async (page: Page, field: Locator, room: number) => {
  await field.focus()
  await field.evaluate((input, below) => {
    const { bottom } = input.getBoundingClientRect()
    let box = input.parentElement
    while (box !== null && !/auto|scroll/.test(getComputedStyle(box).overflowY)) {
      box = box.parentElement
    }
    const around = box ?? document.scrollingElement
    around?.scrollBy(0, bottom + below - window.innerHeight)
  }, room)
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
}

for (const [where, height] of [
  ['an open keyboard', 380],
  ['the bar of the form', 460],
] as const) {
  test(`the error of the focused field is seen above ${where} @any-size`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width: 360, height })
    await openFilled(page, site)
    const { name, form, submit } = fareForm(page)
    const bar = await submit.evaluate((button) => {
      const around = button.parentElement
      return around !== null && getComputedStyle(around).position === 'sticky'
        ? around.offsetHeight
        : 0
    })
    await name.fill('A1')
    await sendFromTheEdge(page, name, bar + 10)
    const wrong = form.getByRole('region').getByText('Name must contain at least 3 alphabets')
    await expect(wrong).toBeInViewport({ ratio: 1 })
    const bottom = () => wrong.evaluate((text) => text.getBoundingClientRect().bottom)
    // It is in the viewport, behind the bar, before it is scrolled clear.
    await expect.poll(bottom).toBeLessThanOrEqual(height - bar)
  })
}

/** The outline and border of a choice, which may be its label's. */
const drawnAround = (choice: Locator) =>
  choice.evaluate((element) => {
    const { outlineStyle, outlineWidth, borderTopColor } = getComputedStyle(
      element.closest('label') ?? element,
    )
    return { focus: outlineStyle === 'none' ? 'none' : outlineWidth, border: borderTopColor }
  })

/** Expects the usual focus on the chosen one, which looks chosen without it, too. */
const expectDistinct = async (chosen: Locator, other: Locator) => {
  await expect(chosen).toBeFocused()
  const focused = await drawnAround(chosen)
  expect(focused.focus).toBe('3px')
  expect(focused.border).not.toBe((await drawnAround(other)).border)
  await chosen.evaluate((element) => element.blur())
  expect(await drawnAround(chosen)).toEqual({ ...focused, focus: 'none' })
}

test('in forced colours a chosen option and a focused one look different @any-size', async ({
  page,
  site,
  sandbox,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ forcedColors: 'active' })

  await test.step('a category', async () => {
    await openFilled(page, site)
    const category = (name: string) => fareForm(page).form.getByRole('radio', { name })
    await fareForm(page).address('pickup').focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expectDistinct(category('Trucks'), category('2 wheeler'))
  })

  await test.step('a requirement', async () => {
    await fareForm(page).requirement.press('Enter')
    const sheet = page.getByRole('dialog')
    const need = (name: RegExp) => sheet.getByRole('button', { name })
    await tabTo(page, need(/^My Business/))
    await expectDistinct(need(/^My Business/), need(/^My Personal/))
    await page.keyboard.press('Escape')
  })

  await test.step('a city', async () => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^City: / })
      .press('Enter')
    const city = (name: string) => page.getByRole('dialog').getByRole('button', { name })
    await expectDistinct(city('Bengaluru'), city('Pune'))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await untilSteppedBack(page)
  })

  await test.step('goods', async () => {
    await openBookable(page, sandbox)
    const { goodsField, goods } = orderReview(page)
    await goodsField.press('Enter')
    const chosen = goods.locator('[aria-pressed="true"]')
    await tabTo(page, chosen)
    await expectDistinct(chosen, goods.locator('[aria-pressed="false"]').first())
  })
})

test('in forced colours no border crosses the words beside a button @any-size', async ({
  page,
  sandbox,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openBookable(page, sandbox)
  const { edit } = orderReview(page)
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const waypoint of ['pickup', 'drop'] as const) {
      // A border would reach over the address, because the button is higher than its line.
      await expect(edit(waypoint)).toHaveCSS('border-top-width', '0px')
      await expect(edit(waypoint).getByText('Edit')).toHaveCSS('text-decoration-line', 'underline')
    }
  }
})

test('in forced colours a part that only its background marks has a border @any-size', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/en-IN/support')
  const call = page.getByRole('region', { name: 'Call us' })
  await expect(call).toHaveCSS('border-top-style', 'solid')
  await expect(call).toHaveCSS('border-top-width', '1px')
})

test('a browser without `:has` shows which option is chosen and which is focused @any-size', async ({
  page,
  sandbox,
}) => {
  // Simulates a browser without `:has`: this one drops rules with an unknown name as that one drops `:has`.
  await page.route('**/*.css', async (route) => {
    const sheet = await route.fetch()
    await route.fulfill({
      response: sheet,
      body: (await sheet.text()).replaceAll(':has(', ':unknown('),
    })
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/en-IN/fare-estimate')
  const category = (name: string) => fareForm(page).form.getByRole('radio', { name })
  const drawn = (radio: Locator) =>
    radio.evaluate((element) => {
      const { opacity, boxShadow, outlineStyle, outlineWidth } = getComputedStyle(element)
      const focus = outlineStyle === 'none' ? 'none' : outlineWidth
      return { isSeen: opacity === '1', isMarked: boxShadow !== 'none', focus }
    })
  const unmarked = { isSeen: true, isMarked: false, focus: 'none' }
  expect(await drawn(category('Trucks'))).toEqual({ ...unmarked, isMarked: true })
  expect(await drawn(category('2 wheeler'))).toEqual(unmarked)
  await tabTo(page, category('Trucks'))
  await page.keyboard.press('ArrowRight')
  expect(await drawn(category('Trucks'))).toEqual(unmarked)
  expect(await drawn(category('2 wheeler'))).toEqual({
    isSeen: true,
    isMarked: true,
    focus: '3px',
  })

  await openBookable(page, sandbox)
  const vehicle = orderReview(page).vehicle('Tata Ace')
  await tabTo(page, vehicle)
  expect((await drawn(vehicle)).focus).toBe('3px')
})

test('tabbing on to the bar at the foot does not scroll the page @phone', async ({
  page,
  network,
  sandbox,
}) => {
  await openBookable(page, sandbox)
  // What a vehicle is best for comes later, and the page is scrolled by as much as it moves.
  await network.quiet()
  const { vehicle, primary } = orderReview(page)
  await vehicle('Tata Ace').evaluate((radio) => {
    radio.scrollIntoView({ block: 'center' })
    radio.focus({ preventScroll: true })
  })
  const at = await page.evaluate(() => window.scrollY)
  await page.keyboard.press('Tab')
  await expect(primary).toBeFocused()
  await expect(primary).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => window.scrollY)).toBe(at)
})

/** How a field is drawn once its transitions have ended. */
const lookOf = (field: Locator) =>
  field.evaluate(async (element) => {
    const box = element.closest('[data-field-box]') ?? element
    await Promise.allSettled(box.getAnimations().map(({ finished }) => finished))
    const { borderTopColor, boxShadow } = getComputedStyle(box)
    return { border: borderTopColor, around: boxShadow }
  })

/** Expects a field in error to look different with the focus, and still in error. */
const expectFocusInError = async (field: Locator) => {
  await field.blur()
  const plain = await lookOf(field)
  await field.focus()
  const focused = await lookOf(field)
  expect(focused.around, 'what is drawn around the focus').not.toBe(plain.around)
  expect(focused.border, 'the colour of the error').toBe(plain.border)
}

test('a field in error shows that it has the focus', async ({ page, site }) => {
  const { form, name, mobile, requirement, submit, address } = fareForm(page)

  await test.step('an address field', async () => {
    await page.goto('/en-IN/fare-estimate')
    await submit.click({ force: true })
    await expect(form).toContainText('Pickup address is required')
    await expectFocusInError(address('pickup'))
  })

  await test.step('a field to choose in', async () => {
    await openFilled(page, site, { requirement: '' })
    await submit.click({ force: true })
    await expect(requirement).toHaveAccessibleDescription(/./)
    await expectFocusInError(requirement)
  })

  await test.step('a field to type in', async () => {
    await name.fill('A1')
    await mobile.fill('12')
    await mobile.blur()
    for (const field of [name, mobile]) {
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expectFocusInError(field)
    }
  })
})
