/** A vehicle as shown to the customer. Ids and names are those of spec 2 §3. */
export type VehicleModel = {
  readonly id: number
  readonly name: string
  /** Contains `Helper` if a helper comes along; clients do not show those. */
  readonly type: string
  readonly category: '2 wheeler' | 'trucks'
  readonly capacity: string
  readonly size: string
}

export const twoWheelerId = 97
export const electricIds: readonly number[] = [127, 126]
/** Not allowed in city centres by day. */
export const longTruckId = 4

export const vehicleModels: readonly VehicleModel[] = [
  {
    id: twoWheelerId,
    name: '2 Wheeler',
    type: '2 Wheeler',
    category: '2 wheeler',
    capacity: '20 kg',
    size: '1.3 ft × 1.3 ft × 1.3 ft',
  },
  {
    id: 127,
    name: '3 Wheeler Electric',
    type: '3 Wheeler Electric',
    category: 'trucks',
    capacity: '400 kg',
    size: '5.5 ft × 4.5 ft × 5 ft',
  },
  {
    id: 126,
    name: 'E Loader',
    type: 'E Loader',
    category: 'trucks',
    capacity: '300 kg',
    size: '4.5 ft × 3.5 ft × 3 ft',
  },
  {
    id: 91,
    name: '3 Wheeler',
    type: '3 Wheeler',
    category: 'trucks',
    capacity: '500 kg',
    size: '5.5 ft × 4.5 ft × 5 ft',
  },
  {
    id: 1,
    name: 'Tata Ace',
    type: 'Tata Ace',
    category: 'trucks',
    capacity: '750 kg',
    size: '7 ft × 4 ft × 5 ft',
  },
  {
    id: 129,
    name: 'Tata Ace with Helper',
    type: 'Tata Ace Helper',
    category: 'trucks',
    capacity: '750 kg',
    size: '7 ft × 4 ft × 5 ft',
  },
  {
    id: 9,
    name: 'Pickup / Dost / Super Ace / 8ft',
    type: 'Pickup 8ft',
    category: 'trucks',
    capacity: '1250 kg',
    size: '8 ft × 4.5 ft × 5.5 ft',
  },
  {
    id: 128,
    name: 'Pickup 1.7Ton',
    type: 'Pickup 1.7Ton',
    category: 'trucks',
    capacity: '1700 kg',
    size: '9 ft × 5 ft × 5.5 ft',
  },
  {
    id: 2,
    name: 'Tata 407',
    type: 'Tata 407',
    category: 'trucks',
    capacity: '2500 kg',
    size: '9 ft × 5.5 ft × 6 ft',
  },
  {
    id: 3,
    name: 'Tata 407 14ft',
    type: 'Tata 407 14ft',
    category: 'trucks',
    capacity: '3500 kg',
    size: '14 ft × 6 ft × 6 ft',
  },
  {
    id: longTruckId,
    name: 'Tata 17ft',
    type: 'Tata 17ft',
    category: 'trucks',
    capacity: '5000 kg',
    size: '17 ft × 6.5 ft × 7 ft',
  },
]

const modelById = new Map(vehicleModels.map((model) => [model.id, model]))

/** Whether a helper comes with the model: clients do not show those (spec 1 §2). */
export const withHelper = ({ type }: VehicleModel): boolean => type.includes('Helper')

export const vehicleModel = (id: number): VehicleModel => {
  const model = modelById.get(id)
  if (model === undefined) throw new Error(`no vehicle has the id ${id}`)
  return model
}
