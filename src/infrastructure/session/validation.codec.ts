import { splitFullName } from '../../domain/person/personName.ts'
import type { AgreedDocument } from '../../domain/session/agreedDocument.ts'
import type { Newcomer, Referral } from '../../domain/session/newcomer.ts'
import type { OneTimeCode } from '../../domain/session/oneTimeCode.ts'

const givenBy = (value: string | null): string | null => {
  const text = value?.trim() ?? ''
  return text === '' ? null : text
}

const toAgreedDoc = ({ type, url, agreedAt }: AgreedDocument): object => {
  const at = new Date(agreedAt).toJSON()
  return { created_at: at, doc_url: url, doc_type: type, updated_at: at }
}

/**
 * The request to redeem a code in the wire format of the customer service (spec 1 §3, §4). A known
 * customer sends the code alone: nothing more was entered, and what is not sent overwrites nothing.
 * A new customer who was not asked for personal details adds the referral that led them here. Times
 * are sent as ISO 8601 in UTC; an invalid one is null, which the service refuses.
 */
export const toValidation = (
  mobile: string,
  code: OneTimeCode,
  newcomer: Newcomer | Referral | null,
): object => {
  const referral = givenBy(newcomer?.referralCode ?? null)
  const region = givenBy(newcomer?.geoRegionId ?? null)
  const redemption = {
    mobile,
    otp: code,
    created_by: 'customer',
    ...(referral === null ? {} : { referral_code: referral }),
    ...(region === null ? {} : { geo_region_id: region }),
  }
  if (newcomer === null || !('applicant' in newcomer)) return redemption
  const { applicant, requirement, agreedDocuments } = newcomer
  const { firstName, lastName } = splitFullName(applicant.name)
  return {
    ...redemption,
    email: applicant.email,
    first_name: firstName,
    last_name: lastName,
    whatsapp_consent: applicant.whatsappConsent,
    customer_frequency: requirement,
    agreed_docs: agreedDocuments.map(toAgreedDoc),
  }
}
