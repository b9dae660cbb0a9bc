import { function as F, taskEither as TE } from 'fp-ts'
import type { RegisterPartner } from '../../application/partner/registerPartner.port.ts'
import { remoteErrorOf } from '../http/callFailure.ts'
import { orderHeaders } from '../http/callHeaders.ts'
import type { Http } from '../http/http.ts'
import { toAnswer, WireAcknowledgement } from './acknowledgement.codec.ts'
import { toVendorQuery } from './registration.codec.ts'

/**
 * Registers a partner of a brand with the order service (spec 2 §7). Fails as every call does.
 *
 * @example
 * const service = answering({ name: 'Lakshmi', message: 'Welcome' })
 * await makeHttpRegisterPartner(service, 'Hathi')(registration, context)()
 * // → right: { addedMessage: 'Welcome' }
 */
export const makeHttpRegisterPartner =
  (order: Http, brand: string): RegisterPartner =>
  (registration, context) =>
    F.pipe(
      order.post({
        path: '/vendor_contact_us',
        headers: orderHeaders(context),
        body: toVendorQuery(brand)(registration),
        answer: WireAcknowledgement,
      }),
      TE.bimap(remoteErrorOf, toAnswer),
    )
