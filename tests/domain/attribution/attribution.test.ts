import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { parseAttribution, utmNames } from '../../../src/domain/attribution/attribution.ts'
import { attributionQuery } from '../../../src/domain/attribution/attributionQuery.ts'
import { categoryToken, fareCategories } from '../../../src/domain/fare/serviceCategory.ts'
import { parseQuery } from '../../../src/domain/link/query.ts'
import { anyWriting } from '../drawn.ts'

const attributionOf = (search: string, category = 'trucks') =>
  parseAttribution(parseQuery(search))(category)

describe('the attribution of a visit', () => {
  it('consists of the five utm parameters and no others', () => {
    expect(utmNames).toEqual([
      'utm_source',
      'utm_medium',
      'utm_campaign',
      'utm_term',
      'utm_content',
    ])
    expect(
      attributionOf(
        '?utm_source=google&utm_medium=cpc&utm_campaign=diwali&utm_term=tempo&utm_content=a&gclid=9&utm_id=7',
      ),
    ).toEqual({
      utm_source: 'google',
      utm_medium: 'cpc',
      utm_campaign: 'diwali',
      utm_term: 'tempo',
      utm_content: 'a',
    })
  })

  it('is forwarded as five parameters in their order, even empty ones', () => {
    expect(attributionQuery(attributionOf('?utm_content=a&utm_source=google'))).toEqual([
      ['utm_source', 'google'],
      ['utm_medium', ''],
      ['utm_campaign', 'default_trucks'],
      ['utm_term', ''],
      ['utm_content', 'a'],
    ])
  })

  it.each(['trucks', '2w'])('defaults to the website and the campaign of %s', (category) => {
    expect(attributionOf('', category)).toEqual({
      utm_source: 'website_fare_estimate_ssr',
      utm_medium: '',
      utm_campaign: `default_${category}`,
      utm_term: '',
      utm_content: '',
    })
  })

  it('takes the default for a parameter that is empty or invisible', () => {
    expect(attributionOf('?utm_source=&utm_campaign=%20%00%09')).toMatchObject({
      utm_source: 'website_fare_estimate_ssr',
      utm_campaign: 'default_trucks',
    })
  })

  it.each(fareCategories.map(categoryToken))(
    'replaces the default campaign of our links, of %s, by that of this visit',
    (category) => {
      expect(attributionOf(`?utm_campaign=default_${category}`, 'courier')).toMatchObject({
        utm_campaign: 'default_courier',
      })
    },
  )

  it.each(['default_campaign', 'default_trucks_diwali', 'diwali_default_2w', 'default_'])(
    'keeps a campaign that is only named like a default: %s',
    (campaign) => {
      expect(attributionOf(`?utm_campaign=${campaign}`)).toMatchObject({ utm_campaign: campaign })
    },
  )

  it('cuts a parameter at 200 characters', () => {
    const longest = 'a'.repeat(200)
    expect(attributionOf(`?utm_content=%20${longest}`)).toMatchObject({ utm_content: longest })
    expect(attributionOf(`?utm_content=${longest}b`)).toMatchObject({ utm_content: longest })
    const almost = 'a'.repeat(199)
    expect(attributionOf(`?utm_content=${almost}🚚`)).toMatchObject({ utm_content: almost })
  })

  it('takes the first value of a repeated parameter', () => {
    expect(attributionOf('?utm_source=a&utm_source=b')).toMatchObject({ utm_source: 'a' })
  })

  it('has values without control characters or outer spaces, of 200 characters at most', () => {
    expect(attributionOf('?utm_source=%0D%0Agoo%00gle%7F%C2%85%20')).toMatchObject({
      utm_source: 'google',
    })
    fc.assert(
      fc.property(anyWriting(400), (value) => {
        const { utm_term } = parseAttribution([['utm_term', value]])('trucks')
        expect(utm_term.length).toBeLessThanOrEqual(200)
        expect(utm_term).not.toMatch(/[\p{Cc}\p{Surrogate}]/u)
        expect(value.replace(/\p{Cc}/gu, '')).toContain(utm_term)
      }),
    )
  })
})
