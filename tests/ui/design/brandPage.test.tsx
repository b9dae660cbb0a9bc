import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { ghoda } from '../../../config/brand/ghoda.ts'
import { hathi } from '../../../config/brand/hathi.ts'
import { documentOf, emptyPage } from '../../../config/build/document.ts'
import { brandPage } from '../../../src/ui/design/brandPage.ts'
import { markIcon } from '../../../src/ui/design/markIcon.ts'

beforeEach(() => {
  const built = new DOMParser().parseFromString(documentOf(emptyPage), 'text/html')
  document.head.append(...built.head.querySelectorAll('meta[name="theme-color"], [rel="icon"]'))
})
afterEach(() => {
  document.head.innerHTML = ''
})

const icon = () => document.head.querySelector('link[rel="icon"]')

const colours = () =>
  [...document.head.querySelectorAll('meta[name="theme-color"]')].map((meta) =>
    meta.getAttribute('content'),
  )

describe('a page shown in another brand than it was built for', () => {
  it('has the brand’s icon, and its colours in the browser’s bar', () => {
    expect(icon()).toHaveAttribute('href', markIcon(hathi))
    brandPage(ghoda)
    expect(icon()).toHaveAttribute('href', markIcon(ghoda))
    expect(colours()).toEqual([ghoda.palette.light.surface, ghoda.palette.dark.surface])
  })

  it('is left as it is if it has neither', () => {
    document.head.innerHTML = ''
    expect(() => brandPage(ghoda)).not.toThrow()
    expect(document.head).toBeEmptyDOMElement()
  })
})
