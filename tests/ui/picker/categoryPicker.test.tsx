import { beforeEach, describe, expect, it } from '@jest/globals'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { either as E, taskEither as TE } from 'fp-ts'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router-dom'
import {
  draftRecalled,
  estimateRequested,
  fareEdited,
} from '../../../src/application/fare/fareForm.slice.ts'
import type { QuoteFareError } from '../../../src/application/fare/quoteFare.port.ts'
import type {
  LeadCallError,
  SpotCallback,
} from '../../../src/application/lead/requestSpotCallback.port.ts'
import { leadEdited } from '../../../src/application/lead/spotLead.slice.ts'
import { selectModal } from '../../../src/application/modal/modal.selectors.ts'
import { modalClosed, modalOpened } from '../../../src/application/modal/modal.slice.ts'
import { pickerOpened } from '../../../src/application/place/locationPicker.slice.ts'
import { placeAccepted } from '../../../src/application/place/placeAccepted.ts'
import { authClosed } from '../../../src/application/session/auth.slice.ts'
import { knownBy } from '../../../src/application/session/known.ts'
import { loginWanted } from '../../../src/application/session/loginWanted.slice.ts'
import type { FareQuote } from '../../../src/domain/fare/fareQuote.ts'
import type { LeadCategory } from '../../../src/domain/lead/leadCategory.ts'
import type { Waypoint } from '../../../src/domain/place/address.ts'
import { Modals } from '../../../src/ui/app/shell/Modals.tsx'
import { CategoryStrip } from '../../../src/ui/fare/CategoryStrip.tsx'
import { LazySpotLead } from '../../../src/ui/lead/LazySpotLead.tsx'
import { problemsOnPage } from '../../support/axe.ts'
import { formRefused, quote } from '../../support/fares.ts'
import { isLeftToBrowser } from '../../support/isLeftToBrowser.ts'
import { taken } from '../../support/lead.ts'
import { makePending } from '../../support/pending.ts'
import { indiranagar, koramangala } from '../../support/places.ts'
import { type Visit, visit } from '../../support/visit.tsx'

type Ports = NonNullable<Visit['ports']>

const visitPicker = (ports: Ports = {}, options: Visit = {}) =>
  visit(
    <>
      <CategoryStrip />
      <Modals />
    </>,
    { desktop: true, ...options, ports },
  )

/** A part whose script is still to come. */
const Loading = ({ part }: { readonly part: ReactNode }) => {
  const [isLoaded, setLoaded] = useState(false)
  return isLoaded ? (
    part
  ) : (
    <button type="button" onClick={() => setLoaded(true)}>
      Loaded
    </button>
  )
}

type Visited = Awaited<ReturnType<typeof visitPicker>>

const cardsTitle = 'What do you want to send?'
const formTitle = 'Get a fare estimate'
const dialog = (name: string) => screen.getByRole('dialog', { name })

const open = async ({ user }: Visited) => {
  await user.click(screen.getByRole('button', { name: 'Explore other services?' }))
  return screen.findByRole('dialog', { name: cardsTitle })
}

const choose = async (visited: Visited, card: RegExp) => {
  const picker = await open(visited)
  await visited.user.click(within(picker).getByRole('button', { name: card }))
}

const cardsIn = (picker: HTMLElement, role: 'button' | 'link') =>
  within(picker)
    .getAllByRole(role)
    .map(({ textContent }) => textContent?.replace(/(wheeler|Trucks|Compact|Courier).*/, '$1'))
    .filter((name) => name !== '')

const fill = ({ happen }: Visited) =>
  happen(
    placeAccepted({ owner: 'fare', waypoint: 'pickup', place: koramangala }),
    placeAccepted({ owner: 'fare', waypoint: 'drop', place: indiranagar }),
    fareEdited({ name: 'Asha Rao', mobile: '9876543210', requirement: 'business' }),
  )

const submit = () => screen.getByRole('button', { name: 'Get Fare Estimate' })

const failing = (error: QuoteFareError): Ports => ({ quoteFare: () => TE.left(error) })

const refusalOf = (field: Waypoint): QuoteFareError =>
  formRefused({
    unserved: [field],
    fieldErrors: [{ field, message: `The depot refuses the ${field}` }],
    formError: null,
  })

describe('the category picker', () => {
  it('offers the services of the city', async () => {
    const visited = await visitPicker()
    const picker = await open(visited)
    expect(cardsIn(picker, 'button')).toEqual(['2 wheeler', 'Trucks', 'Courier'])
    expect(await problemsOnPage()).toEqual([])
  })

  it('offers compact vehicles in Dubai', async () => {
    const dubai = await visitPicker({}, { locale: 'en-AE', path: '/en-AE' })
    expect(cardsIn(await open(dubai), 'button')).toEqual([
      '2 wheeler',
      'Trucks',
      'Compact',
      'Courier',
    ])
  })

  it('offers no compact vehicles in Sharjah', async () => {
    const sharjah = await visitPicker(
      { recallCity: () => 'sharjah' },
      { locale: 'en-AE', path: '/en-AE' },
    )
    expect(cardsIn(await open(sharjah), 'button')).toEqual(['2 wheeler', 'Trucks', 'Courier'])
  })

  it('leads a phone to the page of the service, and keeps the parameters of the page', async () => {
    const visited = await visitPicker(
      {},
      {
        desktop: false,
        locale: 'en-AE',
        path: '/en-AE/fare-estimate?utm_source=poster&service_category=trucks',
      },
    )
    const picker = await open(visited)
    const hrefs = within(picker)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(hrefs).toEqual([
      '/en-AE/two-wheelers?utm_source=poster',
      '/en-AE/trucks?utm_source=poster',
      '/en-AE/services?service_category=5&utm_source=poster',
      '/en-AE/courier?utm_source=poster',
    ])
    const [first] = within(picker).getAllByRole('link')
    if (first === undefined) throw new Error('no link')
    await visited.user.click(first)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('disables the button of its form until that is valid if the window shrinks to a phone’s', async () => {
    const visited = await visitPicker({}, { desktop: false })
    await visited.happen(modalOpened({ kind: 'categoryPicker', chosen: 'trucks' }))
    await screen.findByRole('dialog', { name: formTitle })
    expect(await screen.findByRole('button', { name: 'Get Fare Estimate' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    expect(submit()).toHaveAccessibleDescription('Set pickup and drop to see the fare.')
    await fill(visited)
    expect(submit()).not.toHaveAttribute('aria-disabled')
    expect(submit()).not.toHaveAccessibleDescription()
  })

  it('closes at the service whose page is open on a phone, without navigating', async () => {
    const Step = () => <output>{useLocation().key}</output>
    const visited = await visit(
      <>
        <CategoryStrip />
        <Modals />
        <Step />
      </>,
      { path: '/en-IN/trucks/?utm_source=poster' },
    )
    const step = screen.getByText('default')
    visited.store.dispatch(fareEdited({ category: 'two-wheeler' }))
    const picker = await open(visited)
    await visited.user.click(within(picker).getByRole('link', { name: /^Trucks/ }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(visited.store.getState().fareForm.form.input.category).toBe('trucks')
    // Nothing was navigated: this is still the first step of the history.
    expect(step).toHaveTextContent('default')
    await visited.user.click(within(await open(visited)).getByRole('link', { name: /^Courier/ }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(step).not.toHaveTextContent('default')
  })

  it.each([/^Trucks/, /^Courier/])(
    'leaves a click that opens another tab to the browser: %s',
    async (service) => {
      const visited = await visitPicker({}, { desktop: false, path: '/en-IN/trucks' })
      visited.store.dispatch(fareEdited({ category: 'two-wheeler' }))
      const picker = await open(visited)
      const link = within(picker).getByRole('link', { name: service })
      expect(await isLeftToBrowser(visited.user, link)).toBe(true)
      expect(picker).toBeVisible()
      expect(visited.store.getState().fareForm.form.input.category).toBe('two-wheeler')
    },
  )

  it('closes by Esc and gives the focus back', async () => {
    const visited = await visitPicker()
    await open(visited)
    await visited.user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Explore other services?' })).toHaveFocus()
  })
})

describe('a service that was chosen on a desktop', () => {
  it('shows its fare form, for its category', async () => {
    const visited = await visitPicker()
    await choose(visited, /^2 wheeler/)
    const form = within(await screen.findByRole('form', { name: 'Fare estimate' }))
    expect(form.getByRole('radio', { name: '2 wheeler' })).toBeChecked()
    expect(dialog(formTitle)).toBeVisible()
    expect(await problemsOnPage()).toEqual([])
    await visited.user.click(form.getByRole('button', { name: 'Explore other services?' }))
    expect(dialog(cardsTitle)).toBeVisible()
  })

  it('leads back to the other services', async () => {
    const visited = await visitPicker()
    await choose(visited, /^Trucks/)
    await visited.user.click(await screen.findByRole('button', { name: 'Other services' }))
    expect(dialog(cardsTitle)).toBeVisible()
  })

  it('goes on to the fares, and leaves no modal behind', async () => {
    const visited = await visitPicker()
    await choose(visited, /^Trucks/)
    await screen.findByRole('form', { name: 'Fare estimate' })
    await fill(visited)
    await visited.user.click(submit())
    expect(visited.went).toMatchObject([{ path: '/en-IN/fare_estimate_mob' }])
    expect(visited.store.getState().fareResults.results.status).toBe('shown')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('without fares of its own has the lead form', async () => {
    const visited = await visitPicker()
    await choose(visited, /^Courier/)
    await screen.findByRole('form', { name: 'Estimate by phone' })
    expect(dialog('Courier')).toBeVisible()
    await visited.user.click(screen.getByRole('button', { name: /mainly for/ }))
    await visited.user.click(screen.getByRole('button', { name: /My Business Needs/ }))
    expect(dialog('Courier')).toBeVisible()
    expect(await problemsOnPage()).toEqual([])
  })
})

describe('a lead form of the page, under that of another service', () => {
  const visitDubai = async () => {
    const asked: LeadCategory[] = []
    const visited = await visit(
      <>
        <LazySpotLead code={4} />
        <CategoryStrip />
        <Modals />
      </>,
      {
        desktop: true,
        locale: 'en-AE',
        path: '/en-AE',
        ports: {
          requestSpotCallback: ({ category }) => {
            asked.push(category)
            return TE.right(taken)
          },
        },
      },
    )
    await screen.findByRole('form', { name: 'Estimate by phone' })
    await visited.happen(
      placeAccepted({ owner: 'lead', waypoint: 'pickup', place: koramangala }),
      placeAccepted({ owner: 'lead', waypoint: 'drop', place: indiranagar }),
      leadEdited({ name: 'Asha Rao', mobile: '501234567', requirement: 'business' }),
    )
    await choose(visited, /^Compact/)
    const modal = within(await screen.findByRole('dialog', { name: 'Compact' }))
    await modal.findByRole('form', { name: 'Estimate by phone' })
    return { ...visited, asked, modal }
  }

  it('is sent for the page’s service once the other form is closed', async () => {
    const { user, asked, modal } = await visitDubai()
    await user.click(modal.getByRole('button', { name: 'Close' }))
    await user.click(screen.getByRole('button', { name: 'Get an estimate' }))
    expect(asked).toEqual(['trucks'])
  })

  it('is not sent when the other form is, which is for the other service', async () => {
    const { user, asked, modal } = await visitDubai()
    await user.click(modal.getByRole('button', { name: 'Get an estimate' }))
    expect(asked).toEqual(['compact'])
  })
})

describe('a fare form that fails in the modal', () => {
  const rows: ReadonlyArray<readonly [string, Ports, string]> = [
    [
      'the service fails',
      failing({ kind: 'NetworkError', because: 'failed', message: 'The depot is asleep' }),
      'The depot is asleep',
    ],
    [
      'the captcha fails',
      { solveCaptcha: TE.left({ kind: 'CaptchaFailed' }) },
      'Error in fetching token. Please refresh the page.',
    ],
    [
      'no token comes',
      { issueFareToken: () => TE.left({ kind: 'Unreachable', because: 'connection' }) },
      'Error in fetching token. Please refresh the page.',
    ],
    [
      'the token is refused',
      { issueFareToken: () => TE.left({ kind: 'TokenRefused', message: null }) },
      'Error in retrieving secure token',
    ],
  ]

  it.each(rows)('because %s opens the error modal', async (_, ports, told) => {
    const visited = await visitPicker(ports)
    await choose(visited, /^Trucks/)
    await screen.findByRole('form', { name: 'Fare estimate' })
    await fill(visited)
    await visited.user.click(submit())
    const error = dialog('Something went wrong!')
    expect(error).toHaveTextContent(told)
    expect(screen.getAllByRole('dialog')).toEqual([error])
    expect(await problemsOnPage()).toEqual([])
  })

  it('is sent again by Retry, as it was filled in', async () => {
    let asked = 0
    const visited = await visitPicker({
      issueFareToken: () => {
        asked += 1
        return asked === 1 ? TE.left({ kind: 'TokenRefused', message: null }) : TE.right('token-1')
      },
    })
    await choose(visited, /^Trucks/)
    await screen.findByRole('form', { name: 'Fare estimate' })
    await fill(visited)
    await visited.user.click(submit())
    await visited.user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(asked).toBe(2)
    expect(visited.went).toMatchObject([{ path: '/en-IN/fare_estimate_mob' }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('because of its captcha is sent again by Retry too', async () => {
    let solved = 0
    const visited = await visitPicker({
      solveCaptcha: async () => {
        solved += 1
        return solved === 1 ? E.left({ kind: 'CaptchaFailed' }) : E.right('proof')
      },
    })
    await choose(visited, /^Trucks/)
    await screen.findByRole('form', { name: 'Fare estimate' })
    await fill(visited)
    await visited.user.click(submit())
    await visited.user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(visited.went).toMatchObject([{ path: '/en-IN/fare_estimate_mob' }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('returns to the page when its error is closed, and keeps everything for the next opening', async () => {
    const visited = await visitPicker(failing({ kind: 'RefusalUnreadable', because: 'failed' }))
    await choose(visited, /^Trucks/)
    await screen.findByRole('form', { name: 'Fare estimate' })
    await fill(visited)
    await visited.user.click(submit())
    await visited.user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await choose(visited, /^Trucks/)
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Asha Rao')
  })

  it.each([
    ['pickup', 'Pickup not served', 'Change Pickup Location', 'Select Pickup'],
    ['drop', 'Drop not served', 'Change Dropoff Location', 'Select Drop'],
  ] as const)('because of the %s leads to its address', async (field, title, action, picker) => {
    const visited = await visitPicker(failing(refusalOf(field)))
    await choose(visited, /^Trucks/)
    await screen.findByRole('form', { name: 'Fare estimate' })
    await fill(visited)
    await visited.user.click(submit())
    expect(dialog(title)).toHaveTextContent(`The depot refuses the ${field}`)
    expect(await problemsOnPage()).toEqual([])
    await visited.user.click(screen.getByRole('button', { name: action }))
    expect(await screen.findByRole('dialog', { name: picker })).toBeVisible()
    expect(dialog(formTitle)).toBeVisible()
  })

  it('because of an address leads there even if the service gives no message', async () => {
    const visited = await visitPicker(
      failing(formRefused({ unserved: ['pickup'], fieldErrors: [], formError: null })),
    )
    await choose(visited, /^Trucks/)
    await screen.findByRole('form', { name: 'Fare estimate' })
    await fill(visited)
    await visited.user.click(submit())
    expect(dialog('Pickup not served')).toHaveTextContent(
      'We do not serve pickup service from this area. Please change the pickup location',
    )
    await visited.user.click(screen.getByRole('button', { name: 'Change Pickup Location' }))
    expect(await screen.findByRole('dialog', { name: 'Select Pickup' })).toBeVisible()
  })

  it('still leads back to the other services by Back once the form is there again', async () => {
    const visited = await visitPicker(failing(refusalOf('pickup')))
    await choose(visited, /^Trucks/)
    await screen.findByRole('form', { name: 'Fare estimate' })
    await fill(visited)
    await visited.user.click(submit())
    await visited.user.click(screen.getByRole('button', { name: 'Change Pickup Location' }))
    await screen.findByRole('dialog', { name: 'Select Pickup' })
    window.history.back()
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Select Pickup' })).toBeNull())
    window.history.back()
    expect(await screen.findByRole('dialog', { name: cardsTitle })).toBeVisible()
    window.history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('shows the errors of its fields at these', async () => {
    const visited = await visitPicker(
      failing(
        formRefused({
          unserved: [],
          fieldErrors: [{ field: 'name', message: 'On no list' }],
          formError: null,
        }),
      ),
    )
    await choose(visited, /^Trucks/)
    await screen.findByRole('form', { name: 'Fare estimate' })
    await fill(visited)
    await visited.user.click(submit())
    expect(dialog(formTitle)).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('On no list')
  })
})

describe('a form in the modal that is left while it is being sent', () => {
  const fares: FareQuote = { ...quote, url: '/en-IN/fare_estimate_mob' }
  const leaving = {
    'is closed': ({ user }: Visited) => user.click(screen.getByRole('button', { name: 'Close' })),
    'is closed by Esc': ({ user }: Visited) => user.keyboard('{Escape}'),
    'makes room for the other services': ({ user }: Visited) =>
      user.click(screen.getByRole('button', { name: 'Other services' })),
  }
  const coming: Readonly<Record<string, E.Either<QuoteFareError, FareQuote>>> = {
    'the fares': E.right(fares),
    'a failure': E.left({
      kind: 'NetworkError',
      because: 'failed',
      message: 'The depot is asleep',
    }),
    'a refused address': E.left(refusalOf('pickup')),
  }
  const rows = Object.entries(leaving).flatMap(([how, leave]) =>
    Object.entries(coming).map(([what, answer]) => ({ how, leave, what, answer })),
  )

  it.each(rows)('and $how ignores $what', async ({ leave, answer }) => {
    const service = makePending<QuoteFareError, FareQuote>()
    const visited = await visitPicker({ quoteFare: () => service.task })
    await choose(visited, /^Trucks/)
    await screen.findByRole('form', { name: 'Fare estimate' })
    await fill(visited)
    await visited.user.click(submit())
    await leave(visited)
    const { modal, fareForm } = visited.store.getState()
    expect(fareForm.form.phase).toEqual({ status: 'untouched' })
    service.answer(answer)
    await visited.happen()
    expect(visited.went).toEqual([])
    expect(visited.store.getState()).toMatchObject({ modal, fareForm })
    expect(visited.store.getState().fareResults.results.status).toBe('absent')
  })

  it('keeps what was typed for the next opening, and can be sent again', async () => {
    const service = makePending<QuoteFareError, FareQuote>()
    const visited = await visitPicker({ quoteFare: () => service.task })
    await choose(visited, /^Trucks/)
    await screen.findByRole('form', { name: 'Fare estimate' })
    await fill(visited)
    await visited.user.click(submit())
    await leaving['is closed'](visited)
    service.answer(E.right(fares))
    await choose(visited, /^Trucks/)
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Asha Rao')
    await visited.user.click(submit())
    service.answer(E.right(fares))
    await visited.happen()
    expect(visited.went).toMatchObject([{ path: '/en-IN/fare_estimate_mob' }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  const leads: ReadonlyArray<readonly [string, E.Either<LeadCallError, SpotCallback>]> = [
    ['where the service leads', E.right(taken)],
    [
      'a refused address',
      E.left({
        kind: 'FormRefused',
        message: null,
        fields: [{ field: 'pickup', message: 'Too far.' }],
      }),
    ],
  ]

  it.each(leads)('and has no fares ignores %s', async (_, answer) => {
    const service = makePending<LeadCallError, SpotCallback>()
    const visited = await visitPicker({ requestSpotCallback: () => service.task })
    await choose(visited, /^Courier/)
    await screen.findByRole('form', { name: 'Estimate by phone' })
    await visited.happen(
      placeAccepted({ owner: 'lead', waypoint: 'pickup', place: koramangala }),
      placeAccepted({ owner: 'lead', waypoint: 'drop', place: indiranagar }),
      leadEdited({ name: 'Asha Rao', mobile: '9876543210', requirement: 'business' }),
    )
    await visited.user.click(screen.getByRole('button', { name: 'Get an estimate' }))
    expect(service.count()).toBe(1)
    await leaving['is closed'](visited)
    const { spotLead } = visited.store.getState()
    expect(spotLead).toMatchObject({
      form: { input: { name: 'Asha Rao' }, phase: { status: 'untouched' } },
    })
    service.answer(answer)
    await visited.happen()
    expect(visited.went).toEqual([])
    expect(visited.store.getState()).toMatchObject({ modal: { kind: 'none' }, spotLead })
  })

  it('does not stop a form of the page that was sent before', async () => {
    const service = makePending<QuoteFareError, FareQuote>()
    const visited = await visitPicker({ quoteFare: () => service.task })
    await fill(visited)
    await visited.happen(estimateRequested())
    await open(visited)
    await visited.user.keyboard('{Escape}')
    service.answer(E.right(fares))
    await visited.happen()
    expect(visited.went).toMatchObject([{ path: '/en-IN/fare_estimate_mob' }])
  })
})

describe('a link with a category code', () => {
  // All tests share one history.
  beforeEach(() => window.history.pushState(null, ''))

  it.each([0, 2, 6])('of %d is not followed again after a reload or Back', async (code) => {
    const path = `/en-IN?service_category=${code}`
    const before = await visitPicker({}, { path })
    await before.happen(modalClosed(), fareEdited({ category: 'trucks' }))
    cleanup()
    const { happen, store } = await visitPicker({}, { path })
    await happen()
    expect(screen.getByRole('radio', { name: 'Trucks' })).toBeChecked()
    expect(store.getState().modal.kind).toBe('none')
  })

  it('leaves the category that was chosen in the page’s form before the picker had loaded', async () => {
    const { user, happen } = await visit(
      <>
        <CategoryStrip />
        <Loading part={<Modals />} />
      </>,
      { desktop: true, path: '/en-IN?service_category=4' },
    )
    await user.click(screen.getByRole('radio', { name: '2 wheeler' }))
    await user.click(screen.getByRole('button', { name: 'Loaded' }))
    await happen()
    expect(screen.getByRole('radio', { name: '2 wheeler' })).toBeChecked()
  })

  const address = pickerOpened({
    owner: 'fare',
    waypoint: 'pickup',
    near: null,
    onChoice: 'pin',
    place: null,
  })
  const login = loginWanted({
    start: { checksExistence: false, followUp: null },
    known: knownBy({ name: '', mobile: '', requirement: '' }),
  })

  it.each([
    ['an address', 2, true, address],
    ['an address', 6, true, address],
    ['an address', 6, false, address],
    ['a login', 2, true, login],
    ['the choice of a city', 2, true, modalOpened({ kind: 'citySelector' })],
  ] as const)(
    'opens nothing over %s that was opened before the picker had loaded: %d (desktop: %s)',
    async (_, code, desktop, opened) => {
      const { user, happen, store, went } = await visit(<Loading part={<Modals />} />, {
        desktop,
        path: `/en-IN?service_category=${code}`,
      })
      await happen(opened)
      const before = selectModal(store.getState())
      await user.click(screen.getByRole('button', { name: 'Loaded' }))
      await happen(authClosed())
      expect(selectModal(store.getState())).toEqual(opened === login ? { kind: 'none' } : before)
      expect(went).toEqual([])
    },
  )

  it('replaces the category of a draft in the page’s form', async () => {
    const { user, happen } = await visit(
      <>
        <CategoryStrip />
        <Loading part={<Modals />} />
      </>,
      { desktop: true, path: '/en-IN?service_category=4' },
    )
    await happen(draftRecalled({ category: 'two-wheeler' }))
    expect(screen.getByRole('radio', { name: '2 wheeler' })).toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Loaded' }))
    await happen()
    expect(screen.getByRole('radio', { name: 'Trucks' })).toBeChecked()
  })

  it('is followed again if the link is opened once more', async () => {
    const path = '/en-IN?service_category=2'
    await visitPicker({}, { path })
    await screen.findByRole('dialog', { name: cardsTitle })
    cleanup()
    window.history.pushState(null, '')
    await visitPicker({}, { path })
    expect(await screen.findByRole('dialog', { name: cardsTitle })).toBeVisible()
  })

  it.each(['service%5Fcategory=2', 'utm_source=a&service_category=%32', 'service_category=2#top'])(
    'is read whatever the encoding of its address: %s',
    async (search) => {
      await visitPicker({}, { path: `/en-IN?${search}` })
      expect(await screen.findByRole('dialog', { name: cardsTitle })).toBeVisible()
    },
  )

  it.each([1, 2, 3, 7])('of %d opens the picker', async (code) => {
    await visitPicker({}, { path: `/en-IN?service_category=${code}` })
    expect(await screen.findByRole('dialog', { name: cardsTitle })).toBeVisible()
  })

  it.each([
    [0, '2 wheeler'],
    [4, 'Trucks'],
  ])('of %d chooses %s in the form of the page', async (code, name) => {
    const { happen } = await visitPicker({}, { path: `/en-IN?service_category=${code}` })
    await happen()
    expect(await screen.findByRole('radio', { name, checked: true })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each([
    [0, '2 wheeler'],
    [4, 'Trucks'],
  ])('of %d opens the form for %s on a desktop page without a form', async (code, name) => {
    await visitPicker({}, { path: `/en-IN/offers?service_category=${code}` })
    const form = await screen.findByRole('dialog', { name: formTitle })
    expect(await within(form).findByRole('radio', { name, checked: true })).toBeVisible()
  })

  it('of a service with fares leads a phone to its page from a page without a form', async () => {
    const { happen, went } = await visitPicker(
      {},
      { desktop: false, path: '/en-IN/offers?service_category=0&utm_source=poster' },
    )
    await happen()
    expect(went).toEqual([
      { site: null, path: '/en-IN/two-wheelers', query: [['utm_source', 'poster']] },
    ])
  })

  it.each(['fare_estimate_mob', 'order-review', 'courier', 'city/pune', 'atlantis'])(
    'of a service with fares only chooses the category on a page with a form or an estimate: %s',
    async (page) => {
      const path = `/en-IN/${page}?service_category=0`
      const { happen, store, went } = await visitPicker({}, { path })
      await happen()
      expect(store.getState().modal.kind).toBe('none')
      expect(store.getState().fareForm.form.input.category).toBe('two-wheeler')
      expect(went).toEqual([])
    },
  )

  it('of a service without fares opens its form on a desktop', async () => {
    await visitPicker({}, { path: '/en-IN?service_category=6' })
    expect(await screen.findByRole('dialog', { name: 'Courier' })).toBeVisible()
  })

  it('of a service without fares leads a phone to its page', async () => {
    const { happen, went } = await visitPicker(
      {},
      { desktop: false, path: '/en-IN?service_category=6&utm_source=poster' },
    )
    await happen()
    expect(went).toEqual([
      { site: null, path: '/en-IN/courier', query: [['utm_source', 'poster']] },
    ])
  })

  it('of compact opens its form in Dubai', async () => {
    await visitPicker({}, { locale: 'en-AE', path: '/en-AE?service_category=5' })
    expect(await screen.findByRole('dialog', { name: 'Compact' })).toBeVisible()
  })

  it('of compact opens the picker in a city without that service', async () => {
    await visitPicker({}, { path: '/en-IN?service_category=5' })
    expect(await screen.findByRole('dialog', { name: cardsTitle })).toBeVisible()
  })

  it('is ignored on the page of the service itself', async () => {
    const { happen, store } = await visitPicker(
      {},
      { locale: 'en-AE', path: '/en-AE/services?service_category=5' },
    )
    await happen()
    expect(store.getState().modal.kind).toBe('none')
  })

  it.each([true, false])(
    'is ignored there even if the path ends in a slash (desktop: %s)',
    async (desktop) => {
      const { happen, store, went } = await visitPicker(
        {},
        { desktop, path: '/en-IN/courier/?service_category=6' },
      )
      await happen()
      expect(store.getState().modal.kind).toBe('none')
      expect(went).toEqual([])
    },
  )

  it.each([8, 9])('of %d opens nothing: there is no such code', async (code) => {
    const { happen, store } = await visitPicker({}, { path: `/en-IN?service_category=${code}` })
    await happen()
    expect(store.getState().modal.kind).toBe('none')
  })

  it('that names the category instead opens nothing', async () => {
    const { happen, store } = await visitPicker({}, { path: '/en-IN?service_category=trucks' })
    await happen()
    expect(store.getState().modal.kind).toBe('none')
  })
})
