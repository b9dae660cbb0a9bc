import { describe, expect, it } from '@jest/globals'
import { bookingAction } from '../../../src/domain/booking/bookingAction.ts'

const vehicles = [
  { vehicleId: 1, name: 'Tata Ace' },
  { vehicleId: 2, name: ' ' },
]

describe('the primary button of order review', () => {
  it('asks for the goods type while no vehicle is chosen', () => {
    expect(bookingAction(vehicles)(null)).toEqual({ kind: 'SelectGoodsType' })
    expect(bookingAction([])(null)).toEqual({ kind: 'SelectGoodsType' })
  })

  it('books the chosen vehicle by its name', () => {
    expect(bookingAction(vehicles)(1)).toEqual({ kind: 'BookVehicle', name: 'Tata Ace' })
  })

  it('books now if the chosen vehicle has no known name', () => {
    expect(bookingAction(vehicles)(2)).toEqual({ kind: 'BookNow' })
    expect(bookingAction(vehicles)(97)).toEqual({ kind: 'BookNow' })
    expect(bookingAction([])(1)).toEqual({ kind: 'BookNow' })
  })
})
