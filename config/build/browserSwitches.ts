/**
 * The switches of Chromium for the tests and the lab: no sandbox, and no network requests of its
 * own.
 */
export const browserSwitches: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
