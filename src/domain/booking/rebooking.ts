import type { Order, OrderStop } from '../orders/order.ts'
import { isPresent } from './isPresent.ts'
import { type DraftStop, fallbackNames, type OrderDraft, type Party } from './orderDraft.ts'

const draftStop = ({ location, address, doorstepAddress }: OrderStop): DraftStop => ({
  landmark: address,
  location,
  house: doorstepAddress,
})

const party = (role: keyof typeof fallbackNames, { contact }: OrderStop): Party => ({
  name: isPresent(contact.name) ? contact.name : fallbackNames[role],
  mobile: contact.number,
})

/** The draft that books an order again, or null where it may not be (spec 2 §3: rebooking_enabled). */
export const draftOfOrder = ({
  rebookingEnabled,
  route,
  service,
  geoRegionId,
}: Order): OrderDraft | null =>
  rebookingEnabled
    ? {
        sender: party('sender', route.source),
        receiver: party('receiver', route.destination),
        pickup: draftStop(route.source),
        drop: draftStop(route.destination),
        vehicleId: service.vehicleId,
        goodsType: null,
        fareEstimateToken: null,
        geoRegionId,
      }
    : null
