import { describe, expect, it } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { ghoda } from '../../../config/brand/ghoda.ts'
import { hathi } from '../../../config/brand/hathi.ts'
import { PageFoot } from '../../../src/ui/content/PageFoot.tsx'
import { problemsOnPage } from '../../support/axe.ts'
import { type Visit, visit } from '../../support/visit.tsx'

const visitFoot = (options: Visit = {}) => visit(<PageFoot />, options)

const linksIn = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

describe('the foot of every page', () => {
  it('leads to services, help and the documents', async () => {
    await visitFoot()
    expect(linksIn('Services')).toEqual([
      ['Services', '/en-IN/services'],
      ['Trucks', '/en-IN/trucks'],
      ['Two-wheelers', '/en-IN/two-wheelers'],
      ['Packers and movers', '/en-IN/packers-and-movers'],
      ['Courier', '/en-IN/courier'],
      ['Enterprise', '/en-IN/enterprise'],
    ])
    expect(linksIn('Help')).toEqual([
      ['Support', '/en-IN/support'],
      ['Tools', '/en-IN/tools'],
      ['Call support', 'tel:+918000000000'],
    ])
    const document = (name: string) => screen.getByRole('link', { name })
    expect(document('Terms of service')).toHaveAttribute('href', '/en-IN/terms-of-service')
    expect(document('Privacy policy')).toHaveAttribute('href', '/en-IN/privacy-policy')
    expect(await problemsOnPage()).toEqual([])
  })

  it.each([hathi, ghoda])(
    'shows the name of $name in Hindi, marked with its language',
    async (brand) => {
      await visitFoot({ surroundings: { brand } })
      expect(screen.getByText(brand.nativeName)).toHaveAttribute('lang', 'hi')
    },
  )

  it('names the brand without a year, because that of a prerendered page would become outdated', async () => {
    await visitFoot()
    expect(screen.getByText('© Hathi')).toBeVisible()
  })

  it('leads to the company’s pages, and drivers to theirs', async () => {
    await visitFoot()
    expect(linksIn('Company')).toEqual([
      ['About us', '/en-IN/about-us'],
      ['Careers', '/en-IN/careers'],
      ['Offers', '/en-IN/offers'],
      ['Driver partners', '/en-IN/partners'],
    ])
  })

  it('leads to every city of the country, and to no other', async () => {
    await visitFoot()
    const cities = linksIn('Cities')
    expect(cities).toHaveLength(22)
    expect(cities).toContainEqual(['Bengaluru', '/en-IN/city/bangalore'])
    expect(cities.map(([name]) => name)).not.toContain('Dubai')
  })

  it('names the cities in the page’s language', async () => {
    await visitFoot({ locale: 'tr-TR' })
    expect(linksIn('Cities')).toEqual([['İstanbul', '/tr-TR/city/istanbul']])
  })

  it('leads to a brand’s own documents if it has them for the locale', async () => {
    await visitFoot({ surroundings: { brand: ghoda } })
    expect(screen.getByRole('link', { name: 'Terms of service' })).toHaveAttribute(
      'href',
      'https://ghoda.example/en-IN/terms',
    )
  })
})
