import { taskEither as TE } from 'fp-ts'
import { estimateRequested, fareEdited } from '../../src/application/fare/fareForm.slice.ts'
import type { FareForm } from '../../src/domain/fare/fareForm.ts'
import type { FareRefusal } from '../../src/domain/fare/fareRefusal.ts'
import { filledForm, formRefused } from './fares.ts'
import { settle, visitStore, type WorldNeeds } from './visitStore.ts'

/** A visit that fills in the form, requests fares, and waits for the outcome. */
export const askForFares = async (
  ports: Parameters<typeof visitStore>[0] = {},
  change: Partial<FareForm> = {},
) => {
  const visit = visitStore(ports)
  await settle()
  visit.tell(fareEdited({ ...filledForm, ...change }), estimateRequested())
  await settle()
  return visit
}

/** A page that the visitor is on until `leave` is called. */
export const elsewhere = () => {
  let path = '/en-IN/fare-estimate'
  return {
    readPage: () => ({ url: `https://hathi.example${path}`, isDeviceMobile: true }),
    leave: () => {
      path = '/en-IN/support'
    },
  }
}

/** A validator that refuses the form. */
export const refusing = (refusal: Partial<FareRefusal>): Partial<WorldNeeds> => ({
  quoteFare: () =>
    TE.left(formRefused({ unserved: [], fieldErrors: [], formError: null, ...refusal })),
})
