import { chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { freePort } from '../support/freePort.ts'
import { asScore, asShift, type Figure, figure, inMilliseconds, times } from './figure.ts'
import { launching } from './lab.ts'
import type { Measured, Site } from './site.ts'

/** Audits to skip: a page about a person sends search engines away on purpose. */
const expectedOf = ({ isPersonal }: Measured): string[] => (isPersonal ? ['is-crawlable'] : [])

/** Lighthouse's error code if the browser recorded no trace: nothing was measured. */
const unrecorded = 'NO_NAVSTART'
const attempts = 3

const audit = async (url: string, measured: Measured, attempt = 1): Promise<Result> => {
  const port = await freePort()
  const context = await chromium.launchPersistentContext(
    '',
    launching([`--remote-debugging-port=${port}`]),
  )
  try {
    await context.addCookies(measured.cookies)
    // Only the customer's cookies are stored so far, and they have to stay.
    const said = await lighthouse(new URL(measured.path, url).href, {
      port,
      logLevel: 'error',
      disableStorageReset: true,
      skipAudits: expectedOf(measured),
    })
    if (said === undefined) throw new Error(`Lighthouse said nothing of ${measured.name}`)
    const { runtimeError } = said.lhr
    if (runtimeError?.code === unrecorded && attempt < attempts) {
      return await audit(url, measured, attempt + 1)
    }
    if (runtimeError !== undefined) throw new Error(`${measured.name}: ${runtimeError.message}`)
    return said.lhr
  } finally {
    await context.close()
  }
}

const scoreIn = (category: string) => (said: Result) =>
  100 * (said.categories[category]?.score ?? Number.NaN)

const numberOf = (name: string) => (said: Result) => said.audits[name]?.numericValue ?? Number.NaN

/**
 * The speed of this machine during a run, in Lighthouse's own unit; from 1000 on it is fast enough for its estimates.
 */
const processorIn = (said: Result) => said.environment.benchmarkIndex

/** The audits that cost a category points in any of the runs. */
const lost = (runs: readonly Result[], category: string): string => {
  const names = runs.flatMap((said) =>
    (said.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (said.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  )
  return [...new Set(names)].join(', ')
}

const figuresOf = ({ name }: Measured, runs: readonly Result[]): readonly Figure[] => {
  const score = (what: string, category: string, least: number) =>
    figure(what, name, runs.map(scoreIn(category)), asScore, { least }, lost(runs, category))
  const told = (audited: string) => runs.map(numberOf(audited))
  return [
    score('performance', 'performance', 98),
    score('accessibility', 'accessibility', 100),
    score('best practices', 'best-practices', 100),
    score('SEO', 'seo', 100),
    figure('layout shift', name, told('cumulative-layout-shift'), asShift, { most: 0 }),
    figure('blocking time', name, told('total-blocking-time'), inMilliseconds, { most: 50 }),
    figure('largest paint', name, told('largest-contentful-paint'), inMilliseconds, null),
    figure('processor', name, runs.map(processorIn), asScore, null),
  ]
}

/**
 * Lighthouse's mobile preset: its scores and what the visitor notices, with a simulated slow network and processor.
 * The pages alternate, so that a slow minute of the machine does not count against a single page.
 */
export const lighthouseFigures = async (
  site: Site,
  pages: readonly Measured[],
): Promise<readonly Figure[]> => {
  const runs = pages.map((page) => ({ page, said: [] as Result[] }))
  for (let round = 1; round <= times; round += 1) {
    for (const { page, said } of runs) said.push(await audit(site.url, page))
    console.error(`Lighthouse: round ${round} of ${times}`)
  }
  return runs.flatMap(({ page, said }) => figuresOf(page, said))
}
