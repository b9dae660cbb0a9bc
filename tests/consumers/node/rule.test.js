import { parseMobile } from 'hathi/domain/phone'
import { india } from 'hathi/markets'

test('a number of India is one', () => {
  expect(parseMobile(india.phone)('98765 43210')).toEqual({ _tag: 'Right', right: '9876543210' })
})
