import { describe, expect, it } from '@jest/globals'
import { act, cleanup, screen } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import { renderToString } from 'react-dom/server'
import { Route, Routes } from 'react-router-dom'
import { ghoda } from '../../../config/brand/ghoda.ts'
import { SiteLink } from '../../../src/ui/app/link/SiteLink.tsx'
import { PageFoot } from '../../../src/ui/content/PageFoot.tsx'
import { SitePage } from '../../../src/ui/content/SitePage.tsx'
import { FareEstimatePage } from '../../../src/ui/fare/FareEstimatePage.tsx'
import { StructuredData } from '../../../src/ui/head/StructuredData.tsx'
import { type Visit, visit } from '../../support/visit.tsx'
import { visitSite as visitWebsite } from '../app/shell/site.tsx'

const metaOf = (name: string): readonly string[] =>
  [...document.head.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].map(
    (meta) => meta.getAttribute('content') ?? '',
  )

const linksOf = (rel: string) =>
  [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)].map(
    ({ href, hreflang }) => [hreflang, href.replace(window.location.origin, '')],
  )

const structured = (): ReadonlyArray<Readonly<Record<string, unknown>>> =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
    Object(JSON.parse(textContent ?? 'null')),
  )

const site = (
  <>
    <SiteLink to="/en-IN/order-history">away</SiteLink>
    <Routes>
      <Route path="/:locale">
        <Route path="order-history" element={<h1>History</h1>} />
        <Route path="fare-estimate" element={<FareEstimatePage />} />
        <Route path="*" element={<SitePage />} />
      </Route>
    </Routes>
    <PageFoot />
  </>
)

const visitSite = (path: string, options: Visit = {}) => {
  const [, locale = 'en-IN'] = path.split('/')
  return visit(site, { path, locale, ...options })
}

describe('the head of a page', () => {
  it('says what the page is, in the page’s own words', async () => {
    await visitSite('/en-IN/about-us')
    expect(document.title).toBe('Title of about-us · Hathi')
    expect(metaOf('description')).toEqual(['What about-us is about.'])
    expect(metaOf('og:title')).toEqual(['Title of about-us · Hathi'])
    expect(metaOf('og:description')).toEqual(['What about-us is about.'])
    expect(metaOf('og:site_name')).toEqual(['Hathi'])
    expect(metaOf('robots')).toEqual([])
  })

  it('names the one address of the page, and that of the same page in each locale', async () => {
    await visitSite('/tr-TR/about-us')
    expect(linksOf('canonical')).toEqual([['', '/tr-TR/about-us']])
    expect(linksOf('alternate')).toEqual([
      ['bn-BD', '/bn-BD/about-us'],
      ['en-AE', '/en-AE/about-us'],
      ['en-TR', '/en-TR/about-us'],
      ['tr-TR', '/tr-TR/about-us'],
      ['en-IN', '/en-IN/about-us'],
      ['x-default', '/en-IN/about-us'],
    ])
    expect(metaOf('og:url')).toEqual([`${window.location.origin}/tr-TR/about-us`])
    expect(metaOf('og:locale')).toEqual(['tr_TR'])
  })

  it('names for a city only the locales of its country, each with a path of its own shape', async () => {
    await visitSite('/en-AE/rent-mini-trucks-in-dubai')
    expect(linksOf('canonical')).toEqual([['', '/en-AE/rent-mini-trucks-in-dubai']])
    expect(linksOf('alternate')).toEqual([
      ['en-AE', '/en-AE/rent-mini-trucks-in-dubai'],
      ['x-default', '/en-AE/rent-mini-trucks-in-dubai'],
    ])
  })

  it.each(['en-AE', 'en'])(
    'has a default for speakers of other languages on a city’s page, in %s',
    async (locale) => {
      await visitSite(`/${locale}/rent-mini-trucks-in-dubai`)
      expect(linksOf('alternate')).toContainEqual(['x-default', '/en-AE/rent-mini-trucks-in-dubai'])
    },
  )

  it('names for a city of another country the page there as canonical', async () => {
    await visitSite('/en-IN/trucks/dubai')
    expect(linksOf('canonical')).toEqual([['', '/en-AE/rent-mini-trucks-in-dubai']])
  })

  it('has a preview picture of the brand', async () => {
    await visitSite('/en-IN/about-us', { surroundings: { brand: ghoda } })
    expect(metaOf('og:image')).toEqual([`${window.location.origin}/assets/picture.png`])
    expect([metaOf('og:image:width'), metaOf('og:image:height')]).toEqual([['1200'], ['630']])
    expect(metaOf('og:image:alt')).toHaveLength(1)
  })

  it.each([
    ['/en-IN/order-history', 'Log in to see your orders'],
    ['/en-IN/track-order?crn=CRN1000001', 'Log in to see this order'],
    ['/en-IN/fare_estimate_mob', 'This link is not complete'],
    ['/en-IN/app', 'Get the Hathi app'],
  ])('names no address for %s, which is about a customer', async (path, name) => {
    const appLinks = { android: 'https://a.example/', ios: 'https://i.example/' }
    const { happen } = await visitWebsite(path, { surroundings: { appLinks } })
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible()
    await happen()
    expect(linksOf('canonical')).toEqual([])
    expect(linksOf('alternate')).toEqual([])
  })

  it('asks search engines once not to index a page that does not exist', async () => {
    await visitSite('/en-IN/nowhere')
    expect(metaOf('robots')).toEqual(['noindex'])
    expect(document.title).toBe('Page not found · Hathi')
    expect(linksOf('canonical')).toEqual([])
  })

  it('describes the fare form', async () => {
    await visitSite('/en-IN/fare-estimate')
    expect(metaOf('description')).toEqual([
      'See what a two-wheeler or a truck costs for your route before you book. Two addresses are enough.',
    ])
    expect(metaOf('og:title')).toEqual(['Fare estimate · Hathi'])
    expect(linksOf('canonical')).toEqual([['', '/en-IN/fare-estimate']])
    expect(structured()).toMatchObject([
      { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Home' }, { position: 2 }] },
      { '@type': 'Organization', name: 'Hathi' },
    ])
  })

  it('is cleared when the page is left', async () => {
    const { user } = await visitSite('/en-IN/trucks/pune')
    expect(structured().length).toBeGreaterThan(0)
    await user.click(screen.getByRole('link', { name: 'away' }))
    expect(screen.getByRole('heading', { name: 'History' })).toBeVisible()
    for (const name of ['description', 'og:title', 'og:description', 'og:url', 'og:image']) {
      expect([name, metaOf(name)]).toEqual([name, []])
    }
    expect(linksOf('canonical')).toEqual([])
    expect(structured()).toEqual([])
  })

  it('changes from page to page, without anything of the page before', async () => {
    const { user } = await visitSite('/en-IN/trucks/pune')
    await act(async () => user.click(screen.getByRole('link', { name: 'About us' })))
    expect(document.title).toBe('Title of about-us · Hathi')
    expect(metaOf('description')).toEqual(['What about-us is about.'])
    expect(linksOf('canonical')).toEqual([['', '/en-IN/about-us']])
  })
})

describe('the structured data of a page', () => {
  const typesOn = () => structured().map((thing) => thing['@type'])

  it('names the way to the page, the company and the questions that it answers', async () => {
    await visitSite('/en-IN/support')
    expect(typesOn()).toEqual(['BreadcrumbList', 'Organization', 'FAQPage'])
    expect(structured()).toContainEqual({
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Is it an estimate?',
          acceptedAnswer: { '@type': 'Answer', text: 'Yes, it is.' },
        },
      ],
    })
    expect(structured()).toContainEqual(
      expect.objectContaining({
        '@type': 'Organization',
        name: 'Hathi',
        telephone: '+91 80 0000 0000',
        url: `${window.location.origin}/en-IN`,
      }),
    )
  })

  it('names for a city’s page the service offered there', async () => {
    await visitSite('/en-IN/trucks/pune')
    expect(typesOn()).toEqual(['BreadcrumbList', 'Service', 'FAQPage'])
    expect(structured()[0]).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: `${window.location.origin}/en-IN` },
        { position: 2, name: 'Trucks', item: `${window.location.origin}/en-IN/trucks` },
        { position: 3, name: 'Pune', item: `${window.location.origin}/en-IN/trucks/pune` },
      ],
    })
    expect(structured()[1]).toMatchObject({ areaServed: { '@type': 'City', name: 'Pune' } })
  })

  it('has no questions if the page answers none', async () => {
    await visitSite('/en-IN/terms-of-service', {
      content: {
        loadPage: () => TE.right({ meta: { title: 'Terms', description: 'All.' }, blocks: [] }),
      },
    })
    expect(typesOn()).toEqual(['BreadcrumbList', 'Organization'])
  })

  it('cannot be broken out of by content, in a page made ahead either', async () => {
    const evil = '</script><img src=x onerror=alert(1)>'
    await visitSite('/en-IN/support', {
      content: {
        loadPage: () =>
          TE.right({
            meta: { title: evil, description: evil },
            blocks: [{ kind: 'faq', title: 'Q', questions: [{ question: evil, answer: evil }] }],
          }),
      },
    })
    expect(document.querySelector('img[src="x"]')).toBeNull()
    expect(JSON.stringify(structured())).toContain('onerror')
    cleanup()
    document.body.innerHTML = renderToString(<StructuredData about={[{ name: evil }]} />)
    expect(document.querySelector('img[src="x"]')).toBeNull()
    expect(structured()).toEqual([{ name: evil }])
  })
})
