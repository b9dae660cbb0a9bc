import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { fieldWords } from '../../../src/domain/form/fieldWords.ts'

const fieldOfName = new Map([
  ['customer_name', 'name'],
  ['name', 'name'],
  ['customer_mobile', 'mobile'],
])
const words = fieldWords(fieldOfName)

describe('the messages of a service about the fields of a form', () => {
  it('are shown at the fields that they name', () => {
    expect(
      words([
        { fieldName: 'customer_name', message: 'Name?' },
        { fieldName: 'customer_mobile', message: 'Mobile?' },
      ]),
    ).toEqual([
      { field: 'name', message: 'Name?' },
      { field: 'mobile', message: 'Mobile?' },
    ])
  })

  it('include only the first about a field', () => {
    expect(
      words([
        { fieldName: 'name', message: 'First' },
        { fieldName: 'customer_name', message: 'Second' },
      ]),
    ).toEqual([{ field: 'name', message: 'First' }])
  })

  it.each(['', ' ', '\t\n'])('do not include the message %j', (message) => {
    expect(words([{ fieldName: 'name', message }])).toEqual([])
    expect(
      words([
        { fieldName: 'name', message },
        { fieldName: 'name', message: 'Name?' },
      ]),
    ).toEqual([{ field: 'name', message: 'Name?' }])
  })

  it.each(['landmark', '__proto__', 'constructor', ''])(
    'do not include one about the field %j',
    (fieldName) => {
      expect(words([{ fieldName, message: 'What?' }])).toEqual([])
    },
  )

  it('are always the first with a text for each field, unchanged', () => {
    const anyError = fc.record({
      fieldName: fc.constantFrom('customer_name', 'name', 'customer_mobile', 'elsewhere'),
      message: fc.oneof(fc.constantFrom('', ' '), fc.string()),
    })
    fc.assert(
      fc.property(fc.array(anyError), (errors) => {
        const told = words(errors)
        for (const field of ['name', 'mobile']) {
          const first = errors.find(
            ({ fieldName, message }) =>
              fieldOfName.get(fieldName) === field && message.trim() !== '',
          )
          const said = told.filter((word) => word.field === field)
          expect(said).toEqual(first === undefined ? [] : [{ field, message: first.message }])
        }
      }),
    )
  })
})
