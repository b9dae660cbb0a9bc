import {
  stopEdited,
  stopEditRequested,
} from '../../../../src/application/booking/order/orderReview.slice.ts'
import { pickerOpened } from '../../../../src/application/place/locationPicker.slice.ts'
import { entryOf, indiranagar } from '../../../support/places.ts'
import { visitOrder } from '../../../support/visitOrder.ts'
import { settle } from '../../../support/visitStore.ts'

type Ports = NonNullable<Parameters<typeof visitOrder>[0]>

/** A complete order with an open edit of its drop. */
export const editingDrop = async (options: Ports = {}) => {
  const visit = visitOrder(options)
  await visit.openDraft()
  visit.tell(stopEditRequested('drop'))
  await settle()
  return visit
}

export const mapOpened = pickerOpened({
  owner: 'order',
  waypoint: 'drop',
  onChoice: 'pin',
  near: null,
  place: indiranagar,
})

export const moved = stopEdited({ address: entryOf(indiranagar), mobile: '098111-22233' })
