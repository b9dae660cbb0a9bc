import type { CategoryAliases } from '../../src/domain/fare/namedCategory.ts'
import type { ServiceCategory } from '../../src/domain/fare/serviceCategory.ts'

const spellings: ReadonlyArray<readonly [ServiceCategory, readonly string[]]> = [
  [
    'two-wheeler',
    [
      '2 wheeler',
      '2 wheelers',
      '2w',
      'two wheeler',
      'two wheelers',
      'twowheelers',
      'twowheeler',
      'motorcycle',
      'bike',
      'motosiklet',
      'iki tekerlekli',
      'মোটরসাইকেল',
      'বাইক',
      'दोपहिया',
      'बाइक',
    ],
  ],
  [
    'trucks',
    [
      'truck',
      'trucks',
      'mini truck',
      'canter 3 tonne',
      '1 ton 7 feet',
      'pickup 1 tonne',
      'pickup 1ton',
      'minivan',
      'cng',
      'kamyon',
      'kamyonet',
      'ট্রাক',
      'পিকআপ',
      'ट्रक',
    ],
  ],
  ['compact', ['compact', 'kompakt', 'কমপ্যাক্ট']],
  ['courier', ['courier', 'kurye', 'কুরিয়ার', 'कूरियर']],
]

/** Every spelling of a category that links and customers use (spec 2 §3). */
export const categoryAliases: CategoryAliases = new Map(
  spellings.flatMap(([category, names]) => names.map((name) => [name, category] as const)),
)
