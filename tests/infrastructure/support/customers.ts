import type { Credentials } from '../../../src/application/ports/customerCall.ts'
import { booking } from '../../sandbox/support/booking.ts'
import { headers, post } from '../../sandbox/support/calls.ts'
import { newcomer } from '../../sandbox/support/customer.ts'
import { textIn } from '../../sandbox/support/inAnswer.ts'
import type { SandboxProcess } from './sandbox.ts'

// Every customer has a number of their own, and so never meets the orders or rate limits of another
// test.
let last = 9200000000

/** Signs a new customer up to the sandbox. */
export const newCustomer = async (sandbox: SandboxProcess): Promise<Credentials> => {
  last += 1
  const mobile = String(last)
  const onboarding = `${sandbox.url}/sandbox/customer/customer/onboarding`
  await post(`${onboarding}/signup`, {
    body: { mobile, email: `${mobile}@example.in`, name: 'Ravi Rao' },
  })
  const message = (await sandbox.inbox()).find(({ to }) => to === mobile)
  const otp = /^\d{6}/.exec(message?.text ?? '')?.[0]
  const { body } = await post(`${onboarding}/validation`, {
    body: { mobile, otp, created_by: 'customer', ...newcomer(mobile) },
  })
  return { mobile, authToken: textIn(body, 'customer', 'auth_token') }
}

/** Books Meera's furniture for a customer; answers the order's CRN. */
export const bookedFor = async (
  sandbox: SandboxProcess,
  { mobile, authToken }: Credentials,
  changes: object = {},
): Promise<string> => {
  const { body } = await post(`${sandbox.url}/sandbox/order/website/orders`, {
    body: booking(changes),
    headers: headers({ mobile, 'auth-token': authToken }),
  })
  return textIn(body, 'order_crn')
}
