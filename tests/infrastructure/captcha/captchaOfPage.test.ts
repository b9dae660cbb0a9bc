import { afterEach, describe, expect, it } from '@jest/globals'
import { captcha } from '../../../src/composition/captcha.ts'

afterEach(() => document.head.replaceChildren())

describe('the captcha of a page', () => {
  it('is one per site key, each of which loads its script once', async () => {
    const solved = ['one', 'other', 'one'].map((siteKey) => captcha(siteKey, 10)())
    const asked = Array.from(document.head.querySelectorAll('script'), ({ src }) =>
      new URL(src).searchParams.get('render'),
    )
    expect(asked).toEqual(['one', 'other'])
    await Promise.all(solved)
  })
})
