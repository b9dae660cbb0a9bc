import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { asRatio, type Figure, figure, inMilliseconds, times } from './figure.ts'
import { desktop, listen, root, visit, withBrowser } from './lab.ts'
import type { Measured, Site } from './site.ts'

const forms = ['bare', 'formik'] as const

const documentWith = (script: string): string =>
  `<!doctype html><html lang="en"><title>Form</title><div id="root"></div><script>${script}</script></html>`

/** Serves the forms that ours is compared with. */
const withForms = async <A>(during: (url: string) => Promise<A>): Promise<A> => {
  const pages = new Map(
    forms.map((form) => [
      `/${form}`,
      documentWith(readFileSync(path.join(root, '.cache', 'lab', `${form}.js`), 'utf8')),
    ]),
  )
  const server = createServer(({ url = '' }, response) => {
    const page = pages.get(url)
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(page)
  })
  const port = await listen(server)
  try {
    return await during(`http://127.0.0.1:${port}`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

// Both fields in turn. The first letters run code for the first time, and are not counted.
const fields = [
  ['Name', 'Asha ', 'Rao Kulkarni'],
  ['Mobile', '98', '76543210'],
] as const

const type = async (page: Page, text: string): Promise<void> => {
  await page.keyboard.type(text, { delay: 120 })
  // What a pause triggers belongs to the keystrokes before it.
  await page.waitForTimeout(600)
}

/**
 * CPU milliseconds of the page's main thread per keystroke: everything from the event to the frame that shows it,
 * and what it triggered. Not wall-clock time, which is mostly spent waiting for that frame and, on a busy machine,
 * for the processor.
 */
const settling = async (page: Page, url: string): Promise<number> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const busy = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  }
  await page.goto(url, { waitUntil: 'networkidle' })
  let seconds = 0
  let letters = 0
  for (const [label, first, rest] of fields) {
    await page.getByRole('textbox', { name: label }).focus()
    await type(page, first)
    const before = await busy()
    await type(page, rest)
    seconds += (await busy()) - before
    letters += rest.length
  }
  return (seconds * 1000) / letters
}

/** Compares a keystroke in the fare form with one in a bare React form and one in formik with yup, alternately. */
export const keystrokeFigures = (site: Site, { name, path: ours }: Measured) =>
  withForms((url) =>
    withBrowser([], async (browser): Promise<readonly Figure[]> => {
      const settlingAt = (address: string) =>
        visit(browser, desktop, [], (page) => settling(page, address))
      const rounds: Array<Record<'own' | 'bare' | 'formik', number>> = []
      while (rounds.length < times) {
        rounds.push({
          bare: await settlingAt(`${url}/bare`),
          own: await settlingAt(new URL(ours, site.url).href),
          formik: await settlingAt(`${url}/formik`),
        })
      }
      const all = (who: 'own' | 'bare' | 'formik') => rounds.map((round) => round[who])
      const beside = (who: 'bare' | 'formik') => rounds.map((round) => round.own / round[who])
      return [
        figure('keystroke, wide form', name, all('own'), inMilliseconds, null),
        figure('keystroke, bare React', name, all('bare'), inMilliseconds, null),
        figure('keystroke, formik and yup', name, all('formik'), inMilliseconds, null),
        figure('keystroke ÷ bare React', name, beside('bare'), asRatio, { most: 1.25 }),
        figure('keystroke ÷ formik and yup', name, beside('formik'), asRatio, { below: 0.8 }),
      ]
    }),
  )
