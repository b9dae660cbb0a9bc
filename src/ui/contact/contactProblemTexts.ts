import type { NameError } from '../../domain/person/personName.ts'
import type { MobileError } from '../../domain/phone/mobileNumber.ts'
import { problemText } from '../app/text/problemText.ts'

/** The error texts of the name field (spec 1 §5). */
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

/** The error texts of the mobile field (spec 1 §5). */
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
