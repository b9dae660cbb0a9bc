import { findBrowser } from './findBrowser.ts'

/** Stops the end-to-end tests with advice if there is no browser to drive. */
export default function wantBrowser(): void {
  if (findBrowser() === null) throw new Error('no browser: run `npm run browser` first')
}
