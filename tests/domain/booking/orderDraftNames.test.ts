import { expect, it } from '@jest/globals'
import { orderDraftNames } from '../../../src/domain/booking/orderDraftNames.ts'

it('names every parameter that an order is carried by, and no other', () => {
  expect([...orderDraftNames].sort()).toEqual(
    [
      'sender_mobile',
      'sender_name',
      'receiver_mobile',
      'receiver_name',
      'from_landmark',
      'from_lat',
      'from_long',
      'from_house',
      'to_landmark',
      'to_lat',
      'to_long',
      'to_house',
      'vehicle_id',
      'goods_type',
      'fare_estimate_token',
      'geo_region_id',
    ].sort(),
  )
})
