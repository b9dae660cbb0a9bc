import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { site } from '../../../config/market/site.ts'
import { isContentAddress, isWithinSite } from '../../../src/domain/content/contentAddress.ts'
import { leadCodeOfPage } from '../../../src/domain/content/leadCodeOfPage.ts'
import { citiesIn, localesOf } from '../../../src/domain/content/site.ts'
import {
  announcedLocales,
  categoryOfPage,
  cityOfSlug,
  citySlug,
  contentSlug,
  isPublic,
  localesOfPage,
  pathOf,
  personalPages,
  publicPages,
  sitePageOf,
  spellingsOf,
} from '../../../src/domain/content/sitePage.ts'
import { leadCategory } from '../../../src/domain/lead/leadCategory.ts'
import { anyLocale, anyText } from '../drawn.ts'

const anyCity = fc.constantFrom(...site.cities)
const pages = publicPages(site)
const anyPage = fc.constantFrom(...pages)

describe('an address in content', () => {
  it('is within the site if it begins with a slash, and is otherwise an https URL', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl({ validSchemes: ['https'] }), fc.webPath()), (text) => {
        fc.pre(isContentAddress(text))
        if (isContentAddress(text)) expect(isWithinSite(text)).toBe(!text.startsWith('https://'))
      }),
    )
  })
})

describe('a city of the site', () => {
  it('is found by its slug in any case and with any separator', () => {
    const written = fc.constantFrom(
      (slug: string) => slug,
      (slug: string) => slug.toUpperCase(),
      (slug: string) => slug.replaceAll('-', '_'),
      (slug: string) => slug.replaceAll('-', ' '),
      (slug: string) => slug.replaceAll('-', '%20'),
      (slug: string) => slug.replaceAll('-', ' _ '),
    )
    fc.assert(
      fc.property(anyCity, written, (city, write) => {
        expect(cityOfSlug(site.cities)(write(citySlug(city)))).toBe(city)
        expect(citySlug(city)).toMatch(/^[a-z]+(-[a-z]+)*$/)
      }),
    )
  })

  it('is not found by any other name', () => {
    fc.assert(
      fc.property(anyText, (named) => {
        fc.pre(!site.cities.some((city) => citySlug(city) === named.toLowerCase()))
        expect(cityOfSlug(site.cities)(named)).toBeNull()
      }),
    )
  })

  it('is listed in every locale that it is found in, those of its own region first', () => {
    fc.assert(
      fc.property(anyCity, anyLocale, (city, locale) => {
        const found = localesOf(site)(city)
        expect(found.includes(locale)).toBe(citiesIn(site)(locale).includes(city))
        const isOwn = found.map(
          (one) =>
            site.markets.locales.find((rules) => rules.locale === one)?.region === city.region,
        )
        expect([...isOwn].sort().reverse()).toEqual(isOwn)
      }),
    )
  })
})

describe('a page of the site', () => {
  it('has one path in a locale, which leads back to it', () => {
    fc.assert(
      fc.property(anyPage, anyLocale, (page, locale) => {
        const path = pathOf(site)(locale)(page) ?? ''
        expect(sitePageOf(site)(path)).toEqual(page)
        expect(sitePageOf(site)(`${path.toUpperCase()}/`)).toEqual(page)
      }),
    )
  })

  it('is found by every listed spelling of its path, which include both shapes of a city’s path', () => {
    const anyKnown = fc.constantFrom(...pages, ...personalPages())
    fc.assert(
      fc.property(anyKnown, anyLocale, (page, locale) => {
        const spellings = spellingsOf(locale)(page)
        for (const path of spellings) {
          expect(sitePageOf(site)(path)).toEqual(page)
          expect(sitePageOf(site)(path.toLowerCase())).toEqual(page)
        }
        for (const nestedCityLinks of [[], [locale]]) {
          expect(spellings).toContain(pathOf({ nestedCityLinks })(locale)(page))
        }
        expect(new Set(spellings).size).toBe(spellings.length)
      }),
    )
  })

  it('is public, found in some locale, and has a content slug unless it is a flow', () => {
    fc.assert(
      fc.property(anyPage, (page) => {
        expect(isPublic(page)).toBe(true)
        expect(localesOfPage(site)(page)).not.toHaveLength(0)
        expect(localesOfPage(site)(page)).toEqual(
          expect.arrayContaining([...announcedLocales(site)(page)]),
        )
        expect(announcedLocales(site)(page)).not.toHaveLength(0)
        expect(contentSlug(page) === null).toBe(page.kind === 'flow')
      }),
    )
  })

  it('at any typed path is a listed public one, or is found in no locale', () => {
    fc.assert(
      fc.property(anyLocale, fc.webPath(), (locale, path) => {
        const page = sitePageOf(site)(`/${locale}${path}`)
        expect(isPublic(page)).toBe(pages.some((known) => known.name === page.name))
        if (!isPublic(page)) expect(localesOfPage(site)(page)).toEqual([])
      }),
    )
  })

  it('whose lead form has a code asks for a known service, and has no fare category', () => {
    fc.assert(
      fc.property(anyPage, (page) => {
        const code = leadCodeOfPage(page)
        if (code === null) return
        expect(leadCategory(code)).not.toBeNull()
        expect(page.kind).toBe('content')
        expect(categoryOfPage(page)).toBeNull()
      }),
    )
  })

  it('has the category of its name, which does not depend on the city', () => {
    fc.assert(
      fc.property(anyPage, (page) => {
        const category = categoryOfPage(page)
        expect(category).toBe(
          page.name.startsWith('Trucks')
            ? 'trucks'
            : page.name.startsWith('Two Wheelers')
              ? 'two-wheeler'
              : null,
        )
      }),
    )
  })
})
