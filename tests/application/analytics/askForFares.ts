import { taskEither as TE } from 'fp-ts'
import { estimateRequested, fareEdited } from '../../../src/application/fare/fareForm.slice.ts'
import type { FareForm } from '../../../src/domain/fare/fareForm.ts'
import { filledForm, formRefused } from '../../support/fares.ts'
import { settle, visitStore, type WorldNeeds } from '../../support/visitStore.ts'

/** A visit that fills in the form, requests fares, and waits for the outcome. */
export const askForFares = async (
  ports: Partial<WorldNeeds> = {},
  change: Partial<FareForm> = {},
) => {
  const visit = visitStore(ports)
  await settle()
  visit.tell(fareEdited({ ...filledForm, ...change }), estimateRequested())
  await settle()
  return visit
}

/** A validator that refuses the form as a whole. */
export const refusing = (formError: string): Pick<WorldNeeds, 'quoteFare'> => ({
  quoteFare: () => TE.left(formRefused({ unserved: [], fieldErrors: [], formError })),
})
