/** Meera in Koramangala sends furniture on a Tata Ace to Indiranagar. */
export const booking = (changes: object = {}): object => ({
  pickup_address: {
    landmark: 'Koramangala, Bengaluru',
    location: { lat: 12.935223, lng: 77.624481 },
    house: '12, 4th Cross',
  },
  drop_address: {
    landmark: 'Indiranagar, Bengaluru',
    location: { lat: 12.978369, lng: 77.640836 },
  },
  sender: { name: 'Meera Iyer', mobile: '9812345678' },
  receiver: { name: 'Kiran Rao', mobile: '9812345679' },
  vehicle_id: 1,
  goods_type: 'furniture',
  fare_estimate_token: null,
  ...changes,
})

/** A value deep inside an answer, whose type is unknown. */
export const valueIn = (answer: unknown, ...path: ReadonlyArray<string | number>): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
    answer,
  )

export const listIn = (
  answer: unknown,
  ...path: ReadonlyArray<string | number>
): readonly unknown[] => {
  const list = valueIn(answer, ...path)
  if (!Array.isArray(list)) throw new Error(`no list at ${path.join('.')}`)
  return list
}

export const textIn = (answer: unknown, ...path: ReadonlyArray<string | number>): string => {
  const text = valueIn(answer, ...path)
  if (typeof text !== 'string') throw new Error(`no text at ${path.join('.')}`)
  return text
}
