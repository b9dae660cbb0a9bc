import type { TFunction } from 'i18next'
import type { FieldProblem } from '../../../domain/form/form.ts'

/** The text about a field's problem: the service's own message, or ours if it sent none. */
export const problemText =
  <Error>(words: (t: TFunction, error: Error) => string) =>
  (t: TFunction, problem: FieldProblem<Error> | null): string | null => {
    if (problem === null) return null
    switch (problem.kind) {
      case 'Refused':
        return problem.message ?? t('app.remote.unknown')
      case 'Wrong':
        return words(t, problem.error)
    }
  }
