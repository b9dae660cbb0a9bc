import { describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import {
  fareRequirements,
  knownRequirement,
  namedRequirement,
  parseRequirement,
} from '../../../src/domain/fare/requirement.ts'

const parse = parseRequirement(fareRequirements)

describe('a requirement', () => {
  it('is personal or business in the fare form', () => {
    expect(parse('personal')).toEqual(E.right('personal'))
    expect(parse('business')).toEqual(E.right('business'))
  })

  it.each(['', ' ', 'Personal', 'house_shift', 'constructor', '__proto__', 'length'])(
    '%j counts as missing',
    (raw) => {
      expect(parse(raw)).toEqual(E.left({ kind: 'RequirementMissing' }))
    },
  )

  it('may also be house_shift in the wider form', () => {
    expect(parseRequirement(['personal', 'business', 'house_shift'])('house_shift')).toEqual(
      E.right('house_shift'),
    )
  })

  it('named by a customer is null when missing or invalid', () => {
    expect(namedRequirement('business')).toBe('business')
    expect(namedRequirement('personal')).toBe('personal')
    for (const raw of [null, '', 'house_shift', 'Business', '__proto__']) {
      expect(namedRequirement(raw)).toBeNull()
    }
  })

  it('of a known customer is personal when missing or invalid', () => {
    expect(knownRequirement('business')).toBe('business')
    expect(knownRequirement('personal')).toBe('personal')
    for (const raw of [null, '', 'house_shift', 'Business', '__proto__']) {
      expect(knownRequirement(raw)).toBe('personal')
    }
  })
})
