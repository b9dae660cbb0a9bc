import { describe, expect, it } from '@jest/globals'
import {
  type AddressErrorType,
  type FareRefusal,
  refusedFields,
  saidOfForm,
} from '../../../src/domain/fare/fareRefusal.ts'

const refusalWith = (
  told: Readonly<Record<string, string>>,
  addressErrorType: AddressErrorType | null = null,
): FareRefusal => ({
  addressErrorType,
  fieldErrors: Object.entries(told).map(([fieldName, message]) => ({ fieldName, message })),
  formError: null,
})

describe('the service’s words', () => {
  it.each([
    ['from_address', 'pickup'],
    ['to_address', 'drop'],
    ['name', 'name'],
    ['customer_mobile', 'mobile'],
    ['frequency', 'requirement'],
  ])('on %s show at the field %s', (name, field) => {
    expect(refusedFields(refusalWith({ [name]: 'No.' }))).toEqual([{ field, message: 'No.' }])
  })

  it('show at every field that they are about', () => {
    expect(
      refusedFields(refusalWith({ name: 'Name?', frequency: 'Why?', to_address: 'Where?' })),
    ).toEqual([
      { field: 'name', message: 'Name?' },
      { field: 'requirement', message: 'Why?' },
      { field: 'drop', message: 'Where?' },
    ])
  })

  it('are ignored where they are empty or about nothing that we know', () => {
    expect(
      refusedFields(
        refusalWith({
          name: '',
          customer_mobile: ' \t',
          mobile: 'x',
          constructor: 'x',
          pickup: 'x',
        }),
      ),
    ).toEqual([])
    expect(refusedFields(refusalWith({}))).toEqual([])
  })

  it('count once a field, the first that say something', () => {
    expect(
      refusedFields({
        addressErrorType: null,
        formError: null,
        fieldErrors: [
          { fieldName: 'name', message: '' },
          { fieldName: 'name', message: 'First' },
          { fieldName: 'name', message: 'Second' },
        ],
      }),
    ).toEqual([{ field: 'name', message: 'First' }])
  })

  describe('on an address', () => {
    const both = { from_address: 'Pickup?', to_address: 'Drop?' }
    const pickup = { field: 'pickup', message: 'Pickup?' }
    const drop = { field: 'drop', message: 'Drop?' }

    it.each([
      [null, both, [pickup, drop]],
      ['INVALID_PICKUP', both, [pickup]],
      ['INVALID_DROP', both, [drop]],
      ['INVALID_PICKUP_DROP', both, [pickup, drop]],
      ['INVALID_PICKUP', { from_address: 'Pickup?' }, [pickup]],
      ['INVALID_DROP', { to_address: 'Drop?' }, [drop]],
    ] as const)('show where the type %s says', (type, told, fields) => {
      expect(refusedFields(refusalWith(told, type))).toEqual(fields)
    })

    it('move to the address that the type names, when it has none of its own', () => {
      expect(refusedFields(refusalWith({ from_address: 'Far.' }, 'INVALID_DROP'))).toEqual([
        { field: 'drop', message: 'Far.' },
      ])
      expect(refusedFields(refusalWith({ to_address: 'Far.' }, 'INVALID_PICKUP'))).toEqual([
        { field: 'pickup', message: 'Far.' },
      ])
      expect(refusedFields(refusalWith({ to_address: 'Far.' }, 'INVALID_PICKUP_DROP'))).toEqual([
        { field: 'pickup', message: 'Far.' },
        { field: 'drop', message: 'Far.' },
      ])
    })

    it.each([
      ['INVALID_PICKUP', ['pickup']],
      ['INVALID_DROP', ['drop']],
      ['INVALID_PICKUP_DROP', ['pickup', 'drop']],
    ] as const)('are not made up where the service gave none with the type %s', (type, ends) => {
      expect(refusedFields(refusalWith({ from_address: ' ' }, type))).toEqual(
        ends.map((field) => ({ field, message: null })),
      )
    })

    it('leave the words on other fields alone', () => {
      expect(refusedFields(refusalWith({ name: 'Name?', ...both }, 'INVALID_DROP'))).toEqual([
        { field: 'name', message: 'Name?' },
        drop,
      ])
    })
  })
})

describe('what is said of the form', () => {
  const drop = { field: 'drop', message: 'Too far away' }
  const pickup = { field: 'pickup', message: 'Too near' }
  const name = { field: 'name', message: 'Later' }

  it.each(['name', 'mobile', 'requirement', 'consent'])(
    'to a customer is what no field shows them: %s',
    (field) => {
      const told = { field, message: 'Not ours' }
      expect(saidOfForm('customer')(null, [drop, told, name])).toBe('Not ours')
      expect(saidOfForm('guest')(null, [drop, told, name])).toBeNull()
    },
  )

  it.each(['customer', 'guest'] as const)('to a %s is first what was said of it', (asker) => {
    expect(saidOfForm(asker)('Not today', [name])).toBe('Not today')
  })

  it.each(['customer', 'guest'] as const)(
    'to a %s is nothing where the route alone is refused, or nothing is said',
    (asker) => {
      expect(saidOfForm(asker)(null, [drop, pickup])).toBeNull()
      expect(saidOfForm(asker)(null, [])).toBeNull()
    },
  )
})
