import type { ComponentType } from 'react'
import { AnyGoods } from './AnyGoods.tsx'
import { BuildingMaterials } from './BuildingMaterials.tsx'
import { Catering } from './Catering.tsx'
import { Clothes } from './Clothes.tsx'
import { Documents } from './Documents.tsx'
import { Electronics } from './Electronics.tsx'
import { Food } from './Food.tsx'
import { Furniture } from './Furniture.tsx'
import { Groceries } from './Groceries.tsx'
import { HouseShifting } from './HouseShifting.tsx'
import { MachineParts } from './MachineParts.tsx'
import { Medicines } from './Medicines.tsx'

const byKey: ReadonlyMap<string | null, ComponentType> = new Map([
  ['documents', Documents],
  ['food', Food],
  ['clothes', Clothes],
  ['medicines', Medicines],
  ['groceries', Groceries],
  ['electronics', Electronics],
  ['furniture', Furniture],
  ['house_shifting', HouseShifting],
  ['catering', Catering],
  ['building_materials', BuildingMaterials],
  ['machine_parts', MachineParts],
])

/** The picture of a goods type by its key; cartons for a type without one. */
export const goodsIllustration = (key: string | null): ComponentType => byKey.get(key) ?? AnyGoods
