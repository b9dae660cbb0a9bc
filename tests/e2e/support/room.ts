import type { Page } from '@playwright/test'
import { expect } from './site.ts'

/** What does not fit: a page that scrolls sideways, text that leaves its element, lines that are cut off. */
const cramped = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const root = document.documentElement
    const sideways = root.scrollWidth - root.offsetWidth
    const told = sideways > 0 ? [`the page scrolls ${String(sideways)} px sideways`] : []
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
      const text = (node.textContent ?? '').trim()
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, right, bottom, width } = range.getBoundingClientRect()
      if (text === '' || width === 0) continue
      for (
        let part = node.parentElement;
        part !== null && part !== document.body;
        part = part.parentElement
      ) {
        const { clipPath, display, overflowX, overflowY, textOverflow } = getComputedStyle(part)
        // Hidden text has no room on purpose; what scrolls or ends in an ellipsis has enough.
        if (clipPath !== 'none' || overflowX === 'auto' || textOverflow === 'ellipsis') break
        if (display.startsWith('inline') || display === 'contents') continue
        const around = part.getBoundingClientRect()
        if (left < around.left - 1 || right > around.right + 1) {
          told.push(`"${text}" leaves ${part.tagName} ${part.className}`)
        }
        if (overflowY === 'hidden' && bottom > around.bottom + 2) {
          told.push(`"${text}" is cut off in ${part.tagName} ${part.className}`)
        }
        // A map reaches from edge to edge on purpose.
        if (overflowX === 'hidden') break
      }
    }
    return told
  })

/** The sentences in a column too narrow for a long word, because what is beside them takes the room. */
const squeezed = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const letter = Number.parseFloat(getComputedStyle(document.body).fontSize)
    return [...document.querySelectorAll('h2, h3, p')].flatMap((sentence) => {
      const text = sentence.textContent.trim()
      const { width } = sentence.getBoundingClientRect()
      const isSeen = width > 0 && getComputedStyle(sentence).clipPath === 'none'
      return isSeen && text.length > 20 && width < 6 * letter
        ? [`"${text}" has ${String(Math.round(width))} px`]
        : []
    })
  })

export const expectNoneSqueezed = async (page: Page) => {
  await expect.poll(() => squeezed(page), 'what is squeezed').toEqual([])
}

export const expectRoom = async (page: Page) => {
  await expect.poll(() => cramped(page), 'what finds no room').toEqual([])
}

/** The words that are broken across two lines without a hyphen, in parts that match a selector. */
const broken = (page: Page, parts: string): Promise<readonly string[]> =>
  page.evaluate((selector) => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const told: string[] = []
    for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
      if (node.parentElement?.closest(selector) === null) continue
      // A line may end after each of these.
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[^\s/‐–—-]+/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) told.push(word)
      }
    }
    return told
  }, parts)

export const expectNoneBroken = async (page: Page, parts = 'body') => {
  await expect.poll(() => broken(page, parts), 'what is broken in two').toEqual([])
}
