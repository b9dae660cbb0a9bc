import { Hono } from 'hono'
import type { Bindings } from '../http/calls.ts'
import { crossOrigin } from '../http/crossOrigin.ts'
import { logout, profile } from './account.ts'
import type { CustomerNeeds } from './needs.ts'
import { existOtp, exists, resendOtp, signup } from './onboarding.ts'
import { validation } from './validation.ts'

/** The customer service of the spec. */
export const customerRoutes = (needs: CustomerNeeds): Hono<Bindings> => {
  const { gate } = needs
  const routes = new Hono<Bindings>()
  routes
    .use(crossOrigin())
    .post('/customer/onboarding/exist_otp', gate('existOtp'), existOtp(needs))
    .get('/customer/exists/:mobile', gate('exists'), exists(needs))
    .post('/customer/onboarding/signup', gate('signup'), signup(needs))
    .post('/customer/onboarding/validation', gate('validation'), validation(needs))
    .post('/customer/onboarding/resend_otp', gate('resendOtp'), resendOtp(needs, 'sms'))
    .post(
      '/customer/onboarding/resend_otp/whatsapp',
      gate('resendOtp'),
      resendOtp(needs, 'whatsapp'),
    )
    .post('/customer/onboarding/logout', gate('logout'), logout(needs))
    .get('/customer/profile', gate('profile'), profile(needs))
  return routes
}
