import type { ConsentError } from '../../domain/fare/fareForm.ts'
import type { RequirementError } from '../../domain/fare/requirement.ts'
import { problemText } from '../app/text/problemText.ts'

const requirementTexts = {
  RequirementMissing: 'fare.problem.requirementMissing',
} as const satisfies Record<RequirementError['kind'], string>

/** The text of an error of the requirement (spec 1 §5). */
export const requirementProblemText = problemText<RequirementError>((t, { kind }) =>
  t(requirementTexts[kind]),
)

const consentTexts = {
  ConsentMissing: 'fare.problem.consentMissing',
} as const satisfies Record<ConsentError['kind'], string>

/** The text of an error of the consent. */
export const consentProblemText = problemText<ConsentError>((t, { kind }) => t(consentTexts[kind]))
