import { expect, it } from '@jest/globals'
import { taskEither as TE } from 'fp-ts'
import { estimateRequested, fareEdited } from '../../../src/application/fare/fareForm.slice.ts'
import { customerRecognised } from '../../../src/application/session/session.slice.ts'
import { asha, makeCredentialMemory } from '../../support/account.ts'
import { filledForm } from '../../support/fares.ts'
import { settle, visitStore } from '../../support/visitStore.ts'

const refusal = { kind: 'AuthenticationFailed' } as const

it.each<[string, Parameters<typeof visitStore>[0]]>([
  ['validator', { quoteFare: () => TE.left(refusal) }],
  ['secure call', { issueFareToken: () => TE.left(refusal) }],
])('a customer whose credentials the %s rejects is a guest from then on', async (_, ports) => {
  const browser = makeCredentialMemory({ authToken: asha.authToken, mobile: asha.mobile })
  const { tell, state, form, asked } = visitStore({ credentials: browser, ...ports })
  await settle()
  expect(state().session.status).toBe('customer')
  tell(fareEdited(filledForm), estimateRequested())
  await settle()
  expect(form().phase).toMatchObject({ status: 'failed' })
  expect(state().session).toEqual({ status: 'guest' })
  expect(browser.read()).toBeNull()
  tell(estimateRequested())
  await settle()
  expect(asked.quotes[1]?.context).not.toHaveProperty('credentials')
  expect(asked.quotes[1]?.enquiry.contact.name).toBe('Kiran Rao')
  // The guest's enquiry is the same, but to the customer's id a service would give the customer's
  // answer.
  const [customers, guests] = asked.quotes.map(({ context }) => context.requestId)
  expect(guests).not.toBe(customers)
})

it('a customer who has logged in again is not told any more to do so', async () => {
  const credentials = makeCredentialMemory({ authToken: asha.authToken, mobile: asha.mobile })
  const { tell, form } = visitStore({ credentials, quoteFare: () => TE.left(refusal) })
  await settle()
  tell(fareEdited(filledForm), estimateRequested())
  await settle()
  expect(form().phase).toEqual({ status: 'failed', failure: refusal })
  tell(customerRecognised(asha))
  expect(form()).toMatchObject({ input: filledForm, phase: { status: 'untouched' } })
})
