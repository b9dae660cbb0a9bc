import type { taskEither as TE } from 'fp-ts'
import type { GoodsType } from '../../domain/booking/goodsType.ts'
import type { RemoteError } from '../ports/remoteError.ts'

/** What can be sent, and the vehicles that suit it, in a locale. */
export type LoadGoodsTypes = (locale: string) => TE.TaskEither<RemoteError, readonly GoodsType[]>
