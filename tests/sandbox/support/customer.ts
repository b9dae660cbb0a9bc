import type { Sandbox } from '../../../sandbox/startSandbox.ts'
import { type Changes, headers, post } from './calls.ts'

/** The customer whom every sandbox has from the start. */
export const asha = '9876543210'

const customerCall = (sandbox: Sandbox, path: string, body: unknown) =>
  post(`${sandbox.url}/sandbox/customer/customer/onboarding/${path}`, { body })

/** The code in the last message to a number; empty if there is none. */
export const codeTo = (sandbox: Sandbox, mobile: string): string => {
  const message = sandbox.inbox().find(({ to }) => to === mobile)
  return /^\d{6}/.exec(message?.text ?? '')?.[0] ?? ''
}

/** What a newcomer sends with the code, in addition to the number. */
export const newcomer = (mobile: string, changes: object = {}): object => ({
  email: `${mobile}@example.in`,
  first_name: 'Ravi',
  last_name: 'Rao',
  whatsapp_consent: true,
  customer_frequency: 'personal',
  agreed_docs: [],
  ...changes,
})

const validated = async (sandbox: Sandbox, mobile: string, more: object): Promise<Changes> => {
  const otp = codeTo(sandbox, mobile)
  const { status, body } = await customerCall(sandbox, 'validation', {
    mobile,
    otp,
    created_by: 'customer',
    ...more,
  })
  if (status !== 200) throw new Error(`${mobile} was not let in: ${JSON.stringify(body)}`)
  const customer: unknown = Reflect.get(Object(body), 'customer')
  return { mobile, 'auth-token': String(Reflect.get(Object(customer), 'auth_token')) }
}

/** Logs a customer in and returns their headers. */
export const signIn = async (sandbox: Sandbox, mobile = asha): Promise<Changes> => {
  await customerCall(sandbox, 'exist_otp', { mobile, utm_params: {}, all_utm_params: {} })
  return validated(sandbox, mobile, {})
}

/** Signs a new customer up and returns their headers. */
export const signUp = async (
  sandbox: Sandbox,
  mobile: string,
  frequency = 'personal',
): Promise<Changes> => {
  await customerCall(sandbox, 'signup', { mobile, email: `${mobile}@example.in`, name: 'Ravi Rao' })
  return validated(sandbox, mobile, newcomer(mobile, { customer_frequency: frequency }))
}

/** These headers, with all the others that an order call has. */
export const callHeaders = (who: Changes, changes: Changes = {}): Record<string, string> =>
  headers({ ...who, ...changes })
