import { limits } from '../../../config/market/limits.ts'
import {
  makePartnerFeature,
  type PartnerNeeds,
} from '../../../src/application/partner/partnerFeature.ts'
import {
  selectRegistration,
  selectRegistrationProblems,
} from '../../../src/application/partner/partnerRegistration.selectors.ts'
import { selectPartnersPage } from '../../../src/application/partner/partnersPage.selectors.ts'
import type { CallContext } from '../../../src/application/ports/call.ts'
import type { Report } from '../../../src/application/ports/reporter.port.ts'
import type { Registration, RegistrationForm } from '../../../src/domain/partner/registration.ts'
import { india } from '../../support/fares.ts'
import { quietPartner, tataAce } from '../../support/partner.ts'
import { visitStore } from '../../support/visitStore.ts'

export const pune = { id: 8, name: 'pune' }
export const surat = { id: 10, name: 'surat' }

/** What a driver in Bangalore enters, except the city. */
export const entered = {
  name: 'Balwinder Singh',
  mobile: '+91 98123-45678',
  vehicle: tataAce,
  infoSource: 'driver_referral',
} satisfies Partial<RegistrationForm>

type AskedPartner = {
  readonly vehicles: Array<{ geoRegionId: number; context: CallContext }>
  readonly registrations: Array<{
    registration: Registration
    context: CallContext
  }>
  readonly pages: string[]
  /** The cities whose vehicles are no longer awaited. */
  readonly abandoned: number[]
}

/** The partner feature with ports that succeed, and a record of what it asked of them. */
export const visitPartner = (ports: Partial<PartnerNeeds> = {}) => {
  const visit = visitStore()
  const asked: AskedPartner = { vehicles: [], registrations: [], pages: [], abandoned: [] }
  const reports: Report[] = []
  let minted = 0
  const world: PartnerNeeds = {
    ...quietPartner,
    market: india,
    limits,
    mintRequestId: () => {
      minted += 1
      return `request-${minted}`
    },
    report: (report) => reports.push(report),
    ...ports,
  }
  visit.add(
    makePartnerFeature({
      ...world,
      loadPartnerVehicles: (geoRegionId, context, abandonment) => {
        asked.vehicles.push({ geoRegionId, context })
        abandonment.onAbandon(() => asked.abandoned.push(geoRegionId))
        return world.loadPartnerVehicles(geoRegionId, context, abandonment)
      },
      registerPartner: (registration, context) => {
        asked.registrations.push({ registration, context })
        return world.registerPartner(registration, context)
      },
      loadPartnersPage: (locale) => {
        asked.pages.push(locale)
        return world.loadPartnersPage(locale)
      },
    }),
  )
  const registration = () => selectRegistration(visit.state())
  const filling = () => {
    const now = registration()
    if (now.status !== 'filling') throw new Error(`the form is ${now.status}`)
    return now
  }
  return {
    asked,
    reports,
    tell: visit.tell,
    registration,
    /** The form that is being filled in; throws if there is none. */
    form: () => filling().form,
    vehicles: () => filling().vehicles,
    problems: () => selectRegistrationProblems(visit.state()),
    partnersPage: () => selectPartnersPage(visit.state()),
  }
}
