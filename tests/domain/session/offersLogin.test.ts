import { expect, it } from '@jest/globals'
import { offersLogin } from '../../../src/domain/session/offersLogin.ts'

it.each([
  [true, '/en-IN', true],
  [true, '/en-IN/fare-estimate', true],
  [false, '/en-AE', false],
  [false, '/en-AE/fare-estimate', false],
  [false, '/en-AE/order-review', true],
  [false, '/en-AE/order-review/', true],
  [false, '/tr-TR/Order-Review', true],
  [false, '/en-AE//order-review', true],
  [false, '//en-AE/order-review', true],
  [false, '/en-AE/order-reviews', false],
  [false, '/en-AE/city/order-review', false],
])('with booking flow %s, the page %s offers the login: %s', (bookingFlow, path, offered) => {
  expect(offersLogin({ bookingFlow }, path)).toBe(offered)
})
