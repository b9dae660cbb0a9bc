import { either as E, taskEither as TE } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import type { KeptParams } from '../../../src/application/fare/fareMemory.port.ts'
import { type LeadNeeds, makeLeadFeature } from '../../../src/application/lead/leadFeature.ts'
import {
  selectLeadProblems,
  selectSpotLead,
} from '../../../src/application/lead/spotLead.selectors.ts'
import {
  leadEdited,
  leadOpened,
  leadRequested,
} from '../../../src/application/lead/spotLead.slice.ts'
import type { AnalyticsEvent } from '../../../src/application/ports/analytics.port.ts'
import type { CallContext } from '../../../src/application/ports/call.ts'
import type { Report } from '../../../src/application/ports/reporter.port.ts'
import { customerRecognised } from '../../../src/application/session/session.slice.ts'
import type { LeadEnquiry, LeadForm } from '../../../src/domain/lead/leadForm.ts'
import type { Link } from '../../../src/domain/link/link.ts'
import { parseQuery } from '../../../src/domain/link/query.ts'
import { filledLead } from '../../domain/lead/leads.ts'
import { asha, makeCredentialMemory, quietAccount } from '../../support/account.ts'
import { india } from '../../support/fares.ts'
import { quietLead } from '../../support/lead.ts'
import { settle, visitStore, type WorldNeeds } from '../../support/visitStore.ts'

type AskedOfLead = {
  readonly enquiry: LeadEnquiry
  readonly geoRegionId: number
  readonly context: CallContext
}

/** The lead feature with ports that succeed, and a record of what it asked of them. */
export const visitLead = (ports: Partial<LeadNeeds> = {}, around: Partial<WorldNeeds> = {}) => {
  const visit = visitStore({
    ...around,
    ...(ports.market === undefined ? {} : { market: ports.market }),
  })
  const callbacks: AskedOfLead[] = []
  const confirmations: AskedOfLead[] = []
  const remembered: string[] = []
  const kept: KeptParams[] = []
  const went: Link[] = []
  const events: AnalyticsEvent[] = []
  const reports: Report[] = []
  let minted = 0
  const world: LeadNeeds = {
    ...quietLead,
    credentials: quietAccount.credentials,
    market: india,
    limits,
    rememberCity: (city) => remembered.push(city),
    memory: {
      params: {
        keep: (params) => {
          kept.push(params)
          return TE.right(undefined)
        },
      },
    },
    readLink: (text) => {
      const [path = '', search = ''] = text.split('?')
      return E.right({ site: null, path, query: parseQuery(search) })
    },
    readPage: () => ({ url: 'https://hathi.example/en-IN', isDeviceMobile: true }),
    goTo: (link) => went.push(link),
    mintRequestId: () => {
      minted += 1
      return `request-${minted}`
    },
    track: (event) => events.push(event),
    report: (report) => reports.push(report),
    ...ports,
  }
  visit.add(
    makeLeadFeature({
      ...world,
      requestSpotCallback: (enquiry, geoRegionId, context) => {
        callbacks.push({ enquiry, geoRegionId, context })
        return world.requestSpotCallback(enquiry, geoRegionId, context)
      },
      requestSpotRedirect: (enquiry, geoRegionId, context) => {
        confirmations.push({ enquiry, geoRegionId, context })
        return world.requestSpotRedirect(enquiry, geoRegionId, context)
      },
    }),
  )
  const lead = () => selectSpotLead(visit.state())
  const filling = () => {
    const now = lead()
    if (now.status !== 'filling') throw new Error(`the form is ${now.status}`)
    return now
  }
  return {
    asked: { callbacks, confirmations },
    remembered,
    kept,
    went,
    events,
    reports,
    tell: visit.tell,
    state: visit.state,
    lead,
    /** The form that is being filled in; throws if there is none. */
    form: () => filling().form,
    reopened: () => filling().reopened,
    picker: () => visit.state().locationPicker,
    problems: () => selectLeadProblems(visit.state()),
  }
}

/** A visit that fills in the form, submits it, and waits for the outcome. */
export const sendLead = async (ports: Partial<LeadNeeds> = {}, change: Partial<LeadForm> = {}) => {
  const visit = visitLead(ports)
  const { category, ...input } = { ...filledLead, ...change }
  visit.tell(leadOpened(category), leadEdited(input), leadRequested())
  await settle()
  return visit
}

/** Sends a customer's lead in which only the two addresses were entered. */
export const sendAsAsha = async (ports: Partial<LeadNeeds> = {}) => {
  const visit = visitLead(ports, { credentials: makeCredentialMemory(asha) })
  const { pickup, drop } = filledLead
  visit.tell(customerRecognised(asha), leadOpened('trucks'), leadEdited({ pickup, drop }))
  visit.tell(leadRequested())
  await settle()
  return visit
}
