import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { either as E, taskEither as TE } from 'fp-ts'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { fareEdited } from '../../../src/application/fare/fareForm.slice.ts'
import type {
  LeadCallError,
  SpotCallback,
} from '../../../src/application/lead/requestSpotCallback.port.ts'
import { leadEdited, leadRequested } from '../../../src/application/lead/spotLead.slice.ts'
import { selectModal } from '../../../src/application/modal/modal.selectors.ts'
import { modalClosed, modalOpened } from '../../../src/application/modal/modal.slice.ts'
import type { LocateCustomerError } from '../../../src/application/place/locateCustomer.port.ts'
import {
  currentLocationRequested,
  pickerOpened,
} from '../../../src/application/place/locationPicker.slice.ts'
import { placeAccepted } from '../../../src/application/place/placeAccepted.ts'
import { customerRecognised } from '../../../src/application/session/session.slice.ts'
import type { LeadEnquiry, LeadField } from '../../../src/domain/lead/leadForm.ts'
import type { Coordinates } from '../../../src/domain/place/coordinates.ts'
import { Modals } from '../../../src/ui/app/shell/Modals.tsx'
import { LazySpotLead } from '../../../src/ui/lead/LazySpotLead.tsx'
import { asha, makeCredentialMemory } from '../../support/account.ts'
import { problemsOnPage } from '../../support/axe.ts'
import { taken } from '../../support/lead.ts'
import { makePending, unanswered } from '../../support/pending.ts'
import { indiranagar, koramangala } from '../../support/places.ts'
import { spoken } from '../../support/spoken.ts'
import { standingRegions } from '../../support/standing.ts'
import { type Visit, visit } from '../../support/visit.tsx'
import { nothingKept } from '../../support/world.ts'

type Ports = NonNullable<Visit['ports']>

const visitLead = async (ports: Ports = {}, options: Visit & { readonly code?: number } = {}) => {
  const { code = 4, ...rest } = options
  const visited = await visit(
    <>
      <LazySpotLead code={code} />
      <Modals />
    </>,
    { path: '/en-IN/services', ...rest, ports },
  )
  await screen.findByRole('form', { name: 'Estimate by phone' })
  return visited
}

type Visited = Awaited<ReturnType<typeof visitLead>>

const route = [
  placeAccepted({ owner: 'lead', waypoint: 'pickup', place: koramangala }),
  placeAccepted({ owner: 'lead', waypoint: 'drop', place: indiranagar }),
]

const fill = ({ happen }: Visited) =>
  happen(...route, leadEdited({ name: 'Asha Rao', mobile: '9876543210', requirement: 'business' }))

const form = () => within(screen.getByRole('form', { name: 'Estimate by phone' }))
const submit = () => form().getByRole('button', { name: 'Get an estimate' })
const nameField = () => form().getByRole('textbox', { name: 'Name' })
const mobileField = () => form().getByRole('textbox', { name: 'Mobile' })
const address = (field: 'Pickup' | 'Drop') =>
  form().getByRole('button', { name: new RegExp(`^${field} `) })
const requirement = () => form().getByRole('button', { name: /^I will be using Hathi mainly for/ })
const sheet = () => screen.queryByRole('dialog', { name: 'I will be using Hathi mainly for:' })

const refusing = (error: LeadCallError): Ports => ({ requestSpotCallback: () => TE.left(error) })

/** A service that refuses the credentials of a customer, which the browser still keeps. */
const disbelieving = (): Ports => ({
  ...refusing({ kind: 'AuthenticationFailed' }),
  credentials: makeCredentialMemory(asha),
})

afterEach(() => {
  jest.useRealTimers()
})

/** The actions of a customer who picks the current location as the pickup. */
const locating = [
  pickerOpened({ owner: 'lead', waypoint: 'pickup', onChoice: 'accept', near: null, place: null }),
  currentLocationRequested(),
] as const

describe('the spot lead form', () => {
  it('asks a guest for route, contact and requirement, with the consent to a call checked', async () => {
    await visitLead()
    expect(address('Pickup')).toHaveTextContent('Enter the pickup address')
    expect(address('Drop')).toHaveTextContent('Enter the dropoff address')
    expect(nameField()).toBeVisible()
    expect(mobileField()).toBeVisible()
    expect(requirement()).toHaveTextContent('Choose one')
    expect(form().getByRole('checkbox')).toBeChecked()
    expect(await problemsOnPage()).toEqual([])
  })

  it('asks a customer for the addresses only', async () => {
    const { happen } = await visitLead()
    await happen(customerRecognised(asha))
    expect(form().queryByRole('textbox')).toBeNull()
    expect(form().queryByRole('button', { name: /mainly for/ })).toBeNull()
    expect(form().getByRole('checkbox')).toBeChecked()
    expect(document.body).toHaveFocus()
  })

  it('keeps the focus when a customer who is typing is recognised', async () => {
    const { happen, user } = await visitLead()
    await user.type(nameField(), 'Ash')
    await happen(customerRecognised(asha))
    expect(screen.getByRole('form', { name: 'Estimate by phone' })).toHaveFocus()
  })

  it('searches addresses in its own fields on a desktop', async () => {
    await visitLead({}, { desktop: true })
    expect(form().getByRole('combobox', { name: 'Pickup' })).toBeVisible()
    expect(form().getByRole('combobox', { name: 'Drop' })).toBeVisible()
    expect(await problemsOnPage()).toEqual([])
  })

  it('opens an address dialog of its own on a phone', async () => {
    const { user, store } = await visitLead()
    await user.click(address('Pickup'))
    expect(await screen.findByRole('dialog', { name: 'Select Pickup' })).toBeVisible()
    expect(store.getState().locationPicker).toMatchObject({ owner: 'lead', waypoint: 'pickup' })
  })

  it('waits for an address that is being fetched, and is sent with the old one if that fails', async () => {
    const browser = makePending<LocateCustomerError, Coordinates>()
    const asked: LeadEnquiry[] = []
    const visited = await visitLead({
      locateCustomer: browser.task,
      requestSpotCallback: (enquiry) => {
        asked.push(enquiry)
        return TE.right(taken)
      },
    })
    await fill(visited)
    await visited.happen(...locating)
    // On a phone a dialog covers the form, so the button is not looked for by its role.
    const waiting = () => document.querySelector('form[aria-label] button[type=submit]')
    expect(waiting()).toHaveAttribute('aria-busy', 'true')
    await visited.happen(leadRequested())
    expect(asked).toEqual([])
    await act(async () => {
      browser.answer({ _tag: 'Left', left: { kind: 'LocationUnsupported' } })
    })
    expect(waiting()).not.toHaveAttribute('aria-busy', 'true')
    await visited.happen(leadRequested())
    expect(asked).toMatchObject([{ route: { pickup: { landmark: koramangala.landmark } } }])
  })

  it('is sent once, leads to the estimate, and keeps what was entered', async () => {
    const service = makePending<LeadCallError, SpotCallback>()
    const asked: LeadEnquiry[] = []
    const visited = await visitLead({
      requestSpotCallback: (enquiry) => {
        asked.push(enquiry)
        return service.task
      },
    })
    await fill(visited)
    await visited.user.dblClick(submit())
    await visited.user.click(submit())
    expect(asked).toMatchObject([{ contact: { mobile: '9876543210' }, category: 'trucks' }])
    expect(submit()).toHaveAttribute('aria-busy', 'true')
    expect(submit()).toHaveFocus()
    expect(nameField()).toBeDisabled()
    await act(async () => {
      service.answer({ _tag: 'Right', right: taken })
    })
    expect(visited.went).toMatchObject([
      { path: expect.stringMatching(/^\/en-IN\/fare_estimate_mob/) },
    ])
    expect(nameField()).toHaveValue('Asha Rao')
  })

  it('says that the request has been taken while the estimate is being fetched', async () => {
    const visited = await visitLead({
      memory: {
        draft: nothingKept,
        params: { ...nothingKept, keep: () => unanswered },
      },
    })
    await fill(visited)
    const { said } = standingRegions()
    await visited.user.click(submit())
    expect(screen.getByText(/We have your request/)).toBeVisible()
    expect(said()).toContain('We have your request')
  })

  it.each([
    [4, '', 'trucks'],
    [0, '', 'two-wheeler'],
    [6, '', 'trucks'],
    [4, '?service_category=5', 'compact'],
    [4, '?service_category=0', 'two-wheeler'],
    [4, '?service_category=trucks', 'trucks'],
  ])('of a page about %d, opened with %s, asks for %s', async (code, search, category) => {
    const asked: LeadEnquiry[] = []
    const visited = await visitLead(
      {
        requestSpotCallback: (enquiry) => {
          asked.push(enquiry)
          return TE.right(taken)
        },
      },
      { code, locale: 'en-AE', path: `/en-AE/services${search}` },
    )
    await visited.happen(
      ...route,
      leadEdited({ name: 'Asha Rao', mobile: '501234567', requirement: 'business' }),
    )
    await visited.user.click(submit())
    expect(asked).toMatchObject([{ category }])
  })

  it('asks for the service of its page if that of the link is not offered here', async () => {
    const asked: LeadEnquiry[] = []
    const visited = await visitLead(
      {
        requestSpotCallback: (enquiry) => {
          asked.push(enquiry)
          return TE.right(taken)
        },
      },
      { path: '/en-IN/services?service_category=5' },
    )
    await fill(visited)
    await visited.happen(modalClosed())
    await visited.user.click(submit())
    expect(asked).toMatchObject([{ category: 'trucks' }])
  })
})

describe('a missing value in a lead form', () => {
  it('is marked after sending, and the first one gets the focus', async () => {
    const { user } = await visitLead()
    await user.click(submit())
    expect(address('Pickup')).toHaveAccessibleDescription('Pickup address is required')
    expect(address('Pickup')).toHaveFocus()
    expect(address('Drop')).toHaveAccessibleDescription('Drop address is required')
    expect(nameField()).toHaveAccessibleDescription('Name is required')
    expect(mobileField()).toHaveAccessibleDescription(/Mobile is required/)
    expect(requirement()).toHaveAccessibleDescription(
      'Please select a valid option for requirement.',
    )
    expect(await problemsOnPage()).toEqual([])
  })

  it('is marked when its field is left', async () => {
    const { user } = await visitLead()
    await user.click(mobileField())
    await user.paste('12345')
    expect(mobileField()).not.toHaveAccessibleDescription(/Invalid/)
    await user.tab()
    expect(mobileField()).toHaveAccessibleDescription(/Invalid phone number/)
  })
})

describe('the requirement', () => {
  it.each(['/en-IN', '/en-IN/', '/en-IN/services'])('opens within the page at %s', async (path) => {
    const { user, store } = await visitLead({}, { path })
    await user.click(requirement())
    expect(sheet()).toBeVisible()
    expect(store.getState().modal.kind).toBe('none')
    await user.click(screen.getByRole('button', { name: /My Business Needs/ }))
    expect(sheet()).toBeNull()
    expect(requirement()).toHaveTextContent('My Business Needs')
    expect(requirement()).toHaveFocus()
  })

  it('opens in the shared modal on other pages', async () => {
    const { user, store } = await visitLead({}, { path: '/en-IN/courier' })
    await user.click(requirement())
    expect(store.getState().modal.kind).toBe('requirement')
    await user.click(await screen.findByRole('button', { name: /My Personal Needs/ }))
    expect(sheet()).toBeNull()
    expect(store.getState().modal.kind).toBe('none')
    expect(requirement()).toHaveTextContent('My Personal Needs')
  })

  it('is marked as missing if it was opened and not chosen', async () => {
    const { user } = await visitLead({}, { path: '/en-IN/courier' })
    await user.click(requirement())
    await user.click(await screen.findByRole('button', { name: 'Close' }))
    expect(sheet()).toBeNull()
    expect(requirement()).toHaveAccessibleDescription(
      'Please select a valid option for requirement.',
    )
  })
})

describe('a lead that fails', () => {
  const rows: ReadonlyArray<readonly [string, Ports, string]> = [
    [
      'the service failed in its own words',
      refusing({ kind: 'NetworkError', because: 'failed', message: 'The depot is asleep' }),
      'The depot is asleep',
    ],
    [
      'the refusal cannot be read',
      refusing({ kind: 'RefusalUnreadable', because: 'failed' }),
      'Some error occurred. Please retry',
    ],
    [
      'the form was refused',
      refusing({ kind: 'FormRefused', message: 'Not on Sundays', fields: [] }),
      'Not on Sundays',
    ],
    [
      'the form was refused without a word',
      refusing({ kind: 'FormRefused', message: null, fields: [] }),
      'Some error occurred. Please retry',
    ],
    [
      'its flow crashed',
      {
        requestSpotCallback: () => {
          throw new RangeError('out of range')
        },
      },
      'Unexpected error occurred',
    ],
    [
      'nobody confirms it',
      { requestSpotRedirect: () => TE.right(false) },
      'We could not confirm your request. Please send it again.',
    ],
    [
      'it leads elsewhere',
      { readLink: () => ({ _tag: 'Left', left: { kind: 'LinkRefused' } }) },
      'Unexpected error occurred',
    ],
  ]

  it.each(rows)(
    'because %s says so under the button, and keeps everything',
    async (_, ports, told) => {
      const visited = await visitLead(ports)
      await fill(visited)
      await visited.user.click(submit())
      expect(screen.getByRole('alert')).toHaveTextContent(told)
      expect(nameField()).toHaveValue('Asha Rao')
      expect(visited.went).toEqual([])
      expect(await problemsOnPage()).toEqual([])
      await visited.user.click(screen.getByRole('button', { name: 'Dismiss' }))
      expect(screen.queryByRole('alert')).toBeNull()
      expect(submit()).toHaveFocus()
    },
  )

  it('can be tried again', async () => {
    let asked = 0
    const visited = await visitLead({
      requestSpotCallback: () => {
        asked += 1
        return asked === 1 ? TE.left({ kind: 'Unreachable', because: 'offline' }) : TE.right(taken)
      },
    })
    await fill(visited)
    await visited.user.click(submit())
    await visited.user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(visited.went).toHaveLength(1)
  })

  it('leads a customer whose session has expired to the login', async () => {
    const visited = await visitLead(disbelieving())
    await visited.happen(customerRecognised(asha), ...route)
    await visited.user.click(submit())
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Authentication FailedTry signing in again.',
    )
    await visited.user.click(screen.getByRole('button', { name: 'Login' }))
    expect(selectModal(visited.store.getState())).toEqual({ kind: 'auth' })
  })

  it('opens that login with what the form holds, and with what the fare form does for the rest', async () => {
    const visited = await visitLead(disbelieving())
    const forFare = { name: 'Kiran Rao', mobile: '9812345678', requirement: 'business' } as const
    await visited.happen(fareEdited(forFare), ...route)
    await visited.happen(leadEdited({ name: 'Asha Rao', mobile: '9876543210' }))
    await visited.happen(customerRecognised(asha))
    await visited.user.click(submit())
    await visited.user.click(screen.getByRole('button', { name: 'Login' }))
    expect(visited.store.getState().auth).toMatchObject({
      step: 'login',
      form: { input: { mobile: '9876543210' } },
      known: { name: 'Asha Rao', requirement: 'business' },
    })
  })

  it('asks for no login any more once the customer is logged in again', async () => {
    const visited = await visitLead(disbelieving())
    await visited.happen(customerRecognised(asha), ...route)
    await visited.user.click(submit())
    await visited.happen(customerRecognised(asha))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(submit()).toBeEnabled()
  })

  it('lets a customer whose session has expired send it as a guest in a country without login', async () => {
    const visited = await visitLead(disbelieving(), { locale: 'en-AE' })
    await visited.happen(customerRecognised(asha), ...route)
    await visited.user.click(submit())
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent('Authentication FailedYou can send it again as a guest.')
    expect(screen.queryByRole('button', { name: 'Login' })).toBeNull()
    expect(within(alert).getByRole('button', { name: 'Retry' })).toBeVisible()
  })

  it('says after 4 seconds that it takes long', async () => {
    const visited = await visitLead({ requestSpotCallback: () => unanswered })
    await fill(visited)
    jest.useFakeTimers()
    fireEvent.click(submit())
    await act(() => jest.advanceTimersByTimeAsync(4100))
    expect(screen.getByText(/taking longer than usual/)).toBeVisible()
  })

  it('says after 4 seconds that its button waits for an address', async () => {
    const visited = await visitLead({ locateCustomer: unanswered }, { desktop: true })
    await fill(visited)
    jest.useFakeTimers()
    await visited.happen(...locating)
    await act(() => jest.advanceTimersByTimeAsync(4100))
    expect(submit()).toHaveAttribute('aria-busy', 'true')
    expect(screen.getByText(/^Still waiting for an address/)).toBeVisible()
  })
})

describe('an invalid field from which the form is sent by Enter', () => {
  it('has its error announced, because the focus stays where it is', async () => {
    const visited = await visitLead()
    await fill(visited)
    await visited.user.type(mobileField(), '{Backspace}{Enter}')
    expect(mobileField()).toHaveFocus()
    expect(spoken()).toContain('Invalid phone number')
  })
})

describe('the service’s message about a field', () => {
  const refusal = (...fields: readonly LeadField[]): LeadCallError => ({
    kind: 'FormRefused',
    message: null,
    fields: fields.map((field) => ({ field, message: `Wrong ${field}` })),
  })
  const said = (...names: readonly LeadField[]): Ports => refusing(refusal(...names))

  it('stands at name, mobile and requirement until the form is edited', async () => {
    const visited = await visitLead(said('name', 'mobile', 'requirement'))
    await fill(visited)
    await visited.user.click(submit())
    expect(nameField()).toHaveAccessibleDescription('Wrong name')
    expect(nameField()).toHaveFocus()
    expect(mobileField()).toHaveAccessibleDescription(/Wrong mobile/)
    expect(requirement()).toHaveAccessibleDescription('Wrong requirement')
    await visited.user.type(nameField(), 'n')
    expect(mobileField()).not.toHaveAccessibleDescription(/Wrong/)
  })

  it('reopens the refused address with the message, and then the other one', async () => {
    const visited = await visitLead(said('pickup', 'drop'))
    await fill(visited)
    await visited.user.click(submit())
    const pickup = await screen.findByRole('dialog', { name: 'Select Pickup' })
    expect(within(pickup).getByRole('alert')).toHaveTextContent('Wrong pickup')
    await visited.happen(...route.slice(0, 1))
    const drop = await screen.findByRole('dialog', { name: 'Select Drop' })
    expect(within(drop).getByRole('alert')).toHaveTextContent('Wrong drop')
    await visited.user.click(within(drop).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(address('Drop')).toHaveAccessibleDescription('Wrong drop')
  })

  it('reopens an address once the choice of a service that covers the form is closed', async () => {
    const service = makePending<LeadCallError, SpotCallback>()
    const visited = await visitLead({ requestSpotCallback: () => service.task })
    await fill(visited)
    await visited.user.click(submit())
    await visited.happen(modalOpened({ kind: 'categoryPicker', chosen: null }))
    service.answer(E.left(refusal('pickup')))
    await visited.happen()
    expect(screen.queryByRole('dialog', { name: 'Select Pickup' })).toBeNull()
    await visited.user.click(screen.getByRole('button', { name: 'Close' }))
    const pickup = await screen.findByRole('dialog', { name: 'Select Pickup' })
    expect(within(pickup).getByRole('alert')).toHaveTextContent('Wrong pickup')
  })

  it('does not reopen an address on the page of a service that was chosen over the form', async () => {
    const service = makePending<LeadCallError, SpotCallback>()
    const Pages = () => {
      const { pathname } = useLocation()
      return (
        <>
          <LazySpotLead key={pathname} code={4} />
          <Modals />
        </>
      )
    }
    const visited = await visit(<Pages />, {
      path: '/en-IN/services',
      ports: { requestSpotCallback: () => service.task },
    })
    await screen.findByRole('form', { name: 'Estimate by phone' })
    await fill(visited)
    await visited.user.click(submit())
    await visited.happen(modalOpened({ kind: 'categoryPicker', chosen: null }))
    service.answer(E.left(refusal('pickup')))
    await visited.happen()
    await visited.user.click(screen.getByRole('link', { name: /^Courier/ }))
    await screen.findByRole('form', { name: 'Estimate by phone' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(visited.store.getState().locationPicker.status).toBe('closed')
  })

  it('does not reopen an address on the page of a city that was chosen over the form', async () => {
    const service = makePending<LeadCallError, SpotCallback>()
    let path = '/en-IN/services'
    const visited = await visitLead({
      requestSpotCallback: () => service.task,
      readPage: () => ({ url: `https://hathi.example${path}`, isDeviceMobile: true }),
      // The page that it leads to is still loading when the dialog closes.
      goTo: (link) => {
        path = link.path
      },
    })
    await fill(visited)
    await visited.user.click(submit())
    await visited.happen(modalOpened({ kind: 'citySelector' }))
    service.answer(E.left(refusal('pickup')))
    await visited.happen()
    await visited.user.click(await screen.findByRole('button', { name: 'Pune' }))
    await waitFor(() => expect(path).toBe('/en-IN/city/pune'))
    expect(selectModal(visited.store.getState())).toEqual({ kind: 'none' })
  })

  it('does not reopen an address on a later page if a dialog kept it from opening', async () => {
    const service = makePending<LeadCallError, SpotCallback>()
    const Pages = () => {
      const [isThere, setThere] = useState(true)
      return (
        <>
          {isThere && <LazySpotLead code={4} />}
          <button type="button" onClick={() => setThere(!isThere)}>
            Another page
          </button>
          <Modals />
        </>
      )
    }
    const visited = await visit(<Pages />, {
      path: '/en-IN/services',
      ports: { requestSpotCallback: () => service.task },
    })
    await screen.findByRole('form', { name: 'Estimate by phone' })
    await fill(visited)
    await visited.user.click(submit())
    // A dialog is over the form when the answer arrives.
    await visited.happen(modalOpened({ kind: 'categoryPicker', chosen: null }))
    service.answer(E.left(refusal('pickup')))
    await visited.happen()
    const turnPage = () =>
      visited.user.click(screen.getByText('Another page', { selector: 'button' }))
    await turnPage()
    await visited.user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await turnPage()
    expect(address('Pickup')).toHaveAccessibleDescription('Wrong pickup')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(visited.store.getState().locationPicker.status).toBe('closed')
  })
})
