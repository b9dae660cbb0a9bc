import type { Page } from '@playwright/test'
import type { Width } from './state.ts'

/** Whose page, in what, and how light: as it stands in the gallery's address. */
export type Asked = { readonly brand: string; readonly locale: string; readonly scheme: string }

/** A look for each brand, and between them both schemes and two languages. */
export const looks: readonly Asked[] = [
  { brand: 'hathi', locale: 'en-IN', scheme: 'light' },
  { brand: 'ghoda', locale: 'tr-TR', scheme: 'dark' },
]

/** One state as a test sees it: its name, and the widths that it is seen at. */
export type Listed = { readonly name: string; readonly seen: readonly Width[] }

export const widths = ['phone', 'desktop'] as const satisfies readonly Width[]

/** The states that the gallery's page lists, in its order. */
export const listStates = async (page: Page, url: string): Promise<readonly Listed[]> => {
  // The frames of all states would load with the page that lists them.
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

/** The windows that states are seen in, by their widths' names. */
export const windows = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
} as const satisfies Readonly<Record<Width, unknown>>

/** Opens a state alone, and waits until it is there. */
export const openState = async (
  page: Page,
  url: string,
  name: string,
  { brand, locale, scheme }: Asked,
  width: Width,
): Promise<void> => {
  // A dialog of the state before would close as the window grows, and go back in the history.
  await page.goto('about:blank')
  await page.setViewportSize(windows[width])
  const query = new URLSearchParams({ state: name, brand, locale, scheme })
  await page.goto(`${url}/?${query.toString()}`)
  await page.locator(`html[data-shown="${name}"]`).waitFor({ state: 'attached' })
}
