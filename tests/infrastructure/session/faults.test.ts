import { either as E } from 'fp-ts'
import { parseAttribution } from '../../../src/domain/attribution/attribution.ts'
import { parseCode } from '../../../src/domain/session/oneTimeCode.ts'
import { parseSignup } from '../../../src/domain/session/signup.ts'
import { makeHttpCustomerService } from '../../../src/infrastructure/session/httpCustomerService.ts'
import { india } from '../../support/fares.ts'
import { failsAsDocumented } from '../support/faultContract.ts'
import { context } from '../support/services.ts'

const { requestId } = context
const attribution = parseAttribution([])('login')
const asha = { mobile: '9876543210', authToken: 'token-of-asha' }

const right = <A>(parsed: E.Either<object, A>): A => {
  if (E.isLeft(parsed)) throw new Error(JSON.stringify(parsed.left))
  return parsed.right
}
const code = right(parseCode(6)('123456'))
const applicant = right(
  parseSignup(india)({
    name: 'Ravi Singh',
    mobile: '9100000001',
    email: 'ravi@example.in',
    whatsappConsent: true,
  }),
)

failsAsDocumented({
  call: 'exists',
  path: '/customer/exists/{mobile}',
  service: 'customer',
  ask: (http) => makeHttpCustomerService(http).checkCustomer(asha.mobile, requestId),
})

failsAsDocumented({
  call: 'existOtp',
  path: '/customer/onboarding/exist_otp',
  service: 'customer',
  ask: (http) => makeHttpCustomerService(http).sendCode(asha.mobile, attribution, requestId),
})

failsAsDocumented({
  call: 'signup',
  path: '/customer/onboarding/signup',
  service: 'customer',
  isRead: false,
  ask: (http) => makeHttpCustomerService(http).signUp(applicant, requestId),
})

failsAsDocumented({
  call: 'validation',
  path: '/customer/onboarding/validation',
  service: 'customer',
  ask: (http) => makeHttpCustomerService(http).redeemCode(asha.mobile, code, null, requestId),
  says: new Map([
    ['unbelieved' as const, { kind: 'CodeRefused', message: 'Authentication Failed' }],
    ['notAllowed' as const, { kind: 'CodeRefused', message: null }],
  ]),
})

failsAsDocumented({
  call: 'resendOtp',
  path: '/customer/onboarding/resend_otp',
  service: 'customer',
  isRead: false,
  ask: (http) => makeHttpCustomerService(http).resendCode(asha.mobile, 'sms', requestId),
})

failsAsDocumented({
  call: 'logout',
  path: '/customer/onboarding/logout',
  service: 'customer',
  ask: (http) => makeHttpCustomerService(http).logOut(asha, requestId),
})

failsAsDocumented({
  call: 'profile',
  path: '/customer/profile',
  service: 'customer',
  ask: (http) => makeHttpCustomerService(http).loadProfile(asha, requestId),
})
