import { describe, expect, it } from '@jest/globals'
import { type Judged, problemOf } from '../../../config/build/pageProblem.ts'
import { site } from '../../../config/market/site.ts'
import { personalPages, type SitePage, sitePageOf } from '../../../src/domain/content/sitePage.ts'

const origin = 'https://www.hathi.example'

const alternate = (language: string, path: string): string =>
  `<link rel="alternate" hrefLang="${language}" href="${origin}${path}"/>`

const head = [
  '<title>About us &amp; more · Hathi</title>',
  '<meta property="og:title" content="About us &amp; more · Hathi"/>',
  '<meta name="description" content="Who carries your goods."/>',
  '<meta property="og:description" content="Who carries your goods."/>',
  `<link rel="canonical" href="${origin}/tr-TR/about-us"/>`,
  alternate('bn-BD', '/bn-BD/about-us'),
  alternate('en-AE', '/en-AE/about-us'),
  alternate('en-TR', '/en-TR/about-us'),
  alternate('tr-TR', '/tr-TR/about-us'),
  alternate('en-IN', '/en-IN/about-us'),
  alternate('x-default', '/en-IN/about-us'),
  '<meta property="og:type" content="website"/>',
  '<meta property="og:site_name" content="Hathi"/>',
  '<meta property="og:locale" content="tr_TR"/>',
  `<meta property="og:url" content="${origin}/tr-TR/about-us"/>`,
]
const card = [
  `<meta property="og:image" content="${origin}/assets/hathi.png"/>`,
  '<meta property="og:image:width" content="1200"/>',
  '<meta property="og:image:height" content="630"/>',
  '<meta property="og:image:alt" content="The mark"/>',
  '<meta name="twitter:card" content="summary_large_image"/>',
]
const tags = [...head, ...card]

const body = '<main><h1>About us</h1></main><footer></footer>'

const documentOf = (said: readonly string[], shown = body): string =>
  `<!doctype html><html><head>${said.join('')}</head><body>${shown}</body></html>`

const page: SitePage = sitePageOf(site)('/tr-TR/about-us')

const aboutUs: Judged = {
  ahead: { locale: 'tr-TR', language: 'tr-TR', path: '/tr-TR/about-us', page },
  product: 'Hathi',
  hasCard: true,
  origin,
  html: documentOf(tags),
}

/** What is wrong with the page if it has this head instead. */
const problemWith = (said: readonly string[]): string | null =>
  problemOf({ ...aboutUs, html: documentOf(said) })

const dubai: Judged = {
  ...aboutUs,
  ahead: {
    locale: 'en',
    language: 'en',
    path: '/en/rent-mini-trucks-in-dubai',
    page: sitePageOf(site)('/en/rent-mini-trucks-in-dubai'),
  },
}

const [somebodys] = personalPages()
const noindex = '<meta name="robots" content="noindex"/>'

describe('a page that was made ahead', () => {
  it('is right when its head says all of it once', () => {
    expect(problemOf(aboutUs)).toBeNull()
  })

  it.each(tags.map((tag) => [tag]))('is wrong without %s', (tag) => {
    expect(problemWith(tags.filter((other) => other !== tag))).not.toBeNull()
  })

  it.each(tags.map((tag) => [tag]))('is wrong with %s twice', (tag) => {
    expect(problemWith([...tags, tag])).not.toBeNull()
  })

  it.each(tags.map((tag) => [tag]))('is wrong where %s says nothing', (tag) => {
    const empty = tag.replace(/(content|href)="[^"]*"|>[^<]+</, (said, name) =>
      name === undefined ? '><' : said.replace(/".*"/, '""'),
    )
    expect(empty).not.toBe(tag)
    expect(problemWith(tags.map((other) => (other === tag ? empty : other)))).not.toBeNull()
  })

  it.each([
    ['the name of the product alone', '<title>About us &amp; more · Hathi</title>', 'Hathi'],
    ['another title for those who are sent a link', 'og:title" content="', 'x'],
    ['another description for them', 'og:description" content="', 'x'],
    ['the address of another page', `canonical" href="${origin}`, '/en'],
    ['another address for them', `og:url" content="${origin}`, '/en'],
    ['the name of another product', 'og:site_name" content="', 'x'],
    ['another language', 'og:locale" content="', 'x'],
    ['a picture of another site', 'og:image" content="', 'x'],
    ['a page in another language that is not this page', `bn-BD" href="${origin}`, '/bn-BD'],
  ])('is wrong with %s', (_, found, other) => {
    const changed = tags.map((tag) =>
      tag === found ? `<title>${other}</title>` : tag.replace(found, found + other),
    )
    expect(changed).not.toEqual(tags)
    expect(problemWith(changed)).not.toBeNull()
  })

  it('says what is wrong in words that follow its name', () => {
    expect(problemWith(tags.slice(1))).toBe('has no title')
    expect(problemWith(tags.filter((tag) => !tag.includes('x-default')))).toBe(
      `does not say that it is at x-default ${origin}/en-IN/about-us`,
    )
    expect(problemWith([...tags, alternate('fr', '/fr/about-us')])).toBe(
      `says wrongly, or twice, that it is at fr ${origin}/fr/about-us`,
    )
  })

  it('needs no picture where the brand has none', () => {
    expect(problemOf({ ...aboutUs, hasCard: false, html: documentOf(head) })).toBeNull()
  })

  it('of a city names the locales of its country, and the first of them for everybody else', () => {
    const shown = (own: readonly string[]) => {
      const changed = head
        .filter((tag) => !tag.includes('rel="alternate"'))
        .map((tag) => tag.replaceAll('/tr-TR/about-us', '/en/rent-mini-trucks-in-dubai'))
        .map((tag) => tag.replace('tr_TR', 'en'))
      return problemOf({ ...dubai, hasCard: false, html: documentOf([...changed, ...own]) })
    }
    const trucks = '/rent-mini-trucks-in-dubai'
    const own = [alternate('en-AE', `/en-AE${trucks}`)]
    expect(shown([...own, alternate('x-default', `/en-AE${trucks}`)])).toBeNull()
    expect(shown([...own, alternate('x-default', `/en-IN${trucks}`)])).not.toBeNull()
    expect(shown([...own, alternate('x-default', `/en${trucks}`)])).not.toBeNull()
    expect(shown(own)).not.toBeNull()
  })

  it('may be listed, but for those of somebody and of no address', () => {
    expect(problemWith([...tags, noindex])).toBe('may not be listed')
    const nowhere: Judged = { ...aboutUs, ahead: { ...aboutUs.ahead, path: null } }
    const own: Judged = {
      ...aboutUs,
      ahead: { ...aboutUs.ahead, page: somebodys ?? page },
    }
    for (const hidden of [nowhere, own]) {
      expect(problemOf(hidden)).toBe('may be listed')
      expect(problemOf({ ...hidden, html: documentOf([noindex]) })).toBeNull()
    }
  })

  it.each([
    ['a part that is not there yet', `${body}<!--$?-->`],
    ['a style of its own', `${body}<p style="color:red">`],
    ['a script in it', `${body}<script>go()</script>`],
    ['no heading', '<footer></footer>'],
    ['no foot', '<h1>About us</h1>'],
  ])('is wrong with %s', (_, shown) => {
    expect(problemOf({ ...aboutUs, html: documentOf(tags, shown) })).not.toBeNull()
  })

  it('may bring data along', () => {
    const shown = `${body}<script type="application/json">{}</script><script src="/a.js"></script>`
    expect(problemOf({ ...aboutUs, html: documentOf(tags, shown) })).toBeNull()
  })
})
