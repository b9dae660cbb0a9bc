import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { ghoda } from '../../../config/brand/ghoda.ts'
import { hathi } from '../../../config/brand/hathi.ts'
import { pageOf } from '../../../config/build/page.ts'
import { brandPage } from '../../../src/ui/app/brandPage.ts'

beforeEach(() => {
  const { icon, themeColour } = pageOf(hathi)
  document.head.innerHTML = `<meta name="theme-color" content="${themeColour.light}" media="(prefers-color-scheme: light)"><meta name="theme-color" content="${themeColour.dark}" media="(prefers-color-scheme: dark)"><link rel="icon" href="${icon}">`
})
afterEach(() => {
  document.head.innerHTML = ''
})

const colours = () =>
  [...document.head.querySelectorAll('meta[name="theme-color"]')].map((meta) =>
    meta.getAttribute('content'),
  )

describe('the page of another brand than the built one', () => {
  it('has its icon, and the browser’s bar in its colours', () => {
    brandPage(ghoda)
    const { icon, themeColour } = pageOf(ghoda)
    expect(document.head.querySelector('link[rel="icon"]')).toHaveAttribute('href', icon)
    expect(icon).not.toBe(pageOf(hathi).icon)
    expect(colours()).toEqual([themeColour.light, themeColour.dark])
  })

  it('is left as it is where it names none of them', () => {
    document.head.innerHTML = ''
    expect(() => brandPage(ghoda)).not.toThrow()
    expect(document.head).toBeEmptyDOMElement()
  })
})
