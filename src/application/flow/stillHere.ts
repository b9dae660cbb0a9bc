import type { ReadPage } from '../ports/page.port.ts'

/**
 * Whether the visitor is still on the page that they are on now, by its path: whoever goes to another
 * one while something is waited for is not fetched back from it.
 */
export const stillHere = (readPage: ReadPage): (() => boolean) => {
  const { url } = readPage()
  return () => readPage().url === url
}
