import { function as F, taskEither as TE } from 'fp-ts'
import * as t from 'io-ts'
import type { LoadGoodsTypes } from '../../application/booking/offer/loadGoodsTypes.port.ts'
import type { GoodsType } from '../../domain/booking/goodsType.ts'
import { remoteErrorOf, saidOf } from '../http/callFailure.ts'
import type { Http } from '../http/http.ts'

/** Goods types in the envelope of the content service. */
const WireGoodsTypes = t.type({
  data: t.type({
    attributes: t.type({
      goods_types: t.array(
        t.intersection([
          t.type({ id: t.string, name: t.string, vehicle_ids: t.array(t.Integer) }),
          t.partial({ description: t.unknown }),
        ]),
      ),
    }),
  }),
})

const toGoodsTypes = ({
  data: {
    attributes: { goods_types },
  },
}: t.TypeOf<typeof WireGoodsTypes>): readonly GoodsType[] =>
  goods_types.map(({ id, name, description, vehicle_ids }) => ({
    key: id,
    name,
    description: saidOf(description) ?? '',
    vehicleIds: vehicle_ids,
  }))

/**
 * Loads the goods types from the content service (spec 1 §2). Fails as every call does: refused,
 * unreadable, unreachable, or with a response that breaks the contract.
 *
 * @example
 * const goods_types = [{ id: 'food', name: 'Food', vehicle_ids: [97] }]
 * const content = answering({ data: { attributes: { goods_types } } })
 * await makeHttpLoadGoodsTypes(content)('en-IN')()
 * // → right: [{ key: 'food', name: 'Food', description: '', vehicleIds: [97] }]
 */
export const makeHttpLoadGoodsTypes =
  (content: Http): LoadGoodsTypes =>
  (locale) =>
    F.pipe(
      content.get({
        path: '/api/website-goods-types',
        query: [['locale', locale]],
        answer: WireGoodsTypes,
      }),
      TE.bimap(remoteErrorOf, toGoodsTypes),
    )
