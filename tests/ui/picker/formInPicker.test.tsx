import { describe, expect, it } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import { either as E, taskEither as TE } from 'fp-ts'
import { estimateRequested } from '../../../src/application/fare/fareForm.slice.ts'
import type { QuoteFareError } from '../../../src/application/fare/quoteFare.port.ts'
import type {
  LeadCallError,
  SpotCallback,
} from '../../../src/application/lead/requestSpotCallback.port.ts'
import { leadEdited } from '../../../src/application/lead/spotLead.slice.ts'
import { placeAccepted } from '../../../src/application/place/placeAccepted.ts'
import type { FareQuote } from '../../../src/domain/fare/fareQuote.ts'
import { NoService } from '../../../src/ui/design/illustrations/NoService.tsx'
import { problemsOnPage } from '../../support/axe.ts'
import { formRefused, quote } from '../../support/fares.ts'
import { taken } from '../../support/lead.ts'
import { makePending } from '../../support/pending.ts'
import { indiranagar, koramangala } from '../../support/places.ts'
import {
  cardsTitle,
  choose,
  dialog,
  failing,
  fill,
  formTitle,
  open,
  type Ports,
  refusalOf,
  submit,
  type Visited,
  visitPicker,
} from './steps.tsx'

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
    // Drawn as a place that is not served, not as a fault.
    expect(dialog('Pickup not served').innerHTML).toContain(
      render(<NoService />).container.innerHTML,
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
