import { electricIds, twoWheelerId } from './vehicles.ts'

const [electricThreeWheeler = 127, loader = 126] = electricIds
const threeWheeler = 91
const ace = 1
const aceWithHelper = 129
const pickup = 9
const heavyPickup = 128
const light = 2
const light14ft = 3
const light17ft = 4

const small = [loader, electricThreeWheeler, threeWheeler]
const medium = [ace, aceWithHelper, pickup]
const large = [heavyPickup, light, light14ft, light17ft]

/** The vehicles for each type of goods, best first. */
const suitable = {
  documents: [twoWheelerId],
  food: [twoWheelerId, ...small],
  clothes: [twoWheelerId, ...small, ace, aceWithHelper],
  medicines: [twoWheelerId, ...small, ace],
  groceries: [...small, ace, pickup],
  electronics: [threeWheeler, ...medium, electricThreeWheeler, light, light14ft],
  furniture: [...medium, heavyPickup, light, light14ft, threeWheeler],
  house_shifting: [aceWithHelper, pickup, light, light14ft, light17ft, ace],
  catering: [pickup, ace, aceWithHelper, heavyPickup, threeWheeler],
  building_materials: [...large, pickup, ace],
  machine_parts: [heavyPickup, pickup, light, ace, light14ft],
  other: [...medium, ...small, ...large],
} as const satisfies Readonly<Record<string, readonly number[]>>

const vehiclesByGoods: ReadonlyMap<string, readonly number[]> = new Map(Object.entries(suitable))

/** The ids of the suitable vehicles, best first; undefined for an unknown type of goods. */
export const vehiclesFor = (goodsType: string): readonly number[] | undefined =>
  vehiclesByGoods.get(goodsType)

export const goodsTypeIds: readonly string[] = [...vehiclesByGoods.keys()]
