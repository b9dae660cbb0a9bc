import type { Locale } from '../http/strictRequest.ts'
import type { QuotedVehicle } from './quoteVehicles.ts'
import type { VehicleModel } from './vehicles.ts'

/** The texts about a vehicle that a customer reads. */
type VehicleWords = Pick<VehicleModel, 'name' | 'capacity' | 'size'>

/** By the id of the model. */
type Words = ReadonlyMap<number, VehicleWords>

const bengali: Words = new Map([
  [97, { name: 'মোটরসাইকেল', capacity: '২০ কেজি', size: '১.৩ × ১.৩ × ১.৩ ফুট' }],
  [127, { name: 'তিন চাকার বৈদ্যুতিক গাড়ি', capacity: '৪০০ কেজি', size: '৫.৫ × ৪.৫ × ৫ ফুট' }],
  [126, { name: 'ই-লোডার', capacity: '৩০০ কেজি', size: '৪.৫ × ৩.৫ × ৩ ফুট' }],
  [91, { name: 'তিন চাকার গাড়ি', capacity: '৫০০ কেজি', size: '৫.৫ × ৪.৫ × ৫ ফুট' }],
  [1, { name: 'Tata Ace', capacity: '৭৫০ কেজি', size: '৭ × ৪ × ৫ ফুট' }],
  [129, { name: 'হেলপারসহ Tata Ace', capacity: '৭৫০ কেজি', size: '৭ × ৪ × ৫ ফুট' }],
  [
    9,
    {
      name: 'পিকআপ ভ্যান / Dost / Super Ace / ৮ ফুট',
      capacity: '১২৫০ কেজি',
      size: '৮ × ৪.৫ × ৫.৫ ফুট',
    },
  ],
  [128, { name: 'পিকআপ ভ্যান, ১.৭ টন', capacity: '১৭০০ কেজি', size: '৯ × ৫ × ৫.৫ ফুট' }],
  [2, { name: 'Tata 407', capacity: '২৫০০ কেজি', size: '৯ × ৫.৫ × ৬ ফুট' }],
  [3, { name: 'Tata 407, ১৪ ফুট', capacity: '৩৫০০ কেজি', size: '১৪ × ৬ × ৬ ফুট' }],
  [4, { name: 'Tata, ১৭ ফুট', capacity: '৫০০০ কেজি', size: '১৭ × ৬.৫ × ৭ ফুট' }],
])

const turkish: Words = new Map([
  [97, { name: 'Motosiklet', capacity: '20 kg', size: '40 × 40 × 40 cm' }],
  [127, { name: 'Elektrikli üç tekerlekli', capacity: '400 kg', size: '1,7 × 1,4 × 1,5 m' }],
  [126, { name: 'E Loader', capacity: '300 kg', size: '1,4 × 1,1 × 0,9 m' }],
  [91, { name: 'Üç tekerlekli', capacity: '500 kg', size: '1,7 × 1,4 × 1,5 m' }],
  [1, { name: 'Tata Ace', capacity: '750 kg', size: '2,1 × 1,2 × 1,5 m' }],
  [129, { name: 'Yardımcılı Tata Ace', capacity: '750 kg', size: '2,1 × 1,2 × 1,5 m' }],
  [
    9,
    {
      name: 'Pikap / Dost / Super Ace / 8 ft',
      capacity: '1250 kg',
      size: '2,4 × 1,4 × 1,7 m',
    },
  ],
  [128, { name: 'Pikap, 1,7 ton', capacity: '1700 kg', size: '2,7 × 1,5 × 1,7 m' }],
  [2, { name: 'Tata 407', capacity: '2500 kg', size: '2,7 × 1,7 × 1,8 m' }],
  [3, { name: 'Tata 407, 14 ft', capacity: '3500 kg', size: '4,3 × 1,8 × 1,8 m' }],
  [4, { name: 'Tata, 17 ft', capacity: '5000 kg', size: '5,2 × 2 × 2,1 m' }],
])

/** English is missing here: the models have English names. */
const words: Partial<Record<Locale, Words>> = { 'bn-BD': bengali, 'tr-TR': turkish }

/**
 * A quote in the language of its reader, which may differ from that of the caller who requested it.
 */
export const quotedIn =
  (locale: Locale) =>
  (quoted: QuotedVehicle): QuotedVehicle => {
    const said = words[locale]?.get(quoted.vehicle_id)
    if (said === undefined) return quoted
    return {
      ...quoted,
      display_name: said.name,
      image_alt_text: said.name,
      capacity_display: said.capacity,
      size_display: said.size,
    }
  }

/** The name of a model in the language of the locale. */
export const vehicleName =
  (locale: Locale) =>
  ({ id, name }: VehicleModel): string =>
    words[locale]?.get(id)?.name ?? name
