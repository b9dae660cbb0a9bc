import { expect } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { taskEither as TE } from 'fp-ts'
import { limits } from '../../config/market/limits.ts'
import { partners } from '../../config/market/partner.ts'
import type { CityRecord } from '../../src/application/content/loadCities.port.ts'
import type { ContentPage, LoadPageError } from '../../src/application/content/loadPage.port.ts'
import type {
  LeadCallError,
  SpotCallback,
} from '../../src/application/lead/requestSpotCallback.port.ts'
import { leadEdited } from '../../src/application/lead/spotLead.slice.ts'
import type { PartnersPage } from '../../src/application/partner/loadPartnersPage.port.ts'
import { registrationEdited } from '../../src/application/partner/partnerRegistration.slice.ts'
import type { FormMemoryError } from '../../src/application/ports/formMemory.port.ts'
import type { RemoteError } from '../../src/application/ports/remoteError.ts'
import { logoutRequested } from '../../src/application/session/session.slice.ts'
import { type LeadDraft, leadDraft } from '../../src/domain/lead/leadDraft.ts'
import type { PartnerVehicle } from '../../src/domain/partner/partnerVehicle.ts'
import { emptyRegistration, type RegistrationForm } from '../../src/domain/partner/registration.ts'
import { WithFeature } from '../../src/ui/app/chunk/WithFeature.tsx'
import { SpotLead } from '../../src/ui/lead/SpotLead.tsx'
import { AttachVehicleDialog } from '../../src/ui/partner/AttachVehicleDialog.tsx'
import { PartnersPage as PartnersScreen } from '../../src/ui/partner/PartnersPage.tsx'
import { filledLead } from '../domain/lead/leads.ts'
import { cityRecords, pageOf } from '../support/content.ts'
import { india } from '../support/fares.ts'
import { quietLead, taken } from '../support/lead.ts'
import { partnersPage, quietPartner, tataAce } from '../support/partner.ts'
import { type Visit, visit } from '../support/visit.tsx'
import { visitPage } from '../ui/content/visitPage.tsx'
import { estimateWords, remoteWords } from './faults.ts'
import {
  asCustomer,
  fetched,
  late,
  nothing,
  press,
  reporting,
  scene,
  storage,
  type Visited,
} from './scene.tsx'

type Ports = NonNullable<Visit['ports']>

const requests = { milliseconds: limits.requestDeadline, ends: late }

const hasHeading = (name: string) => () =>
  expect(screen.getByRole('heading', { level: 1, name })).toBeVisible()

const attach = (ports: Ports) =>
  visit(
    <WithFeature name="partner">
      <AttachVehicleDialog onClosed={() => undefined} />
    </WithFeature>,
    { path: '/en-IN/partners', ports },
  )

const driver = {
  name: 'Balwinder Singh',
  mobile: '9876543210',
  vehicle: tataAce,
  infoSource: 'pamphlet',
}

const register = async (ports: Ports) => {
  const visited = await attach(ports)
  await visited.happen(registrationEdited(driver))
  await press('REGISTER')
  return visited
}

const sendLead = async (ports: Ports) => {
  const visited = await visit(<SpotLead code={4} />, { path: '/en-IN/services', ports })
  const { category: _, ...input } = filledLead
  await visited.happen(leadEdited(input))
  await press('Get an estimate')
  return visited
}

const typedLead = async (leadMemory: Partial<Ports['leadMemory']>) => {
  const visited = await visit(<SpotLead code={4} />, {
    path: '/en-IN/services',
    ports: { leadMemory: { ...quietLead.leadMemory, ...leadMemory } },
  })
  await visited.happen(leadEdited({ name: filledLead.name }))
  return visited
}

const typedRegistration = async (memory: Partial<Ports['registrationMemory']>) => {
  const visited = await attach({
    registrationMemory: { ...quietPartner.registrationMemory, ...memory },
  })
  await visited.happen(registrationEdited(driver))
  return visited
}

const isRegistrationUsable = () => {
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue(driver.name)
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeEnabled()
}

const isLeadKept = () => {
  expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue(filledLead.name)
  expect(screen.getByRole('textbox', { name: /Name/ })).toBeEnabled()
}

const toResults = ({ went }: Visited) => expect(went).toHaveLength(1)

const leadWords = (error: LeadCallError): string | null => {
  switch (error.kind) {
    case 'AuthenticationFailed':
      return 'Authentication Failed'
    case 'FormRefused':
      return error.message
    case 'NetworkError':
    case 'RefusalUnreadable':
    case 'Unreachable':
    case 'ContractBroken':
      return estimateWords(error)
  }
}

const refusedLead: Extract<LeadCallError, { readonly kind: 'FormRefused' }> = {
  kind: 'FormRefused',
  message: 'We are asleep',
  fields: [],
}

/** The content pages, the partners page and the leads. */
export const pagesRows = {
  'leadMemory.recall': [
    scene<FormMemoryError, LeadDraft | null>('of the lead form', {
      ...storage,
      answer: leadDraft({ market: india })(filledLead),
      ask: (port) => typedLead({ recall: port }),
      keeps: isLeadKept,
      arrives: isLeadKept,
    }),
  ],
  'leadMemory.keep': [
    scene<FormMemoryError, void>('of the lead form', {
      ...storage,
      answer: undefined,
      ask: (port) => typedLead({ keep: () => port }),
      keeps: isLeadKept,
      arrives: isLeadKept,
    }),
  ],
  'registrationMemory.recall': [
    scene<FormMemoryError, RegistrationForm | null>('of a registration', {
      ...storage,
      answer: { ...emptyRegistration(partners), ...driver },
      ask: (port) => typedRegistration({ recall: port }),
      keeps: isRegistrationUsable,
      arrives: isRegistrationUsable,
    }),
  ],
  'registrationMemory.keep': [
    scene<FormMemoryError, void>('of a registration', {
      ...storage,
      answer: undefined,
      ask: (port) => typedRegistration({ keep: () => port }),
      keeps: isRegistrationUsable,
      arrives: isRegistrationUsable,
    }),
  ],
  'registrationMemory.forget': [
    scene<FormMemoryError, void>('of a registration that was taken', {
      ...storage,
      answer: undefined,
      ask: async (port) => {
        const visited = await typedRegistration({ forget: port })
        await press('REGISTER')
        return visited
      },
      keeps: null,
      arrives: () =>
        expect(screen.getByRole('heading', { name: 'THANK YOU FOR REGISTRATION' })).toBeVisible(),
    }),
  ],
  forgetForms: [
    scene<FormMemoryError, void>('of whoever leaves', {
      ...storage,
      answer: undefined,
      ask: async (port) => {
        const visited = await visit(<SpotLead code={4} />, {
          path: '/en-IN/services',
          ports: { forgetForms: [port] },
        })
        await visited.happen(leadEdited({ name: filledLead.name }), logoutRequested())
        return visited
      },
      keeps: null,
      arrives: () => expect(screen.getByRole('textbox', { name: /Name/ })).toHaveValue(''),
    }),
  ],
  loadPage: [
    scene<LoadPageError, ContentPage>('that content fills', {
      answer: pageOf('careers'),
      remote: (error) => error,
      own: { PageUnknown: { kind: 'PageUnknown' } },
      patience: requests,
      ask: (port) => visitPage('/en-IN/careers', { loadPage: () => port }),
      tells: (error) =>
        error.kind === 'PageUnknown' ? 'This page does not exist' : remoteWords(error),
      reports: reporting('CONTENT', 'page'),
      again: ({ kind }) => (kind === 'PageUnknown' ? null : 'Retry'),
      keeps: null,
      arrives: hasHeading('Heading of careers'),
    }),
  ],
  loadCities: [
    scene<RemoteError, readonly CityRecord[]>('on a page of content', {
      answer: cityRecords,
      remote: (error) => error,
      own: {},
      patience: requests,
      ask: (port) => visitPage('/en-IN/about-us', { loadCities: () => port }),
      tells: nothing,
      reports: reporting('CONTENT', 'cities'),
      again: nothing,
      keeps: null,
      arrives: hasHeading('Heading of about-us'),
    }),
  ],
  loadPartnersPage: [
    scene<RemoteError, PartnersPage>('for those who open it', {
      answer: partnersPage,
      remote: (error) => error,
      own: {},
      patience: requests,
      ask: (port) =>
        visit(<PartnersScreen />, {
          path: '/en-IN/partners',
          ports: { loadPartnersPage: () => port },
        }),
      tells: remoteWords,
      reports: reporting('PARTNER', 'page'),
      again: () => 'Retry',
      keeps: null,
      arrives: hasHeading('Attach'),
    }),
  ],
  picture: [
    fetched('of the page for partners', async (strike) => {
      const { container, reports } = await visit(<PartnersScreen />, {
        path: '/en-IN/partners',
        ports: { loadPartnersPage: () => TE.right(partnersPage) },
      })
      const pictures = [...container.querySelectorAll('img')]
      expect(pictures).toHaveLength(2 + partnersPage.testimonials.profiles.length)
      for (const picture of pictures) {
        if (strike === 'fail') fireEvent.error(picture)
        else if (strike !== 'hang') fireEvent.load(picture)
        // A picture with a text would show it, and a frame, if it did not load.
        expect(picture).toHaveAttribute('alt', '')
      }
      hasHeading('Attach')()
      expect(screen.getByText('Near home')).toBeVisible()
      expect(reports).toEqual([])
      await press('REGISTER')
      expect(screen.getByRole('textbox', { name: 'Name' })).toBeEnabled()
    }),
  ],
  loadPartnerVehicles: [
    scene<RemoteError, readonly PartnerVehicle[]>('of a city', {
      answer: [tataAce],
      remote: (error) => error,
      own: {},
      patience: requests,
      ask: async (port) => {
        const visited = await attach({ loadPartnerVehicles: () => port })
        await visited.happen(registrationEdited({ name: driver.name }))
        return visited
      },
      tells: () => 'Something went wrong. Try Again...',
      reports: reporting('PARTNER', 'vehicles'),
      again: () => 'Retry',
      keeps: () => {
        isRegistrationUsable()
        expect(screen.getByRole('combobox', { name: 'Vehicle' })).toHaveTextContent('3 Wheeler')
      },
      arrives: () => {
        const vehicles = screen.getByRole('combobox', { name: 'Vehicle' })
        expect(vehicles).toHaveTextContent('Tata Ace')
        expect(vehicles).not.toHaveTextContent('3 Wheeler')
      },
    }),
  ],
  registerPartner: [
    scene<RemoteError, { readonly addedMessage: string | null }>('with a vehicle', {
      answer: { addedMessage: null },
      remote: (error) => error,
      own: {},
      patience: requests,
      ask: (port) => register({ registerPartner: () => port }),
      tells: () => 'Failed to submit form',
      reports: reporting('PARTNER'),
      again: () => 'REGISTER',
      keeps: isRegistrationUsable,
      arrives: () => expect(screen.getByText('THANK YOU FOR REGISTRATION')).toBeVisible(),
    }),
  ],
  requestSpotCallback: [
    scene<LeadCallError, SpotCallback>('from the lead form', {
      answer: taken,
      remote: asCustomer,
      own: { FormRefused: refusedLead, AuthenticationFailed: { kind: 'AuthenticationFailed' } },
      patience: requests,
      ask: (port) => sendLead({ requestSpotCallback: () => port }),
      tells: leadWords,
      reports: reporting('LEAD'),
      again: () => 'Get an estimate',
      keeps: isLeadKept,
      arrives: toResults,
    }),
  ],
  requestSpotRedirect: [
    scene<LeadCallError, boolean>('of a lead that was taken', {
      answer: true,
      remote: asCustomer,
      own: { FormRefused: refusedLead, AuthenticationFailed: { kind: 'AuthenticationFailed' } },
      patience: requests,
      ask: (port) => sendLead({ requestSpotRedirect: () => port }),
      tells: (error) => (error.kind === 'FormRefused' ? error.message : null),
      reports: reporting('LEAD', 'confirmation'),
      again: ({ kind }) => (kind === 'FormRefused' ? 'Get an estimate' : null),
      keeps: isLeadKept,
      arrives: toResults,
    }),
  ],
}
