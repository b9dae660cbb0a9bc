import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { categoryAliases } from '../../../config/market/categories.ts'
import { askedCategory, parseCategory } from '../../../src/domain/fare/namedCategory.ts'
import {
  categoryName,
  categoryToken,
  defaultCategory,
  hasFares,
} from '../../../src/domain/fare/serviceCategory.ts'

const categories = ['two-wheeler', 'trucks', 'compact', 'courier'] as const
const parse = parseCategory(categoryAliases)

describe('a service category', () => {
  it('has the name and the token that the services use', () => {
    expect(categories.map(categoryName)).toEqual(['2 wheeler', 'trucks', 'compact', 'courier'])
    expect(categories.map(categoryToken)).toEqual(['2w', 'trucks', 'compact', 'courier'])
  })

  it.each(['two-wheeler', 'trucks'])('has fares: %s', (category) => {
    expect(hasFares(category)).toBe(true)
  })

  it.each(['compact', 'courier', '2 wheeler', '', 0, null, undefined, ['trucks']])(
    'has no fares if it is %j',
    (category) => {
      expect(hasFares(category)).toBe(false)
    },
  )

  it('is trucks by default', () => {
    expect(defaultCategory).toBe('trucks')
  })

  it.each([
    ['2 wheeler', 'two-wheeler'],
    ['2w', 'two-wheeler'],
    ['কমপ্যাক্ট', 'compact'],
    ['İKİ TEKERLEKLİ', 'two-wheeler'],
    ['2W', 'two-wheeler'],
    ['TwoWheelers', 'two-wheeler'],
    ['two_wheeler', 'two-wheeler'],
    ['two-wheeler', 'two-wheeler'],
    ['Two  Wheeler', 'two-wheeler'],
    ['motorcycle', 'two-wheeler'],
    ['bike', 'two-wheeler'],
    ['মোটরসাইকেল', 'two-wheeler'],
    ['বাইক', 'two-wheeler'],
    ['motosiklet', 'two-wheeler'],
    ['दोपहिया', 'two-wheeler'],
    ['बाइक', 'two-wheeler'],
    ['Trucks', 'trucks'],
    ['truck', 'trucks'],
    ['canter_3_tonne', 'trucks'],
    ['1_ton_7_feet', 'trucks'],
    ['1 ton 7 feet', 'trucks'],
    ['pickup_1_tonne', 'trucks'],
    ['pickup 1ton', 'trucks'],
    ['minivan', 'trucks'],
    ['CNG', 'trucks'],
    ['mini-truck', 'trucks'],
    ['Kamyonet', 'trucks'],
    ['ট্রাক', 'trucks'],
    ['পিকআপ', 'trucks'],
    ['ट्रक', 'trucks'],
    ['compact', 'compact'],
    ['Kompakt', 'compact'],
    ['Courier', 'courier'],
    ['Kurye', 'courier'],
    ['কুরিয়ার', 'courier'],
    ['कूरियर', 'courier'],
  ])('is found by the alias %j: %s', (alias, category) => {
    expect(parse(alias)).toBe(category)
  })

  it.each(['', ' ', 'rickshaw', 'packers-movers', 'constructor', '__proto__', 'toString', 'has'])(
    '%j is no alias',
    (text) => {
      expect(parse(text)).toBeNull()
    },
  )

  it.each([
    ['2W', 'two-wheeler'],
    ['kamyon', 'trucks'],
    ['courier', null],
    ['compact', null],
    ['rickshaw', null],
  ])('is what fares are asked for by %j, if it has any: %s', (text, category) => {
    expect(askedCategory(categoryAliases)(text)).toBe(category)
  })

  it('is found by its own name and token in any spelling', () => {
    const spelling = fc.constantFrom(
      (name: string) => name.toUpperCase(),
      (name: string) => name.replace(/ /g, '_'),
      (name: string) => name.replace(/ /g, '/'),
      (name: string) => ` ${name.replace(/ /g, ' - ')}. `,
    )
    fc.assert(
      fc.property(fc.constantFrom(...categories), spelling, (category, spelled) => {
        expect(parse(spelled(categoryName(category)))).toBe(category)
        expect(parse(spelled(categoryToken(category)))).toBe(category)
      }),
    )
  })
})
