import { categoryAliases } from '../../config/market/categories.ts'
import { askedCategory as askedBy } from '../domain/fare/namedCategory.ts'

/** The category that a link asks fares for, by the product's spellings. */
export const askedCategory = askedBy(categoryAliases)
