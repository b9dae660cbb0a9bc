import type { Server } from 'node:http'
import path from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { browserSwitches } from '../../config/build/browserSwitches.ts'
import { findBrowser } from '../../config/build/findBrowser.ts'

export const root = path.join(import.meta.dirname, '..', '..')

/** The browser's launch options, the same for every measurement, plus its own switches if it needs any. */
export const launching = (switches: readonly string[] = []) => {
  const executablePath = findBrowser()
  if (executablePath === null) throw new Error('no browser: run `npm run browser` first')
  return { executablePath, args: [...browserSwitches, ...switches] }
}

/** Listens on a free port of this machine and returns it. */
export const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port was bound')
  return address.port
}

/** A cheap phone's processor and a slow network, with Lighthouse's values. */
export const profile = { timesSlower: 4, megabits: 1.6, roundTrip: 150 } as const

const bytesOf = (megabits: number): number => (megabits * 1024 * 1024) / 8

export const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.roundTrip,
    downloadThroughput: bytesOf(profile.megabits),
    uploadThroughput: bytesOf(0.75),
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.timesSlower })
}

export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en-IN',
} as const

export const desktop = { viewport: { width: 1280, height: 800 }, locale: 'en-IN' } as const

export type Cookies = Parameters<BrowserContext['addCookies']>[0]

/** Runs a first visit: nothing is kept from an earlier one. */
export const visit = async <A>(
  browser: Browser,
  device: typeof phone | typeof desktop,
  cookies: Cookies,
  during: (page: Page) => Promise<A>,
): Promise<A> => {
  const context = await browser.newContext(device)
  try {
    await context.addCookies(cookies)
    return await during(await context.newPage())
  } finally {
    await context.close()
  }
}

export const withBrowser = async <A>(
  switches: readonly string[],
  during: (browser: Browser) => Promise<A>,
): Promise<A> => {
  const browser = await chromium.launch(launching(switches))
  try {
    return await during(browser)
  } finally {
    await browser.close()
  }
}
