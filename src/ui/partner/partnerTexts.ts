import type { TFunction } from 'i18next'
import type { RegistrationProblems } from '../../application/partner/partnerRegistration.selectors.ts'
import type { InfoSource } from '../../domain/partner/infoSource.ts'
import type { PartnerNameError } from '../../domain/partner/registration.ts'
import type { MobileError } from '../../domain/phone/mobileNumber.ts'
import { problemText } from '../app/text/problemText.ts'

/** The names of the sources. */
export const sourceTexts = {
  bus_ads: 'partner.source.busAds',
  pamphlet: 'partner.source.pamphlet',
  garage_hoarding: 'partner.source.garageHoarding',
  newspaper_ads: 'partner.source.newspaperAds',
  driver_referral: 'partner.source.driverReferral',
  customer_referral: 'partner.source.customerReferral',
  channel_partner: 'partner.source.channelPartner',
  others: 'partner.source.others',
  fos: 'partner.source.fos',
  'online/facebook': 'partner.source.online',
  smart_shift: 'partner.source.smartShift',
} as const satisfies Record<InfoSource, string>

const nameText = problemText<PartnerNameError>((t, error) => {
  switch (error.kind) {
    case 'NameMissing':
      return t('partner.problem.nameMissing')
    case 'NameTooLong':
      return t('partner.problem.nameTooLong', { most: error.most })
  }
})

const mobileText = problemText<MobileError>((t, error) => {
  switch (error.kind) {
    case 'MobileMissing':
      return t('partner.problem.mobileMissing')
    case 'MobileMalformed':
    case 'MobileCountryUnserved':
      return t('partner.problem.mobileMalformed')
  }
})

const choiceTexts = {
  city: 'partner.problem.cityMissing',
  vehicle: 'partner.problem.vehicleMissing',
  infoSource: 'partner.problem.sourceMissing',
} as const

/** The error texts of the fields (spec 2 §5); null for a field without an error. */
export const registrationTexts = (t: TFunction, problems: RegistrationProblems) => {
  const choice = (field: keyof typeof choiceTexts) =>
    problemText(() => t(choiceTexts[field]))(t, problems[field])
  return {
    name: nameText(t, problems.name),
    mobile: mobileText(t, problems.mobile),
    city: choice('city'),
    vehicle: choice('vehicle'),
    infoSource: choice('infoSource'),
  }
}
