import { either as E } from 'fp-ts'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import validator from 'validator'
import { india } from '../../../config/market/countries.ts'
import { parseMobile } from '../../../src/domain/phone/mobileNumber.ts'
import { below, type Draw, distinct, drawFrom, oneOf } from '../drawn.ts'
import { contestant, type Row } from '../row.ts'

const digits = (draw: Draw, count: number): string =>
  Array.from({ length: count }, () => below(draw, 10)).join('')

const mobile = (draw: Draw): string => oneOf(draw, ['6', '7', '8', '9']) + digits(draw, 9)

const tooLow = (draw: Draw): string => oneOf(draw, ['1', '2', '3', '4', '5']) + digits(draw, 9)

/** The content of the field: complete, half-typed and wrong numbers. */
const typedByHand = (draw: Draw): string => {
  const whole = mobile(draw)
  const half = whole.slice(0, 1 + below(draw, 9))
  return oneOf(draw, [whole, whole, whole, half, tooLow(draw)])
}

/** The same, and sometimes what a browser's autofill enters. */
const filledIn = (draw: Draw): string => {
  const whole = mobile(draw)
  return draw() < 0.1
    ? oneOf(draw, [`+91${whole}`, `+91 ${whole.slice(0, 5)} ${whole.slice(5)}`])
    : typedByHand(draw)
}

const parse = parseMobile(india.phone)
const bare = /^[6-9]\d{9}$/

export const phoneRows = (): readonly Row[] => {
  const draw = drawFrom(1)
  const typed = distinct(() => filledIn(draw))
  const nationals = distinct(() => typedByHand(draw))
  return [
    {
      rule: 'phone, as typed',
      ours: contestant('parseMobile', typed, (text) => parse(text), E.isRight),
      peers: [
        {
          contestant: contestant(
            'libphonenumber-js/min',
            typed,
            (text) => {
              const number = parsePhoneNumberFromString(text, 'IN')
              return { number, isValid: number?.isValid() ?? false }
            },
            // Its number ranges differ from the rule's, so only what it reads counts, checked by
            // the rule.
            ({ number }) => number !== undefined && bare.test(number.nationalNumber),
          ),
          least: 150,
        },
      ],
    },
    {
      rule: 'phone, national form',
      ours: contestant('parseMobile', nationals, (text) => parse(text), E.isRight),
      peers: [
        {
          contestant: contestant('validator', nationals, (text) =>
            validator.isMobilePhone(text, 'en-IN'),
          ),
          least: 1.5,
        },
        {
          contestant: contestant('regex .test', nationals, (text) => bare.test(text)),
          least: 1,
        },
      ],
    },
  ]
}
