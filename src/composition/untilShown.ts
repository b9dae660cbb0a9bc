import { makeUntilShown } from '../infrastructure/browser/untilShown.ts'

let made: (() => Promise<void>) | null = null

/**
 * What waits until the page is shown again: one for the page, because its listener stays. A form on
 * a partner's page, which begins again with each changed attribute, would leave one each time.
 */
export const untilShownHere = (): (() => Promise<void>) => {
  made ??= makeUntilShown(window)
  return made
}
