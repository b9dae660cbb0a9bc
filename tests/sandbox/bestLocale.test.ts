import { describe, expect, it } from '@jest/globals'
import { markets } from '../../config/market/markets.ts'
import { bestLocale, languagesAsked } from '../../sandbox/website/bestLocale.ts'
import { bestLocale as bestInBrowser } from '../../src/domain/market/market.ts'

const listed = {
  locales: markets.locales.map(({ locale }) => locale),
  defaultLocale: markets.defaultLocale,
}

describe('the locale of a visitor whose path has none', () => {
  it.each([
    ['tr-TR', 'bn', 'tr-TR'],
    ['TR-tr', undefined, 'tr-TR'],
    [undefined, 'bn-IN,bn;q=0.9,en;q=0.8', 'bn-BD'],
    [undefined, 'fr, tr;q=0.5', 'tr-TR'],
    [undefined, 'en-US', 'en-IN'],
    [undefined, undefined, 'en-IN'],
    ['fr-FR', 'fr', 'en-IN'],
    ['', ' , ;q=1', 'en-IN'],
    // As programs write it.
    [undefined, 'tr_TR', 'tr-TR'],
    [undefined, 'fr_FR,bn_BD.UTF-8;q=0.5', 'bn-BD'],
  ])('with %j stored and %j asked for is %s', (chosen, asked, locale) => {
    expect(bestLocale(listed)(chosen, languagesAsked(asked))).toBe(locale)
  })

  it('is the one that the page itself would choose', () => {
    const tags = ['en', 'en-IN', 'EN-us', 'bn', 'bn-IN', 'tr', 'tr-CY', 'fr', 'hi-IN', 'x']
    for (const chosen of [undefined, ...tags]) {
      for (const first of tags) {
        for (const second of tags) {
          expect(bestLocale(listed)(chosen, [first, second])).toBe(
            bestInBrowser(markets)(chosen ?? null, [first, second]),
          )
        }
      }
    }
  })
})
