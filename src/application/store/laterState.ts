import type { Site } from '../../domain/content/site.ts'
import type { PartnerRules } from '../../domain/partner/partnerRules.ts'
import type { OfferState } from '../booking/offer/offer.slice.ts'
import type { OrderReviewState } from '../booking/order/orderReview.slice.ts'
import type { PlacingState } from '../booking/order/placing.slice.ts'
import type { UserCity } from '../city/userCity.slice.ts'
import type { ContentState } from '../content/content.slice.ts'
import type { SpotLead } from '../lead/spotLead.slice.ts'
import type { CancelFormState } from '../orders/cancelForm.slice.ts'
import type { OrdersState } from '../orders/orders.slice.ts'
import type { TrackingState } from '../orders/tracking.slice.ts'
import type { PartnerRegistration } from '../partner/partnerRegistration.slice.ts'
import type { PartnersPageState } from '../partner/partnersPage.slice.ts'
import type { Catalogue } from '../picker/catalogue.ts'
import type { ServiceForm } from '../picker/serviceForm.slice.ts'
import type { Auth } from '../session/auth.slice.ts'

/**
 * The slices that features bring along: absent until the feature is added. This file holds types only,
 * so that the store loads no feature code.
 */
export type LaterState = {
  readonly auth: Auth
  readonly orderReview: OrderReviewState
  readonly offer: OfferState
  readonly placing: PlacingState
  readonly orders: OrdersState
  readonly tracking: TrackingState
  readonly cancelForm: CancelFormState
  readonly partnerRules: PartnerRules
  readonly partnerRegistration: PartnerRegistration
  readonly partnersPage: PartnersPageState
  readonly spotLead: SpotLead
  readonly catalogue: Catalogue
  readonly userCity: UserCity
  readonly serviceForm: ServiceForm
  readonly site: Site
  readonly content: ContentState
}
