import type { Locator, Page } from '@playwright/test'

/** A spot of the window, in CSS pixels. */
export type Spot = { readonly x: number; readonly y: number }

/** A spot of a part, this far along it from its start: 0.5 is its middle. */
export const spotOf = async (part: Locator, along = 0.5): Promise<Spot> => {
  const box = await part.boundingBox()
  if (box === null) throw new Error('the part is nowhere')
  return { x: box.x + box.width * along, y: box.y + box.height / 2 }
}

/** What the first tap brings: what is there, or is gone, by a selector and, if given, its text or a pattern of it. */
type Cue = {
  readonly selector: string
  readonly text?: string | RegExp
  readonly isThere: boolean
}

/**
 * Taps a spot, and a second time so many milliseconds after what the first tap brings: by the page's own clock,
 * which is what covers the spot as well, however busy the machine is. Returns the name of the button that
 * the second tap hit; null for none.
 */
export const tapTwice = async (
  page: Page,
  spot: Spot,
  cue: Cue,
  later: number,
): Promise<string | null> => {
  // Armed before the first tap: what that brings may be there at once.
  const armed = await page.evaluateHandle(
    ({ x, y, selector, text, isThere, wait }) => {
      const hit = new Promise<string | null>((resolve) => {
        const tap = () => {
          const there = document.elementFromPoint(x, y)
          resolve(there?.closest('button')?.textContent ?? null)
          for (const type of ['mousedown', 'mouseup', 'click']) {
            const how = { bubbles: true, cancelable: true, clientX: x, clientY: y }
            there?.dispatchEvent(new MouseEvent(type, how))
          }
        }
        const watch = new MutationObserver(() => {
          const found = [...document.querySelectorAll(selector)].some(
            ({ textContent }) =>
              text === undefined ||
              (typeof text === 'string' ? textContent === text : text.test(textContent)),
          )
          if (found !== isThere) return
          watch.disconnect()
          setTimeout(tap, wait)
        })
        watch.observe(document, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        })
      })
      return { hit }
    },
    { ...spot, ...cue, wait: later },
  )
  await page.mouse.click(spot.x, spot.y)
  return armed.evaluate(({ hit }) => hit)
}
