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
