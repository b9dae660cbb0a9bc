import { either as E } from 'fp-ts'
import { categoryAliases } from '../../config/market/categories.ts'
import {
  type FareCategory,
  parseCategory,
  parseFareCategory,
} from '../domain/fare/serviceCategory.ts'

/** The category that a link asks fares for, in any spelling; null where it names none that has fares. */
export const askedCategory = (asked: string): FareCategory | null => {
  const named = parseCategory(categoryAliases)(asked)
  const parsed = named === null ? null : parseFareCategory(named)
  return parsed !== null && E.isRight(parsed) ? parsed.right : null
}
