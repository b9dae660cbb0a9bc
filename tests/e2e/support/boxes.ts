import type { Locator } from '@playwright/test'

/** Where a part of the page is, in CSS pixels of the window. */
export type Box = {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/**
 * Where two parts of the page are at one moment. A dialog that is still coming in has the second one elsewhere by
 * the time of another question.
 */
export const boxesOf = async (one: Locator, other: Locator): Promise<readonly [Box, Box]> => {
  const element = await other.elementHandle()
  if (element === null) throw new Error('the other part is nowhere')
  const [first, second] = await one.evaluate(
    (part, beside) =>
      [part, beside].map((each) => {
        // What is not displayed has no box; its rectangle would be all zeros.
        if (each.getClientRects().length === 0) return null
        const { top, bottom, left, right } = each.getBoundingClientRect()
        return { top, bottom, left, right }
      }),
    element,
  )
  if (!first || !second) throw new Error('a part has no box')
  return [first, second]
}
