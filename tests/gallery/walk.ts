import type { Page } from '@playwright/test'
import type { Width } from './state.ts'

/** The brand, the locale and the scheme, as in the gallery's URL. */
export type Asked = { readonly brand: string; readonly locale: string; readonly scheme: string }

/** A look for each brand; together they cover both schemes and two languages. */
export const looks: readonly Asked[] = [
  { brand: 'hathi', locale: 'en-IN', scheme: 'light' },
  { brand: 'ghoda', locale: 'tr-TR', scheme: 'dark' },
]

/** A state for a test: its name, and the widths at which it is shown. */
export type Listed = { readonly name: string; readonly seen: readonly Width[] }

export const widths = ['phone', 'desktop'] as const satisfies readonly Width[]

/** The states that the gallery's page lists, in order. */
export const listStates = async (page: Page, url: string): Promise<readonly Listed[]> => {
  // Otherwise the frames of all states would load with the page.
  await page.route(/[?&]state=/, (route) => route.abort())
  await page.goto(url)
  const listed = await page
    .locator('article[data-seen]')
    .evaluateAll((articles) =>
      articles.map(({ id, dataset }) => ({ name: id, seen: (dataset['seen'] ?? '').split(' ') })),
    )
  await page.unroute(/[?&]state=/)
  return listed.map(({ name, seen }) => ({
    name,
    seen: widths.filter((width) => seen.includes(width)),
  }))
}

/** The windows in which states are shown, by the names of their widths. */
export const windows = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
} as const satisfies Readonly<Record<Width, unknown>>

/** Opens a single state and waits until it is there. */
export const openState = async (
  page: Page,
  url: string,
  name: string,
  { brand, locale, scheme }: Asked,
  width: Width,
): Promise<void> => {
  // Otherwise a dialog of the previous state would close as the window grows, and go back in the
  // history.
  await page.goto('about:blank')
  await page.setViewportSize(windows[width])
  const query = new URLSearchParams({ state: name, brand, locale, scheme })
  await page.goto(`${url}/?${query.toString()}`)
  await page.locator(`html[data-shown="${name}"]`).waitFor({ state: 'attached' })
}
