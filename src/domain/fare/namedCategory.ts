import { type FareCategory, hasFares, type ServiceCategory } from './serviceCategory.ts'

/** Other spellings of categories in any language, in lower case and without punctuation. */
export type CategoryAliases = ReadonlyMap<string, ServiceCategory>

const plain = (raw: string): string =>
  raw
    .toLowerCase()
    // The combining dot that lower-casing a Turkish İ leaves behind.
    .replaceAll('\u0307', '')
    .replace(/[\s_\-./]+/g, ' ')
    .trim()

/**
 * The category that a text means, by its name or an alias, whatever its case and punctuation; null for
 * any other text (spec 2 §3).
 *
 * @example
 * const aliases: CategoryAliases = new Map([['two wheeler', 'two-wheeler']])
 * parseCategory(aliases)('Two_Wheeler') // → 'two-wheeler'
 * parseCategory(aliases)('elephant') // → null
 */
export const parseCategory =
  (aliases: CategoryAliases) =>
  (raw: string): ServiceCategory | null =>
    aliases.get(plain(raw)) ?? null

/**
 * The category that a text asks fares for, by any of its spellings; null if it means none that fares are
 * shown for (spec 1 §2, spec 2 §5).
 *
 * @example
 * const aliases: CategoryAliases = new Map([['2w', 'two-wheeler'], ['courier', 'courier']])
 * askedCategory(aliases)('2W') // → 'two-wheeler'
 * askedCategory(aliases)('courier') // → null
 */
export const askedCategory =
  (aliases: CategoryAliases) =>
  (asked: string): FareCategory | null => {
    const named = parseCategory(aliases)(asked)
    return hasFares(named) ? named : null
  }
