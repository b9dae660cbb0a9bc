import { describe, expect, it } from '@jest/globals'
import { linkedName } from '../../../src/domain/person/linkedName.ts'

describe('a name in a link', () => {
  it.each([
    ['Asha+Rao', 'Asha Rao'],
    ['+Asha++Rao+', 'Asha Rao'],
    ['Asha\nRao', 'Asha Rao'],
    ['', ''],
  ])('as %j is %j', (raw, name) => {
    expect(linkedName(raw)).toBe(name)
  })

  it('has at most 200 characters', () => {
    expect(linkedName('a'.repeat(201))).toBe('a'.repeat(200))
  })
})
