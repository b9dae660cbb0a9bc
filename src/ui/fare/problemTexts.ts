import type { TFunction } from 'i18next'
import type { FareProblems } from '../../application/fare/fareForm.selectors.ts'
import type { ConsentError } from '../../domain/fare/fareForm.ts'
import type { RequirementError } from '../../domain/fare/requirement.ts'
import type { NameError } from '../../domain/person/personName.ts'
import type { MobileError } from '../../domain/phone/mobileNumber.ts'
import type { AddressError, Waypoint } from '../../domain/place/address.ts'
import { problemText } from '../app/text/problemText.ts'

const addressWords =
  (waypoint: Waypoint) =>
  (t: TFunction, error: AddressError): string => {
    switch (error.kind) {
      case 'AddressMissing':
        return waypoint === 'pickup'
          ? t('fare.problem.pickupMissing')
          : t('fare.problem.dropMissing')
      case 'AddressUnchosen':
        return t('fare.problem.addressUnchosen')
      case 'LandmarkMalformed':
        return t('fare.problem.landmarkMalformed')
      case 'LocationUnresolved':
        return t('fare.problem.locationUnresolved')
    }
  }

/** What a customer reads at an address field (spec 1 §5), also where a service refused it without a word. */
export const addressProblemText = (
  t: TFunction,
  waypoint: Waypoint,
  problem: FareProblems[Waypoint],
): string | null =>
  problem?.kind === 'Refused' && problem.message === null
    ? t('fare.problem.addressRefused')
    : problemText(addressWords(waypoint))(t, problem)

/** What a customer reads at the name (spec 1 §5). */
export const nameProblemText = problemText<NameError>((t, error) => {
  switch (error.kind) {
    case 'NameMissing':
      return t('fare.problem.nameMissing')
    case 'NameTooShort':
      return t('fare.problem.nameTooShort', { least: error.least })
    case 'NameTooLong':
      return t('fare.problem.nameTooLong', { most: error.most })
    case 'NameMalformed':
      return t('fare.problem.nameMalformed')
  }
})

/** What a customer reads at the mobile number (spec 1 §5). */
export const mobileProblemText = problemText<MobileError>((t, error) => {
  switch (error.kind) {
    case 'MobileMissing':
      return t('fare.problem.mobileMissing')
    case 'MobileMalformed':
      return t('fare.problem.mobileMalformed')
    case 'MobileCountryUnserved':
      return t('fare.problem.mobileUnserved')
  }
})

const requirementTexts = {
  RequirementMissing: 'fare.problem.requirementMissing',
} as const satisfies Record<RequirementError['kind'], string>

/** What a customer reads at the requirement (spec 1 §5). */
export const requirementProblemText = problemText<RequirementError>((t, { kind }) =>
  t(requirementTexts[kind]),
)

const consentTexts = {
  ConsentMissing: 'fare.problem.consentMissing',
} as const satisfies Record<ConsentError['kind'], string>

/** What a customer reads at the consent. */
export const consentProblemText = problemText<ConsentError>((t, { kind }) => t(consentTexts[kind]))
