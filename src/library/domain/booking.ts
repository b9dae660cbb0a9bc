export { type BookingAction, bookingAction } from '../../domain/booking/bookingAction.ts'
export {
  type CompleteOrder,
  completeOrder,
  type OrderPart,
  type OrderPartError,
} from '../../domain/booking/completeness.ts'
export {
  categoryOfVehicle,
  enquiryOfRoute,
  isOfRoute,
  routeOfDraft,
} from '../../domain/booking/draftEnquiry.ts'
export {
  entryOfStop,
  withEditedStop,
  withoutQuote,
  withQuotedStops,
} from '../../domain/booking/editedStop.ts'
export { type GoodsType, goodsTypeOf } from '../../domain/booking/goodsType.ts'
export {
  changeOf,
  makesOrder,
  meansSameOrder,
  repeatsRequest,
  type SentRequest,
} from '../../domain/booking/intent.ts'
export { mayRebook } from '../../domain/booking/mayRebook.ts'
export { type OrderAction, orderAction } from '../../domain/booking/orderAction.ts'
export {
  type DraftStop,
  draftOfEnquiry,
  draftOfEstimate,
  fallbackNames,
  type OrderDraft,
  orderDraftLink,
  orderDraftQuery,
  type Party,
  type PartyRole,
  partOrderQuery,
} from '../../domain/booking/orderDraft.ts'
export { geoRegionOfOrder } from '../../domain/booking/orderRegion.ts'
export { asLinked, longestHouse, parseOrderDraft } from '../../domain/booking/parseOrderDraft.ts'
export { draftOfOrder } from '../../domain/booking/rebooking.ts'
export { type KeptDraft, reopenedDraft } from '../../domain/booking/reopenedDraft.ts'
export {
  checkServed,
  type ServiceBounds,
  type UnservedError,
} from '../../domain/booking/serviceabilityCheck.ts'
export {
  isAsSaved,
  isUnnamed,
  type NamedStop,
  parseStopForm,
  partyAt,
  type StopErrors,
  type StopForm,
  stopFormOf,
} from '../../domain/booking/stopForm.ts'
export { parseTripError, type TripError } from '../../domain/booking/tripError.ts'
export {
  type ListedVehicle,
  otherCategory,
  quotedCategory,
  type Route,
  stillChosen,
  vehiclesOfRoute,
  vehiclesSuiting,
} from '../../domain/booking/vehicleChoice.ts'
export { withBooker } from '../../domain/booking/withBooker.ts'
export { withGoods, withKnownGoods } from '../../domain/booking/withGoods.ts'

// Entries whose types appear here, so that an importer's declarations can name them too.
export type {} from './fare.ts'
export type {} from './link.ts'
export type {} from './orders.ts'
export type {} from './place.ts'
