import type { taskEither as TE } from 'fp-ts'
import type { FareEnquiry, FareForm } from '../../domain/fare/fareForm.ts'
import type { FarePage } from '../../domain/fare/farePage.ts'
import type { FareQuote } from '../../domain/fare/fareQuote.ts'
import type { FormRefusal } from '../../domain/fare/fareRefusal.ts'
import type { CallContext } from '../ports/call.ts'
import type { CustomerCallError } from '../ports/customerCall.ts'

/** Why the validator gave no fares. */
export type QuoteFareError =
  | CustomerCallError
  /** With the fields that are refused, as `refusedFields` reads them. */
  | FormRefusal<FareForm>

/**
 * Asks the validator for the fares of an enquiry that was made on a page (spec 1 §7); `captcha` is the
 * proof's token where captcha is on.
 */
export type QuoteFare = (
  enquiry: FareEnquiry,
  page: FarePage,
  captcha: string | null,
  context: CallContext,
) => TE.TaskEither<QuoteFareError, FareQuote>
