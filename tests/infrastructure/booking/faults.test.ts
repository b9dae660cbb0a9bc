import { makeHttpLoadGoodsTypes } from '../../../src/infrastructure/booking/httpLoadGoodsTypes.ts'
import { makeHttpLoadServiceArea } from '../../../src/infrastructure/booking/httpLoadServiceArea.ts'
import { makeHttpPlaceOrder } from '../../../src/infrastructure/booking/httpPlaceOrder.ts'
import { koramangala, whitefield } from '../../support/places.ts'
import { failsAsDocumented } from '../support/faultContract.ts'
import { context } from '../support/services.ts'

failsAsDocumented({
  call: 'serviceability',
  path: '/website/geo_regions/{id}/serviceability',
  service: 'order',
  ask: (http) => makeHttpLoadServiceArea(http)(3, context),
})

failsAsDocumented({
  call: 'goodsTypes',
  path: '/api/website-goods-types',
  service: 'content',
  ask: (http) => makeHttpLoadGoodsTypes(http)('en-IN'),
})

failsAsDocumented({
  call: 'book',
  path: '/website/orders',
  service: 'order',
  says: new Map([['unbelieved' as const, { kind: 'AuthenticationFailed' }]]),
  ask: (http) =>
    makeHttpPlaceOrder(http)(
      {
        sender: { name: 'Asha Rao', mobile: '9876543210' },
        receiver: { name: 'Kiran Rao', mobile: '9812345678' },
        pickup: { landmark: koramangala.landmark, location: koramangala.location, house: '' },
        drop: { landmark: whitefield.landmark, location: whitefield.location, house: '' },
        vehicleId: 1,
        goodsType: null,
        fareEstimateToken: null,
        geoRegionId: 3,
      },
      { ...context, credentials: { mobile: '9876543210', authToken: 'token-of-asha' } },
    ),
})
