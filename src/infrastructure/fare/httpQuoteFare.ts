import { either as E, function as F, taskEither as TE } from 'fp-ts'
import * as t from 'io-ts'
import type { QuoteFare, QuoteFareError } from '../../application/fare/quoteFare.port.ts'
import type { FareQuote } from '../../domain/fare/fareQuote.ts'
import { orderHeaders } from '../http/callHeaders.ts'
import { orCustomerRefused } from '../http/customerCallError.ts'
import type { Http } from '../http/http.ts'
import { fareQuery } from './fareQuery.ts'
import { toFareQuote, WireFareQuote } from './fareQuote.codec.ts'
import { looksLikeRefusal } from './fareRefusal.codec.ts'
import { quoteFareErrorOf } from './quoteFareError.ts'

const Quoted = t.type({ fare_estimate_url: t.string })

// The validator may refuse with any status, even 200: a refusal is recognised by its properties.
const Answer: t.Decoder<unknown, E.Either<object, FareQuote>> = {
  name: 'FareQuoteOrRefusal',
  decode: (body) => Answer.validate(body, [{ key: '', type: WireFareQuote }]),
  validate: (body, context) =>
    looksLikeRefusal(body) && !Quoted.is(body)
      ? t.success(E.left(body))
      : F.pipe(
          WireFareQuote.validate(body, context),
          E.map((wire) => E.right(toFareQuote(wire))),
        ),
}

/**
 * The validator call of the order service (spec 1 §7). Fails with `FormRefused` if the service
 * refuses the form, whatever the HTTP status, or as every call does.
 *
 * @example
 * const quoteFare = makeHttpQuoteFare(answering({ form_error: 'Not today' }))
 * await quoteFare(fareEnquiry, farePage, null, context)()
 * // → left: {
 * //     kind: 'FormRefused',
 * //     message: 'Not today',
 * //     fields: [],
 * //   }
 */
export const makeHttpQuoteFare =
  (order: Http): QuoteFare =>
  (enquiry, page, captcha, context) =>
    F.pipe(
      order.post({
        path: '/website/fare_estimate_validator_v2',
        query: fareQuery(page)(enquiry),
        headers: orderHeaders(context),
        body: captcha === null ? {} : { re_id: captcha },
        answer: Answer,
      }),
      TE.mapLeft(orCustomerRefused(context)<QuoteFareError>(quoteFareErrorOf)),
      TE.chainEitherK(
        E.mapLeft(
          (body): QuoteFareError => quoteFareErrorOf({ kind: 'Refused', status: 200, body }),
        ),
      ),
    )
