import { categoryAliases } from '../../config/market/categories.ts'
import { type FareCategory, hasFares, parseCategory } from '../domain/fare/serviceCategory.ts'

/** The category that a link asks fares for, in any spelling; null where it names none that has fares. */
export const askedCategory = (asked: string): FareCategory | null => {
  const named = parseCategory(categoryAliases)(asked)
  return hasFares(named) ? named : null
}
