import { describe, expect, it } from '@jest/globals'
import { forShadowTree } from '../../../config/build/inlineStyles.ts'

describe('the styles of the element', () => {
  it('hang on its own root, not on that of the page around', () => {
    expect(forShadowTree(':root{--ink:red}@media print{:root{--ink:blue}}')).toBe(
      '[data-hathi]{--ink:red}@media print{[data-hathi]{--ink:blue}}',
    )
  })

  it('are measured in pixels, because the page around may have a root of any size', () => {
    expect(forShadowTree('a{gap:.25rem;margin:-1.5rem 2rem;font-size:max(16px,1rem)}')).toBe(
      'a{gap:4px;margin:-24px 32px;font-size:max(16px,16px)}',
    )
  })
})
