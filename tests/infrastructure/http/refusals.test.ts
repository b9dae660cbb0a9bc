/** @jest-environment node */
import { describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import type { RefusedBecause } from '../../../src/application/ports/remoteError.ts'
import type { FareRefusal } from '../../../src/domain/fare/fareRefusal.ts'
import { loadServiceAreaErrorOf } from '../../../src/infrastructure/booking/loadServiceAreaError.ts'
import { placeOrderErrorOf } from '../../../src/infrastructure/booking/placeOrderError.ts'
import {
  looksLikeRefusal,
  readFareRefusal,
} from '../../../src/infrastructure/fare/fareRefusal.codec.ts'
import { quoteFareErrorOf } from '../../../src/infrastructure/fare/quoteFareError.ts'
import { recallEstimateErrorOf } from '../../../src/infrastructure/fare/recallEstimateError.ts'
import { refusedForm } from '../../../src/infrastructure/fare/refusedForm.ts'
import {
  type CallFailure,
  remoteErrorOf,
  saidOf,
  statusOf,
} from '../../../src/infrastructure/http/callFailure.ts'
import {
  customerCallErrorOf,
  orCustomerRefused,
} from '../../../src/infrastructure/http/customerCallError.ts'
import { leadCallError } from '../../../src/infrastructure/lead/leadCallError.ts'
import { cancelOrderErrorOf } from '../../../src/infrastructure/orders/cancelOrderError.ts'
import { loadOrderErrorOf } from '../../../src/infrastructure/orders/loadOrderError.ts'
import { formRefused } from '../../support/fares.ts'

const refused = (status: number, body: object = {}) => ({ kind: 'Refused', status, body }) as const
const unreadable = (status: number) => ({ kind: 'RefusalUnreadable', status }) as const
const authenticationFailed = { kind: 'AuthenticationFailed' }
const unread = (because: RefusedBecause) => ({ kind: 'RefusalUnreadable', because })

const noAnswers: readonly CallFailure[] = [
  { kind: 'Unreachable', because: 'offline' },
  { kind: 'Unreachable', because: 'timeout' },
  { kind: 'Unreachable', because: 'connection' },
  { kind: 'ContractBroken', call: '/a', paths: ['(whole)'] },
]

const guest = { requestId: 'r-1', region: 'in', locale: 'en-IN' }
const customer = {
  ...guest,
  credentials: {
    email: 'asha@example.com',
    accessToken: 'a',
    authToken: 'b',
    mobile: '9876543210',
  },
}

describe('the reason for a failed call', () => {
  it('is a refusal with the service’s message, if it has one', () => {
    expect(remoteErrorOf(refused(422, { error: 'No vehicle.' }))).toEqual({
      kind: 'NetworkError',
      because: 'declined',
      message: 'No vehicle.',
    })
  })

  it.each([
    {},
    { error: '' },
    { error: ' \n' },
    { error: 7 },
    { error: null },
    Object.create({ error: 'Inherited.' }),
  ])('is a refusal without a message for %j', (body) => {
    expect(remoteErrorOf(refused(500, body))).toEqual({
      kind: 'NetworkError',
      because: 'failed',
      message: null,
    })
  })

  it('is the failure itself if nobody refused', () => {
    for (const failure of noAnswers) expect(remoteErrorOf(failure)).toBe(failure)
  })

  it.each<[RefusedBecause, readonly number[]]>([
    ['unbelieved', [401]],
    ['notAllowed', [403]],
    ['askedTooOften', [429]],
    ['declined', [200, 304, 399, 400, 402, 404, 409, 422, 428, 430, 499]],
    ['failed', [500, 501, 502, 503, 504, 599]],
  ])('is %s, readable or not, for the statuses %j', (because, statuses) => {
    for (const status of statuses) {
      expect(remoteErrorOf(refused(status, { error: 'No.' }))).toEqual({
        kind: 'NetworkError',
        because,
        message: 'No.',
      })
      expect(remoteErrorOf(unreadable(status))).toEqual(unread(because))
    }
  })

  it('has a status only if somebody refused', () => {
    expect(statusOf(refused(404))).toBe(404)
    expect(statusOf(unreadable(502))).toBe(502)
    for (const failure of noAnswers) expect(statusOf(failure)).toBeNull()
  })

  it.each([
    ['Try later.', 'Try later.'],
    [' Try later. ', ' Try later. '],
    ['', null],
    ['\t ', null],
    [7, null],
    [undefined, null],
    [['No.'], null],
  ])('turns the message %j into %j', (text, said) => {
    expect(saidOf(text)).toBe(said)
  })
})

describe('a failed call with a customer’s credentials', () => {
  it('is an authentication failure for 401 and no other status', () => {
    expect(customerCallErrorOf(refused(401, { error: 'Who?' }))).toEqual(authenticationFailed)
    expect(customerCallErrorOf(unreadable(401))).toEqual(authenticationFailed)
    expect(customerCallErrorOf(unreadable(403))).toEqual(unread('notAllowed'))
    expect(customerCallErrorOf(refused(400, { error: 'No.' }))).toEqual({
      kind: 'NetworkError',
      because: 'declined',
      message: 'No.',
    })
    for (const failure of noAnswers) expect(customerCallErrorOf(failure)).toBe(failure)
  })

  it('about one order is OrderUnknown for 404', () => {
    expect(loadOrderErrorOf(refused(404))).toEqual({ kind: 'OrderUnknown' })
    expect(loadOrderErrorOf(unreadable(404))).toEqual({ kind: 'OrderUnknown' })
    expect(loadOrderErrorOf(refused(401))).toEqual(authenticationFailed)
    expect(loadOrderErrorOf(unreadable(500))).toEqual(unread('failed'))
  })
})

describe('a failed call that guests make as well', () => {
  const spoken = refused(401, { form_error: 'Not today.' })

  it.each([refused(401, { error: 'Who?' }), unreadable(401), spoken])(
    'is an authentication failure for a customer refused with 401: %j',
    (failure) => {
      expect(orCustomerRefused(customer)(remoteErrorOf)(failure)).toEqual(authenticationFailed)
      expect(orCustomerRefused(customer)(quoteFareErrorOf)(failure)).toEqual(authenticationFailed)
      expect(leadCallError(customer)(failure)).toEqual(authenticationFailed)
      expect(orCustomerRefused(guest)(remoteErrorOf)(failure)).toEqual(remoteErrorOf(failure))
    },
  )

  it('is the refusal of its form for a guest', () => {
    const said = orCustomerRefused(guest)(quoteFareErrorOf)(spoken)
    expect(said).toEqual(quoteFareErrorOf(spoken))
    expect(said).toMatchObject({ kind: 'FormRefused', message: 'Not today.' })
    expect(leadCallError(guest)(spoken)).toMatchObject({ message: 'Not today.' })
  })

  it('is an ordinary failure for a customer with any other status', () => {
    for (const failure of [...noAnswers, refused(403), unreadable(403)]) {
      const said = orCustomerRefused(customer)(remoteErrorOf)(failure)
      expect(said).toEqual(remoteErrorOf(failure))
    }
  })
})

describe('a failed cancellation', () => {
  it('is too late for 409, and OrderUnknown for 404', () => {
    expect(cancelOrderErrorOf(refused(409))).toEqual({ kind: 'TooLateToCancel' })
    expect(cancelOrderErrorOf(unreadable(409))).toEqual({ kind: 'TooLateToCancel' })
    expect(cancelOrderErrorOf(refused(404))).toEqual({ kind: 'OrderUnknown' })
    expect(cancelOrderErrorOf(refused(401))).toEqual(authenticationFailed)
    for (const failure of noAnswers) expect(cancelOrderErrorOf(failure)).toBe(failure)
  })
})

describe('a failed recall of an estimate', () => {
  it('is unknown for 404, expired for 410, and an ordinary failure otherwise', () => {
    expect(recallEstimateErrorOf(refused(404))).toEqual({ kind: 'EstimateUnknown' })
    expect(recallEstimateErrorOf(unreadable(410))).toEqual({ kind: 'EstimateExpired' })
    expect(recallEstimateErrorOf(refused(409, { error: 'No.' }))).toEqual({
      kind: 'NetworkError',
      because: 'declined',
      message: 'No.',
    })
    for (const failure of noAnswers) expect(recallEstimateErrorOf(failure)).toBe(failure)
  })
})

describe('a failed load of a city’s area', () => {
  it('is unknown for 404 and for no other refusal', () => {
    expect(loadServiceAreaErrorOf(refused(404))).toEqual({ kind: 'GeoRegionUnknown' })
    expect(loadServiceAreaErrorOf(unreadable(500))).toEqual(unread('failed'))
    for (const failure of noAnswers) expect(loadServiceAreaErrorOf(failure)).toBe(failure)
  })
})

describe('a failed booking', () => {
  const nothingElse = { kind: 'OrderRefused', message: null, unserved: [], parts: [] }

  it('has an expired estimate for 410', () => {
    expect(placeOrderErrorOf(refused(410))).toEqual({ kind: 'EstimateExpired' })
    expect(placeOrderErrorOf(unreadable(410))).toEqual({ kind: 'EstimateExpired' })
  })

  it('is refused with the service’s message for 422', () => {
    expect(placeOrderErrorOf(refused(422, { error: 'No vehicle.' }))).toEqual({
      ...nothingElse,
      message: 'No vehicle.',
    })
    expect(placeOrderErrorOf(refused(422))).toEqual(nothingElse)
  })

  it.each([
    ['INVALID_PICKUP', ['pickup']],
    ['INVALID_PICKUP_DROP', ['pickup', 'drop']],
    ['INVALID_DROP', ['drop']],
    ['INVALID_MOON', []],
  ])('with %s names the ends that are not served: %j', (address_error_type, unserved) => {
    expect(placeOrderErrorOf(refused(422, { address_error_type }))).toEqual({
      ...nothingElse,
      unserved,
    })
  })

  it.each([
    ['from_address', 'pickup'],
    ['to_address', 'drop'],
    ['sender_name', 'sender'],
    ['sender_mobile', 'sender'],
    ['receiver_name', 'receiver'],
    ['receiver_mobile', 'receiver'],
    ['vehicle_id', 'vehicleId'],
    ['goods_type', 'goodsType'],
    ['fare_estimate_token', 'fareEstimateToken'],
  ])('puts the error of %s at the part %s', (field_name, part) => {
    const field_errors = [
      { field_name, message: 'Wrong.' },
      { field_name: 'drivers_name', message: 'Who?' },
      { field_name: 'vehicle_id', message: ' ' },
    ]
    expect(placeOrderErrorOf(refused(422, { field_errors }))).toEqual({
      ...nothingElse,
      parts: [{ part, message: 'Wrong.' }],
    })
  })

  it('gives for each field its first error, even if two fields are of one part', () => {
    const field_errors = [
      { field_name: 'sender_mobile', message: 'Not in use.' },
      { field_name: 'sender_mobile', message: 'Too long.' },
      { field_name: 'sender_name', message: 'Too short.' },
    ]
    expect(placeOrderErrorOf(refused(422, { field_errors }))).toEqual({
      ...nothingElse,
      parts: [
        { part: 'sender', message: 'Not in use.' },
        { part: 'sender', message: 'Too short.' },
      ],
    })
  })

  it('is unreadable if its properties have another shape', () => {
    expect(placeOrderErrorOf(refused(422, { field_errors: 'name' }))).toEqual(unread('declined'))
    expect(placeOrderErrorOf(unreadable(422))).toEqual(unread('declined'))
  })

  it('is for any other status an ordinary failure of a customer’s call', () => {
    const body = { form_error: 'No.', error: 'Bad.' }
    expect(placeOrderErrorOf(refused(401, body))).toEqual(authenticationFailed)
    expect(placeOrderErrorOf(refused(400, body))).toEqual({
      kind: 'NetworkError',
      because: 'declined',
      message: 'Bad.',
    })
    for (const failure of noAnswers) expect(placeOrderErrorOf(failure)).toBe(failure)
  })
})

describe('a refused form', () => {
  const fieldError = { field_name: 'name', message: 'Name?' }

  it('has the errors of its fields, its addresses and the form', () => {
    expect(
      refusedForm(
        refused(400, {
          address_error_type: 'INVALID_DROP',
          field_errors: [fieldError],
          form_error: 'No.',
        }),
      ),
    ).toEqual(
      E.right({
        addressErrorType: 'INVALID_DROP',
        fieldErrors: [{ fieldName: 'name', message: 'Name?' }],
        formError: 'No.',
      }),
    )
  })

  it.each([
    [{ address_error_type: 'INVALID_PICKUP' }, { addressErrorType: 'INVALID_PICKUP' }],
    [{ address_error_type: 'INVALID_PICKUP_DROP' }, { addressErrorType: 'INVALID_PICKUP_DROP' }],
    [{ field_errors: [fieldError] }, { fieldErrors: [{ fieldName: 'name', message: 'Name?' }] }],
    [{ form_error: 'No.' }, { formError: 'No.' }],
  ])('with %j has only that, and takes precedence over a plain error', (body, said) => {
    const nothing = { addressErrorType: null, fieldErrors: [], formError: null }
    expect(refusedForm(refused(400, { ...body, error: 'Plain words.' }))).toEqual(
      E.right({ ...nothing, ...said }),
    )
  })

  it('is an ordinary refusal if it has no property of a form', () => {
    const ordinary = E.left({
      kind: 'NetworkError',
      because: 'declined',
      message: 'Plain words.',
    })
    expect(refusedForm(refused(409, { error: 'Plain words.' }))).toEqual(ordinary)
    expect(refusedForm(refused(409, { form_error: null, error: 'Plain words.' }))).toEqual(ordinary)
  })

  it('is empty if its properties are there but empty', () => {
    const empty = { addressErrorType: null, fieldErrors: [], formError: null }
    for (const body of [
      { form_error: '' },
      { address_error_type: 'INVALID_MOON', field_errors: null, form_error: ' ' },
    ]) {
      expect(refusedForm(refused(400, body))).toEqual(E.right(empty))
    }
  })

  it.each([
    { field_errors: 'name' },
    { field_errors: [{ message: 'Name?' }] },
    { form_error: 7 },
    { address_error_type: [] },
  ])('is unreadable for %j', (body) => {
    expect(refusedForm(refused(422, body))).toEqual(E.left(unread('declined')))
    expect(readFareRefusal(body)).toBeNull()
  })

  it('has an empty message for a field whose message is missing', () => {
    for (const said of [{ message: 7 }, { message: null }, {}]) {
      expect(readFareRefusal({ field_errors: [{ field_name: 'name', ...said }] })).toEqual({
        addressErrorType: null,
        fieldErrors: [{ fieldName: 'name', message: '' }],
        formError: null,
      })
    }
  })

  it('is recognised by own properties, not by inherited ones', () => {
    const inherited: object = Object.create({ form_error: 'No.' })
    expect(refusedForm(refused(400, inherited))).toEqual(
      E.left({ kind: 'NetworkError', because: 'declined', message: null }),
    )
    for (const body of [null, undefined, 'form_error', 7, ['form_error']]) {
      expect(looksLikeRefusal(body)).toBe(false)
    }
  })
})

describe('a refused fare', () => {
  const saying = (
    told: ReadonlyArray<readonly [name: string, message: string]>,
    type: string | null = null,
  ) =>
    quoteFareErrorOf(
      refused(422, {
        address_error_type: type,
        field_errors: told.map(([field_name, message]) => ({ field_name, message })),
      }),
    )
  const refusing = (change: Partial<FareRefusal>) =>
    formRefused({ unserved: [], fieldErrors: [], formError: null, ...change })

  it.each([
    ['from_address', 'pickup'],
    ['to_address', 'drop'],
    ['name', 'name'],
    ['customer_mobile', 'mobile'],
    ['frequency', 'requirement'],
  ] as const)('puts the error of %s at our field %s', (name, field) => {
    expect(saying([[name, 'No.']])).toEqual(refusing({ fieldErrors: [{ field, message: 'No.' }] }))
  })

  it('puts an error at every field that it names', () => {
    expect(
      saying([
        ['name', 'Name?'],
        ['frequency', 'Why?'],
        ['to_address', 'Where?'],
      ]),
    ).toEqual(
      refusing({
        fieldErrors: [
          { field: 'name', message: 'Name?' },
          { field: 'requirement', message: 'Why?' },
          { field: 'drop', message: 'Where?' },
        ],
      }),
    )
  })

  it('leaves out empty errors and those of unknown fields', () => {
    expect(
      saying([
        ['name', ''],
        ['customer_mobile', ' \t'],
        ['mobile', 'x'],
        ['constructor', 'x'],
        ['pickup', 'x'],
        ['shoe_size', 'Too big.'],
      ]),
    ).toEqual(refusing({}))
  })

  it('gives for each field its first error that is not empty', () => {
    expect(
      saying([
        ['name', ''],
        ['name', 'First'],
        ['name', 'Second'],
      ]),
    ).toEqual(refusing({ fieldErrors: [{ field: 'name', message: 'First' }] }))
  })

  it.each<readonly [string | null, FareRefusal['unserved']]>([
    ['INVALID_PICKUP', ['pickup']],
    ['INVALID_DROP', ['drop']],
    ['INVALID_PICKUP_DROP', ['pickup', 'drop']],
    ['INVALID_MOON', []],
    [null, []],
  ])('of the type %s has the unserved addresses %j', (type, unserved) => {
    // The message is about neither address, so only the type can name one.
    expect(saying([['name', 'Long.']], type)).toEqual(
      refusing({ unserved, fieldErrors: [{ field: 'name', message: 'Long.' }] }),
    )
  })

  it('has the error of the form', () => {
    expect(quoteFareErrorOf(refused(400, { form_error: 'No.' }))).toEqual(
      refusing({ formError: 'No.' }),
    )
  })

  it('is an ordinary refusal if it has no property of a form', () => {
    expect(quoteFareErrorOf(refused(409, { error: 'Plain words.' }))).toEqual({
      kind: 'NetworkError',
      because: 'declined',
      message: 'Plain words.',
    })
    expect(quoteFareErrorOf(refused(422, { form_error: 7 }))).toEqual(unread('declined'))
  })

  it('is the failure itself if no answer came', () => {
    for (const failure of noAnswers) expect(quoteFareErrorOf(failure)).toEqual(failure)
  })
})

describe('a refused lead', () => {
  it('of a customer is an authentication failure for 401', () => {
    expect(leadCallError(customer)(refused(401))).toEqual(authenticationFailed)
    expect(leadCallError(customer)(unreadable(401))).toEqual(authenticationFailed)
    expect(leadCallError(customer)(unreadable(403))).toEqual(unread('notAllowed'))
  })

  it('of a guest is never an authentication failure', () => {
    expect(leadCallError(guest)(unreadable(401))).toEqual(unread('unbelieved'))
    expect(leadCallError(guest)(refused(401))).toEqual({
      kind: 'NetworkError',
      because: 'unbelieved',
      message: null,
    })
  })

  it('has the errors of its fields and of the form, and none of its own about addresses', () => {
    const body = { field_errors: [{ field_name: 'drop', message: 'Drop?' }], form_error: 'No.' }
    expect(leadCallError(guest)(refused(400, body))).toEqual({
      kind: 'FormRefused',
      message: 'No.',
      fields: [{ field: 'drop', message: 'Drop?' }],
    })
    expect(leadCallError(guest)(refused(400, { error: 'Plain words.' }))).toMatchObject({
      message: 'Plain words.',
    })
  })

  it.each(['pickup', 'drop', 'name', 'mobile', 'requirement'])('may be about its %s', (field) => {
    const body = { field_errors: [{ field_name: field, message: 'Sorry' }], form_error: null }
    expect(leadCallError(guest)(refused(400, body))).toEqual({
      kind: 'FormRefused',
      message: null,
      fields: [{ field, message: 'Sorry' }],
    })
  })

  it('is the failure itself if no answer came', () => {
    for (const failure of noAnswers) expect(leadCallError(customer)(failure)).toBe(failure)
  })
})
