import { categoryAliases } from '../../config/market/categories.ts'
import { askedCategory as askedBy } from '../domain/fare/namedCategory.ts'

/** The category of the fares that a link asks for, in any of the product's spellings. */
export const askedCategory = askedBy(categoryAliases)
