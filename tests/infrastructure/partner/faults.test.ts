import { either as E } from 'fp-ts'
import { partners } from '../../../config/market/partner.ts'
import { awaited } from '../../../src/application/ports/abandonment.port.ts'
import { parseRegistration } from '../../../src/domain/partner/registration.ts'
import { makeHttpLoadPartnersPage } from '../../../src/infrastructure/partner/httpLoadPartnersPage.ts'
import { makeHttpLoadPartnerVehicles } from '../../../src/infrastructure/partner/httpLoadPartnerVehicles.ts'
import { makeHttpRegisterPartner } from '../../../src/infrastructure/partner/httpRegisterPartner.ts'
import { failsAsDocumented } from '../support/faultContract.ts'
import { context } from '../support/services.ts'

const registration = parseRegistration(partners)({
  name: 'Balwinder Singh',
  mobile: '9812345678',
  city: { id: 3, name: 'bangalore' },
  vehicle: { id: 1, name: 'Tata Ace' },
  infoSource: 'driver_referral',
})
if (E.isLeft(registration)) throw new Error(JSON.stringify(registration.left))
const { right: registered } = registration

failsAsDocumented({
  call: 'vehicleDetails',
  path: '/geo_regions/vehicle_details_v2',
  service: 'order',
  ask: (http) => makeHttpLoadPartnerVehicles(http)(3, context, awaited),
})

failsAsDocumented({
  call: 'vendorContact',
  path: '/vendor_contact_us',
  service: 'order',
  ask: (http) => makeHttpRegisterPartner(http, 'Hathi')(registered, context),
})

failsAsDocumented({
  call: 'partners',
  path: '/api/website-partners-bd',
  service: 'content',
  ask: (http) => makeHttpLoadPartnersPage(http, 'hathi')('en-IN'),
})
