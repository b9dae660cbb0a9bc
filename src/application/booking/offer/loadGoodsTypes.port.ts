import type { taskEither as TE } from 'fp-ts'
import type { GoodsType } from '../../../domain/booking/goodsType.ts'
import type { RemoteError } from '../../ports/remoteError.ts'

/** Loads the goods types, with the vehicles that suit them, in a locale. */
export type LoadGoodsTypes = (locale: string) => TE.TaskEither<RemoteError, readonly GoodsType[]>
