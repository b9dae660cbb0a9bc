import type { PageFacts, ReadPage } from '../ports/page.port.ts'

/**
 * Whether the visitor is on that page still, by its origin and path: whoever goes to another one while
 * something is waited for is not fetched back from it.
 */
export const stillOn = (readPage: ReadPage, { url }: Pick<PageFacts, 'url'>): boolean =>
  readPage().url === url

/** `stillOn` of the page that the visitor is on now, to be asked later. */
export const stillHere = (readPage: ReadPage): (() => boolean) => {
  const here = readPage()
  return () => stillOn(readPage, here)
}
