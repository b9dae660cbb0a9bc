import type { TFunction } from 'i18next'
import type { FareProblems, FieldProblem } from '../../application/fare/fareForm.selectors.ts'
import type { ConsentError } from '../../domain/fare/fareForm.ts'
import type { RequirementError } from '../../domain/fare/requirement.ts'
import type { NameError } from '../../domain/person/personName.ts'
import type { MobileError } from '../../domain/phone/mobileNumber.ts'
import type { AddressError, Waypoint } from '../../domain/place/address.ts'

const inWords =
  <Error>(words: (t: TFunction, error: Error) => string) =>
  (t: TFunction, problem: FieldProblem<Error> | null): string | null => {
    if (problem === null) return null
    switch (problem.kind) {
      case 'Refused':
        return problem.message
      case 'Wrong':
        return words(t, problem.error)
    }
  }

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

/** What a customer reads at an address field (spec 1 §5). */
export const addressProblemText = (
  t: TFunction,
  waypoint: Waypoint,
  problem: FareProblems[Waypoint],
): string | null => inWords(addressWords(waypoint))(t, problem)

/** What a customer reads at the name (spec 1 §5). */
export const nameProblemText = inWords<NameError>((t, error) => {
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
export const mobileProblemText = inWords<MobileError>((t, error) => {
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
export const requirementProblemText = inWords<RequirementError>((t, { kind }) =>
  t(requirementTexts[kind]),
)

const consentTexts = {
  ConsentMissing: 'fare.problem.consentMissing',
} as const satisfies Record<ConsentError['kind'], string>

/** What a customer reads at the consent. */
export const consentProblemText = inWords<ConsentError>((t, { kind }) => t(consentTexts[kind]))
