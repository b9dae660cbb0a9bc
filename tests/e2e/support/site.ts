import path from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page, type Request } from '@playwright/test'
import type { CallName } from '../../../sandbox/http/calls.ts'
import type { Message } from '../../../sandbox/inbox/inbox.ts'
import { parseSettings } from '../../../sandbox/settings.ts'
import { type Sandbox, startSandbox } from '../../../sandbox/startSandbox.ts'
import type { FaultOrder } from '../../../sandbox/testing/faults.ts'
import type { JournalEntry } from '../../../sandbox/testing/journal.ts'
import { holdsBack } from './holdBack.ts'

export { expect }

const root = path.join(import.meta.dirname, '..', '..', '..', 'out', 'site')

/** The website of one test, with a sandbox of its own: nothing is left over from another test. */
export type Site = {
  readonly url: string
  /** Arms a fault for the next requests of a call; `times` is 1 unless said otherwise. */
  readonly fault: (order: FaultOrder) => void
  readonly clearFaults: () => void
  /** The requests that the sandbox has seen, oldest first; those of one call when it is named. */
  readonly journal: (call?: CallName) => readonly JournalEntry[]
  /** What the sandbox "sent", newest first. */
  readonly inbox: () => readonly Message[]
  readonly advanceClock: (milliseconds: number) => void
}

/** Fails the test at its end for every error in the console or on the page that it did not expect. */
export type ConsoleErrors = {
  /** Chrome itself logs every refused request as an error: a test that arms a fault expects that. */
  readonly expect: (pattern: RegExp) => void
  /** What the content security policy refused. Nothing else excuses it, however much a test expects. */
  readonly expectRefusal: (pattern: RegExp) => void
}

/** How Chrome says that the content security policy or trusted types refused something. */
const refusal = /Content Security Policy|TrustedHTML|TrustedScript/

/** Where the browser says that the visitor is. Without a call, the visitor has refused to say. */
export type Whereabouts = {
  readonly allow: (at: { readonly lat: number; readonly lng: number }) => Promise<void>
  readonly deny: () => Promise<void>
  /** Allowed, but the device cannot tell. */
  readonly unknown: () => Promise<void>
  /** Allowed, but no answer ever comes. To be called before the page is opened. */
  readonly silent: () => Promise<void>
}

/** What the pages ask of anybody, this site or others. */
export type Network = {
  /**
   * Waits until nothing has been on its way for half a second: at any time of a visit, where the
   * browser's own "idle" is said once, of a page's first load.
   */
  readonly quiet: () => Promise<void>
}

type Fixtures = {
  readonly sandbox: Sandbox
  readonly site: Site
  readonly network: Network
  readonly consoleErrors: ConsoleErrors
  readonly whereabouts: Whereabouts
  /** Asks axe about the page as it stands, or about the part that a selector names. */
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

/** Until the page answers, and each part of it: seen frame by frame, where a locator looks twice a second. */
export const untilAwake = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => document.querySelector('[data-ahead]') === null)
}

/** Waits until the step of the history that a dialog was is taken back: a reload before it is stopped by it. */
export const untilSteppedBack = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => {
    const state: unknown = window.history.state
    const isStep = typeof state === 'object' && state !== null && 'openLayers' in state
    return !isStep || state.openLayers === 0
  })
}

const violationsOn = async (page: Page, part?: string): Promise<readonly string[]> => {
  // Pages without frames: nothing to wait for but the rules themselves.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze()
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((n) => n.target.join(' ')).join(', ')})`,
  )
}

export const test = base.extend<Fixtures & Options>({
  settings: [{}, { option: true }],

  // What somebody meets before the script is awake has tests of its own: they say how far they wait.
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
      // A worker would stand between the page and the requests that a test holds back.
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
      // What was on its way to a page as it was closed is never said to have ended.
      page.on('close', () => {
        for (const [request, asker] of underway) if (asker === page) underway.delete(request)
      })
    }
    context.pages().forEach(watch)
    context.on('page', watch)
    const busy = (): readonly string[] => {
      const addresses = [...underway.keys()].map((request) => request.url())
      return addresses.length > 0 || Date.now() - last >= 500 ? addresses : ['a moment ago']
    }
    await use({
      quiet: () =>
        expect.poll(busy, { message: 'what is on its way', intervals: [100] }).toEqual([]),
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
      expect(await violationsOn(page, part), 'what axe found').toEqual([])
    })
  },
})
