import { describe, expect, it } from '@jest/globals'
import { linkedId } from '../../../src/domain/link/linkedId.ts'

const idOf = (text: string) => linkedId([['vehicle_id', text]])('vehicle_id')

describe('the id that a link names', () => {
  it.each([
    ['7', 7],
    ['97', 97],
    ['123456789', 123456789],
    [' 97 ', 97],
  ])('as %j is %i', (text, id) => {
    expect(idOf(text)).toBe(id)
  })

  it.each(['', '0', '097', '-7', '1.5', '0x3', '1e1', '1234567890', '97b', 'b97', '9 7', '٩٧'])(
    'as %j is none',
    (text) => {
      expect(idOf(text)).toBeNull()
    },
  )

  it('is read by its own name only, and is null if it is missing', () => {
    expect(linkedId([['geo_region_id', '4']])('vehicle_id')).toBeNull()
    expect(linkedId([['geo_region_id', '4']])('geo_region_id')).toBe(4)
  })
})
