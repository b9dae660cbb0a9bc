import { callbackQuery, consentQuery } from '../fare/fareLink.ts'
import type { CallbackOutcome } from '../fare/fareQuote.ts'
import type { Link } from '../link/link.ts'
import { withMissing } from '../link/query.ts'
import type { LeadEnquiry } from './leadForm.ts'

/**
 * Where a lead goes on: the returned link with its geo region and, if a lead entry was created, with
 * what became of the callback request (spec 2 §7). What it carries already is kept.
 */
export const leadLink =
  (returned: Link) =>
  (
    enquiry: Pick<LeadEnquiry, 'consent'>,
    geoRegionId: number,
    callback: CallbackOutcome,
  ): Link => ({
    ...returned,
    query: withMissing(returned.query)([
      ['geo_region_id', String(geoRegionId)],
      ...consentQuery(enquiry),
      ...(callback.leadEntryCreated ? callbackQuery(callback) : []),
    ]),
  })
