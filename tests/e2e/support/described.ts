import type { Page } from '@playwright/test'

/** What search engines and a browser's tab take from a page. */
type Described = {
  readonly title: string
  readonly heading: string | null
  readonly canonical: ReadonlyArray<string | null>
}

/** How the open page describes itself, or else the HTML of another one. */
export const described = (page: Page, html: string | null = null): Promise<Described> =>
  page.evaluate((sent) => {
    const read = sent === null ? document : new DOMParser().parseFromString(sent, 'text/html')
    const links = [...read.querySelectorAll('link[rel="canonical"]')]
    return {
      title: read.title,
      heading: read.querySelector('main h1')?.textContent ?? null,
      canonical: links.map((link) => link.getAttribute('href')),
    }
  }, html)
