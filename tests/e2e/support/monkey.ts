import type { Locator, Page } from '@playwright/test'
import { callNames } from '../../../sandbox/http/calls.ts'
import type { Random } from '../../../sandbox/random.ts'
import type { Sandbox } from '../../../sandbox/startSandbox.ts'
import type { FaultKind } from '../../../sandbox/testing/faults.ts'
import { orderLink } from './booking.ts'
import { keepDraft } from './draft.ts'
import { arriveAsCustomer, bookOrder } from './orders.ts'
import { sharedLink } from './quotes.ts'
import { expect, type Site } from './site.ts'

/** A random generator that gives the same numbers for the same seed: mulberry32. */
export const seeded = (seed: number): Random => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const oneOf = <Choice>(random: Random, choices: readonly [Choice, ...Choice[]]): Choice =>
  choices[Math.floor(random() * choices.length)] ?? choices[0]

const beginnings = [
  '/',
  '/en-IN',
  '/en-IN/fare-estimate',
  '/en-IN/services',
  '/en-IN/partners',
  '/en-IN/order-history',
  '/en-IN/order-review',
  '/en-IN/track-order',
  '/en-IN/fare_estimate_mob',
  '/en-IN/city/bangalore',
  '/bn-BD/fare-estimate',
  '/tr-TR',
] as const

const typed = [
  'Koramangala',
  'Whitefield',
  'Indi',
  'Asha Rao',
  '9876543210',
  '9123456780',
  '+91 98765 43210',
  'asha@example.in',
  '123456',
  '12',
  '',
  '   ',
  '🚚 <b>x</b>',
  'ঢাকা',
  'x'.repeat(300),
] as const

const faultKinds: readonly [FaultKind, ...FaultKind[]] = [
  'refuse',
  'hang',
  'delay',
  'resetMidBody',
  'loseAnswer',
  'error500Json',
  'error500Html',
  'error500Empty',
  'wrongShape',
  'notJson',
  '401',
  '429',
]

/** The controls that can be pressed or filled in, in the topmost dialog if one is open. */
const reachable = (page: Page): Locator => {
  const kinds =
    ':is(button, input, select, textarea, summary, [role="option"], a[href^="/"]):visible:enabled'
  return page
    .locator(`dialog[open] ${kinds}`)
    .or(page.locator(`body:not(:has(dialog[open])) ${kinds}`))
}

const brief = { timeout: 700, noWaitAfter: true }

const use = async (random: Random, part: Locator): Promise<string> => {
  const { tag, type, name } = await part.evaluate(
    (element) => ({
      tag: element.tagName,
      type: element.getAttribute('type') ?? '',
      name: (element.getAttribute('aria-label') ?? element.textContent).slice(0, 40),
    }),
    undefined,
    brief,
  )
  const said = `${tag.toLowerCase()} "${name}"`
  if (tag === 'SELECT') {
    const options = await part.locator('option').count()
    await part.selectOption({ index: Math.floor(random() * options) }, brief)
    return `chose in ${said}`
  }
  if (tag === 'TEXTAREA' || (tag === 'INPUT' && type !== 'checkbox' && type !== 'radio')) {
    const text = oneOf(random, typed)
    await part.fill(text, brief)
    return `typed "${text.slice(0, 20)}" into ${said}`
  }
  await part.click({ ...brief, force: random() < 0.2 })
  return `pressed ${said}`
}

const pressOne = async (parts: Locator, random: Random): Promise<string> => {
  const count = await parts.count()
  if (count === 0) return 'found nothing to press'
  const part = parts.nth(Math.floor(random() * count))
  try {
    return await use(random, part)
  } catch {
    // The control may have gone, or be covered, since it was found: a thumb meets that too.
    return 'pressed where nothing was'
  }
}

const armFault = (site: Site, random: Random): string => {
  const call = callNames[Math.floor(random() * callNames.length)] ?? callNames[0]
  const fault = oneOf(random, faultKinds)
  site.fault({ call, fault, times: 1 + Math.floor(random() * 2), delay_ms: 600 })
  return `${call} will ${fault}`
}

const enterCode = async (page: Page, site: Site): Promise<string> => {
  const [message] = site.inbox()
  const [code] = /\d{6}/.exec(message?.text ?? '') ?? []
  if (code === undefined) return 'has no code'
  await page.keyboard.type(code)
  return 'typed the code'
}

/** Makes one random step and returns its description. */
const step = async (page: Page, site: Site, random: Random): Promise<string> => {
  const die = random()
  if (die < 0.66) return pressOne(reachable(page), random)
  if (die < 0.78) return armFault(site, random)
  if (die < 0.84) {
    const key = oneOf(random, ['Escape', 'Tab', 'Enter', 'ArrowDown', 'Backspace'])
    await page.keyboard.press(key)
    return `pressed ${key}`
  }
  if (die < 0.87) return enterCode(page, site)
  if (die < 0.9) {
    site.clearFaults()
    return 'had better luck'
  }
  if (die < 0.92) {
    const isOffline = random() < 0.5
    await page.context().setOffline(isOffline)
    return isOffline ? 'lost the network' : 'found the network'
  }
  if (die < 0.94) {
    site.advanceClock(60_000)
    return 'let a minute pass'
  }
  const way = oneOf(random, ['goBack', 'goBack', 'goForward', 'reload'] as const)
  try {
    // Before the first page, or without a network, no page loads.
    await page[way]({ waitUntil: 'commit', timeout: 2_000 })
  } catch {
    return `${way} came to nothing`
  }
  return way
}

const begin = async (page: Page, site: Site, sandbox: Sandbox, random: Random): Promise<string> => {
  const isCustomer = random() < 0.5
  if (isCustomer) {
    const who = await arriveAsCustomer(page, sandbox)
    await bookOrder(sandbox, who)
  }
  if (random() < 0.6) await keepDraft(page, site)
  const die = random()
  const path = die < 0.2 ? orderLink() : oneOf(random, beginnings)
  const at = die > 0.8 ? await sharedLink(page, site) : path
  await page.goto(at)
  return `${isCustomer ? 'a customer' : 'a guest'} at ${at}`
}

/** Longer than any of the product's deadlines. */
const patience = 20_000

/** Once the services work again, expects the page to be there and nothing to wait forever. */
const expectSettled = async (page: Page, site: Site) => {
  site.clearFaults()
  await page.context().setOffline(false)
  if (!page.url().startsWith(site.url)) await page.goto('/en-IN')
  await expect(page.locator('#root > *').first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"]'), 'what is still waited for').toHaveCount(0, {
    timeout: patience,
  })
}

/** A visit of random steps, each of which is passed to `tell` as it is made. */
export const monkeyVisit = async (
  page: Page,
  site: Site,
  sandbox: Sandbox,
  { random, steps, tell }: { random: Random; steps: number; tell: (what: string) => void },
) => {
  tell(await begin(page, site, sandbox, random))
  for (let at = 0; at < steps; at += 1) {
    tell(await step(page, site, random))
    if (!page.url().startsWith(site.url)) {
      await page.context().setOffline(false)
      await page.goto('/en-IN')
    }
  }
  await expectSettled(page, site)
}

/** Walks through the pages of one document, with so many random presses on each. */
export const wander = async (page: Page, random: Random, presses: number) => {
  for (const path of ['fare-estimate', 'services', 'partners', 'order-history', 'trucks', '']) {
    await page.evaluate(
      (to) => {
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      },
      `/en-IN${path === '' ? '' : `/${path}`}`,
    )
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    for (let at = 0; at < presses; at += 1) {
      // Links are left out: one to another locale would load another document.
      const kinds = ':is(button, input, select, [role="option"]):visible:enabled'
      await pressOne(page.locator(`dialog[open] ${kinds}, main ${kinds}`), random)
    }
    for (let open = 0; open < 3; open += 1) await page.keyboard.press('Escape')
  }
}

/** The page's heap after a garbage collection, in bytes. */
export const heldBy = async (page: Page): Promise<number> => {
  const tools = await page.context().newCDPSession(page)
  await tools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await tools.send('Runtime.getHeapUsage')
  await tools.detach()
  return usedSize
}
