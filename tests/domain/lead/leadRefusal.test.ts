import { describe, expect, it } from '@jest/globals'
import { refusedLeadFields } from '../../../src/domain/lead/leadRefusal.ts'

const refused = (told: ReadonlyArray<readonly [fieldName: string, message: string]>) =>
  refusedLeadFields({
    fieldErrors: told.map(([fieldName, message]) => ({ fieldName, message })),
    formError: null,
  })

describe('the service’s words on a lead', () => {
  it.each(['pickup', 'drop', 'name', 'mobile', 'requirement'])('show at the field %s', (field) => {
    expect(refused([[field, 'No.']])).toEqual([{ field, message: 'No.' }])
  })

  it('are ignored where they are empty or about nothing that may be wrong', () => {
    expect(
      refused([
        ['name', ' '],
        ['consent', 'Please.'],
        ['category', 'No.'],
        ['customer_mobile', 'No.'],
        ['constructor', 'No.'],
      ]),
    ).toEqual([])
  })

  it('count once a field, the first that say something', () => {
    expect(
      refused([
        ['drop', ''],
        ['drop', 'First'],
        ['drop', 'Second'],
      ]),
    ).toEqual([{ field: 'drop', message: 'First' }])
  })
})
