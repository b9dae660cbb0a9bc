import { describe, expect, it } from '@jest/globals'
import type { FareField } from '../../../src/domain/fare/fareForm.ts'
import {
  type FareRefusal,
  readRefusal,
  refusedFields,
} from '../../../src/domain/fare/fareRefusal.ts'

type Said = readonly [field: FareField, message: string]

const refusalWith = (
  said: readonly Said[],
  unserved: FareRefusal['unserved'] = [],
  formError: string | null = null,
): FareRefusal => ({
  unserved,
  fieldErrors: said.map(([field, message]) => ({ field, message })),
  formError,
})

describe('the messages of a refusal', () => {
  it('are shown at every field that they are about, in their order', () => {
    expect(
      refusedFields(
        refusalWith([
          ['name', 'Name?'],
          ['requirement', 'Why?'],
          ['drop', 'Where?'],
          ['mobile', 'Who?'],
          ['pickup', 'Whence?'],
        ]),
      ),
    ).toEqual([
      { field: 'name', message: 'Name?' },
      { field: 'requirement', message: 'Why?' },
      { field: 'drop', message: 'Where?' },
      { field: 'mobile', message: 'Who?' },
      { field: 'pickup', message: 'Whence?' },
    ])
  })

  it('about the form alone are shown at no field', () => {
    expect(refusedFields(refusalWith([], [], 'Not today'))).toEqual([])
  })

  describe('about an address', () => {
    const both: readonly Said[] = [
      ['pickup', 'Pickup?'],
      ['drop', 'Drop?'],
    ]
    const pickup = { field: 'pickup', message: 'Pickup?' }
    const drop = { field: 'drop', message: 'Drop?' }

    it.each([
      [[], both, [pickup, drop]],
      [['pickup'], both, [pickup]],
      [['drop'], both, [drop]],
      [['pickup', 'drop'], both, [pickup, drop]],
      [['pickup'], [['pickup', 'Pickup?']], [pickup]],
      [['drop'], [['drop', 'Drop?']], [drop]],
    ] as const)('are shown only at the ends that are not served: %j', (unserved, said, fields) => {
      expect(refusedFields(refusalWith(said, unserved))).toEqual(fields)
    })

    it('move to the end that is not served if it has no message of its own', () => {
      expect(refusedFields(refusalWith([['pickup', 'Far.']], ['drop']))).toEqual([
        { field: 'drop', message: 'Far.' },
      ])
      expect(refusedFields(refusalWith([['drop', 'Far.']], ['pickup']))).toEqual([
        { field: 'pickup', message: 'Far.' },
      ])
      expect(refusedFields(refusalWith([['drop', 'Far.']], ['pickup', 'drop']))).toEqual([
        { field: 'pickup', message: 'Far.' },
        { field: 'drop', message: 'Far.' },
      ])
    })

    it.each([[['pickup']], [['drop']], [['pickup', 'drop']]] as const)(
      'are null if the service gave none: %j',
      (unserved) => {
        expect(refusedFields(refusalWith([], unserved))).toEqual(
          unserved.map((field) => ({ field, message: null })),
        )
      },
    )

    it('leave the messages at other fields alone', () => {
      expect(refusedFields(refusalWith([['name', 'Name?'], ...both], ['drop']))).toEqual([
        { field: 'name', message: 'Name?' },
        drop,
      ])
    })
  })
})

describe('the failure of the whole form', () => {
  const drop = { field: 'drop', message: 'Too far away' }
  const pickup = { field: 'pickup', message: 'Too near' }
  const name = { field: 'name', message: 'Later' }
  const saying = (message: string | null) => ({ kind: 'FormRefused', message })

  it.each(['name', 'mobile', 'requirement', 'consent'])(
    'is, for a customer, the message about a field that they do not see: %s',
    (field) => {
      const told = { field, message: 'Not ours' }
      expect(readRefusal('customer')(null, [drop, told, name]).failure).toEqual(saying('Not ours'))
      expect(readRefusal('guest')(null, [drop, told, name]).failure).toBeNull()
    },
  )

  it.each(['customer', 'guest'] as const)(
    'is, for a %s, the service’s own message about the form first',
    (asker) => {
      expect(readRefusal(asker)('Not today', [name]).failure).toEqual(saying('Not today'))
      expect(readRefusal(asker)('Not today', []).failure).toEqual(saying('Not today'))
    },
  )

  it.each(['customer', 'guest'] as const)(
    'is null for a %s if only the route is refused',
    (asker) => {
      expect(readRefusal(asker)(null, [drop, pickup]).failure).toBeNull()
      expect(readRefusal(asker)(null, [drop]).failure).toBeNull()
    },
  )

  it.each(['customer', 'guest'] as const)(
    'has no message for a %s if no field is refused either',
    (asker) => {
      expect(readRefusal(asker)(null, [])).toEqual({ failure: saying(null), isWordless: true })
    },
  )

  it('is wordless only if neither the form nor any field has a message', () => {
    const silent = { field: 'drop', message: null }
    const isWordless = (...said: Parameters<ReturnType<typeof readRefusal>>): boolean =>
      readRefusal('guest')(...said).isWordless
    expect(isWordless(null, [silent])).toBe(true)
    expect(isWordless(null, [silent, pickup])).toBe(false)
    expect(isWordless('Not today', [silent])).toBe(false)
    expect(isWordless('Not today', [])).toBe(false)
  })
})
