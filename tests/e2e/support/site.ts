import path from 'node:path'
import { test as base, expect, type Page, type Request } from '@playwright/test'
import type { CallName } from '../../../sandbox/http/calls.ts'
import type { Message } from '../../../sandbox/inbox/inbox.ts'
import { parseSettings } from '../../../sandbox/settings.ts'
import { type Sandbox, startSandbox } from '../../../sandbox/startSandbox.ts'
import type { FaultOrder } from '../../../sandbox/testing/faults.ts'
import type { JournalEntry } from '../../../sandbox/testing/journal.ts'
import { violationsOn } from './axe.ts'
import { holdsBack } from './holdBack.ts'

export { expect }

const root = path.join(import.meta.dirname, '..', '..', '..', 'out', 'site')

/** The website of one test. Its sandbox is its own, so that no state is left over from another test. */
export type Site = {
  readonly url: string
  /** Arms a fault for the next requests of a call; `times` defaults to 1. */
  readonly fault: (order: FaultOrder) => void
  readonly clearFaults: () => void
  /** The requests that the sandbox has received, oldest first; only those of `call` if it is given. */
  readonly journal: (call?: CallName) => readonly JournalEntry[]
  /** What the sandbox "sent", newest first. */
  readonly inbox: () => readonly Message[]
  readonly advanceClock: (milliseconds: number) => void
}

/** Fails the test at its end for every error on the console or the page that it did not expect. */
export type ConsoleErrors = {
  /** Chrome itself logs every refused request as an error: a test that arms a fault expects that. */
  readonly expect: (pattern: RegExp) => void
  /** Expects a refusal by the content security policy. `expect` does not cover those. */
  readonly expectRefusal: (pattern: RegExp) => void
}

/** Chrome's messages about refusals by the content security policy or by trusted types. */
const refusal = /Content Security Policy|TrustedHTML|TrustedScript/

/** The location that the browser reports. By default the visitor has denied it. */
export type Whereabouts = {
  readonly allow: (at: { readonly lat: number; readonly lng: number }) => Promise<void>
  readonly deny: () => Promise<void>
  /** Allowed, but the device cannot tell. */
  readonly unknown: () => Promise<void>
  /** Allowed, but no answer ever comes. To be called before the page is opened. */
  readonly silent: () => Promise<void>
}

/** The requests of the pages, to this site or others. */
export type Network = {
  /**
   * Waits until no request has been pending for half a second from now. Works at any time of a visit, whereas
   * the browser's own network idle event comes only once, after a page's first load.
   */
  readonly quiet: () => Promise<void>
  /** Waits until no request is pending. */
  readonly answered: () => Promise<void>
}

type Fixtures = {
  readonly sandbox: Sandbox
  readonly site: Site
  readonly network: Network
  readonly consoleErrors: ConsoleErrors
  readonly whereabouts: Whereabouts
  /** Runs axe on the current page, or on the part that a selector names. */
  readonly expectAccessible: (part?: string) => Promise<void>
}

type Options = {
  /** Variables of the server's environment, as `npm start` reads them. */
  readonly settings: Readonly<Record<string, string>>
}

const settingsFrom = (environment: Readonly<Record<string, string>>) => {
  const parsed = parseSettings(environment)
  if (parsed.kind === 'Settings') return parsed.settings
  throw new Error(parsed.errors.map((e) => `${e.variable} ${e.message}`).join('\n'))
}

/**
 * Waits until every part of the page is interactive. Checks every frame, whereas a locator checks only twice a
 * second.
 */
export const untilAwake = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.querySelector('[data-ahead]') === null)
}

/** Waits until the page has had time to show what has reached it. */
export const untilDrawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((drawn) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => setTimeout(drawn))
        })
      }),
  )

/** Waits until a request to such an address is answered, or given up. */
export const untilEnded = async (page: Page, to: (url: URL) => boolean): Promise<void> => {
  const predicate = (request: Request) => to(new URL(request.url()))
  await Promise.race([
    page.waitForEvent('requestfinished', { predicate }),
    page.waitForEvent('requestfailed', { predicate }),
  ])
}

/** Waits until the history step of a closed dialog has been taken back; an earlier reload would stop that. */
export const untilSteppedBack = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const state: unknown = window.history.state
    const isStep = typeof state === 'object' && state !== null && 'openLayers' in state
    return !isStep || state.openLayers === 0
  })
}

const wrongOn = async (page: Page, part?: string): Promise<readonly string[]> => {
  const violations = await violationsOn(page, (axe) =>
    part === undefined ? axe : axe.include(part),
  )
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((n) => n.target.join(' ')).join(', ')})`,
  )
}

export const test = base.extend<Fixtures & Options>({
  settings: [{}, { option: true }],

  // Tests of the page before its script has started choose for themselves how long to wait.
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page)
    const reload = page.reload.bind(page)
    page.goto = async (address, options) => {
      const waitUntil = holdsBack(page) ? 'domcontentloaded' : 'load'
      const answer = await goto(address, { waitUntil, ...options })
      if (options?.waitUntil === undefined) await untilAwake(page)
      return answer
    }
    page.reload = async (options) => {
      const answer = await reload(options)
      if (options?.waitUntil === undefined) await untilAwake(page)
      return answer
    }
    await use(page)
  },

  sandbox: async ({ settings }, use) => {
    const sandbox = await startSandbox({
      forTests: true,
      // A service worker would come between the page and the requests that a test holds back.
      website: { root, settings: settingsFrom({ HATHI_OFFLINE: 'off', ...settings }) },
    })
    await use(sandbox)
    await sandbox.close()
  },

  site: async ({ sandbox }, use) => {
    await use({
      url: sandbox.url,
      fault: (order) => {
        sandbox.faults.add(order)
      },
      clearFaults: sandbox.faults.clear,
      journal: (call) =>
        sandbox.journal().filter((entry) => call === undefined || entry.call === call),
      inbox: sandbox.inbox,
      advanceClock: (milliseconds) => {
        sandbox.clock.advance(milliseconds)
      },
    })
  },

  network: async ({ context }, use) => {
    const underway = new Map<Request, Page>()
    let last = Date.now()
    const ended = (request: Request) => {
      underway.delete(request)
      last = Date.now()
    }
    const watch = (page: Page) => {
      page.on('request', (request) => {
        underway.set(request, page)
        last = Date.now()
      })
      page.on('requestfinished', ended)
      page.on('requestfailed', ended)
      // Requests that are pending when a page is closed report no end.
      page.on('close', () => {
        for (const [request, asker] of underway) if (asker === page) underway.delete(request)
      })
    }
    context.pages().forEach(watch)
    context.on('page', watch)
    const pending = () => [...underway.keys()].map((request) => request.url())
    const busy = (): readonly string[] => {
      const addresses = pending()
      return addresses.length > 0 || Date.now() - last >= 500 ? addresses : ['a moment ago']
    }
    const unlessIdle = async (): Promise<readonly string[]> => {
      const addresses = busy()
      if (addresses.length > 0) return addresses
      // A page whose script is at work answers only afterwards, and may have asked for more by then.
      await Promise.allSettled(context.pages().map((page) => page.evaluate(() => undefined)))
      return busy()
    }
    await use({
      quiet: () => {
        // What was done a moment ago may yet lead to a request.
        last = Date.now()
        return expect
          .poll(unlessIdle, { message: 'what is on its way', intervals: [100] })
          .toEqual([])
      },
      answered: () =>
        expect.poll(pending, { message: 'what is on its way', intervals: [50] }).toEqual([]),
    })
  },

  baseURL: async ({ site }, use) => {
    await use(site.url)
  },

  consoleErrors: [
    async ({ context }, use) => {
      const seen: string[] = []
      const expected: RegExp[] = []
      const refusals: RegExp[] = []
      context.on('console', (message) => {
        if (message.type() === 'error') {
          seen.push(`${message.text()} (${message.location().url})`)
        }
      })
      context.on('weberror', (webError) => seen.push(String(webError.error())))
      await use({
        expect: (pattern) => expected.push(pattern),
        expectRefusal: (pattern) => refusals.push(pattern),
      })
      const unexpected = seen.filter((text) => {
        const excuses = refusal.test(text) ? refusals : expected
        return !excuses.some((pattern) => pattern.test(text))
      })
      expect(unexpected, 'errors in the console').toEqual([])
    },
    { auto: true },
  ],

  whereabouts: async ({ context, site }, use) => {
    const allow = () => context.grantPermissions(['geolocation'], { origin: site.url })
    await use({
      allow: async ({ lat, lng }) => {
        await allow()
        await context.setGeolocation({ latitude: lat, longitude: lng, accuracy: 20 })
      },
      deny: () => context.clearPermissions(),
      unknown: async () => {
        await allow()
        await context.setGeolocation(null)
      },
      silent: async () => {
        await allow()
        await context.addInitScript(() => {
          navigator.geolocation.getCurrentPosition = () => undefined
        })
      },
    })
  },

  expectAccessible: async ({ page }, use) => {
    await use(async (part) => {
      expect(await wrongOn(page, part), 'what axe found').toEqual([])
    })
  },
})
