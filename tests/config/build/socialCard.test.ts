import { expect, it } from '@jest/globals'
import { hasSocialCard } from '../../../config/build/socialCard.ts'
import { socialCards } from '../../../src/ui/head/socialCards.ts'

it('a brand whose pages name a picture for link previews has its file', () => {
  const brands = [...socialCards.keys()]
  expect(brands).not.toEqual([])
  expect(brands.filter((brand) => !hasSocialCard(brand))).toEqual([])
})

it('a brand without a picture has none', () => {
  expect(hasSocialCard('nobody')).toBe(false)
})
