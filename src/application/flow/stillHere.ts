import type { PageFacts, ReadPage } from '../ports/page.port.ts'

/**
 * Whether the visitor is still on that page, by origin and path: an answer must not take a visitor
 * back who has gone to another page meanwhile.
 */
export const stillOn = (readPage: ReadPage, { url }: Pick<PageFacts, 'url'>): boolean =>
  readPage().url === url

/** `stillOn` for the visitor's current page, to be called later. */
export const stillHere = (readPage: ReadPage): (() => boolean) => {
  const here = readPage()
  return () => stillOn(readPage, here)
}
