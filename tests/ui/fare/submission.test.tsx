import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { either as E, taskEither as TE } from 'fp-ts'
import { fareEdited, quotingFailed } from '../../../src/application/fare/fareForm.slice.ts'
import type { QuoteFareError } from '../../../src/application/fare/quoteFare.port.ts'
import {
  currentLocationRequested,
  pickerOpened,
  searchTyped,
} from '../../../src/application/place/locationPicker.slice.ts'
import { placeAccepted } from '../../../src/application/place/placeAccepted.ts'
import type { FareRefusal } from '../../../src/domain/fare/fareRefusal.ts'
import { EmbeddingContext } from '../../../src/ui/app/embedding.ts'
import { FareEstimatePage } from '../../../src/ui/fare/FareEstimatePage.tsx'
import { formRefused } from '../../support/fares.ts'
import { unanswered } from '../../support/pending.ts'
import { indiranagar } from '../../support/places.ts'
import { spoken } from '../../support/spoken.ts'
import { visit } from '../../support/visit.tsx'
import type { WorldNeeds } from '../../support/visitStore.ts'
import { mobileField, nameField, submitButton, withRoute } from './steps.ts'

const details = fareEdited({ name: 'Asha Rao', mobile: '9876543210', requirement: 'business' })

/** The form as it is embedded in the shadow tree of a partner's page. */
const embedded = (
  <EmbeddingContext value={window}>
    <FareEstimatePage />
  </EmbeddingContext>
)

const visitFilled = async (ports: Partial<WorldNeeds>, page = <FareEstimatePage />) => {
  const visited = await visit(page, { ports })
  await visited.happen(...withRoute, details)
  return visited
}

const failing = (error: QuoteFareError): Partial<WorldNeeds> => ({
  quoteFare: () => TE.left(error),
})

const refusing = (refusal: Partial<FareRefusal>): Partial<WorldNeeds> =>
  failing(formRefused({ unserved: [], fieldErrors: [], formError: null, ...refusal }))

const broken = (): never => {
  throw new RangeError('out of range')
}

const submitOfCard = () => screen.getByRole('button', { name: 'Check the fare' })

afterEach(() => {
  jest.useRealTimers()
})

describe('while fares are asked for', () => {
  it('asks once, however often the button is tapped', async () => {
    const asked: string[] = []
    const { user } = await visitFilled({
      quoteFare: (_enquiry, _page, _captcha, { requestId }) => {
        asked.push(requestId)
        return unanswered
      },
    })
    await user.dblClick(submitButton())
    await user.click(submitButton())
    expect(asked).toEqual(['request-1'])
  })

  it('shows the fields disabled, and keeps the focus on the button', async () => {
    const { user } = await visitFilled({ quoteFare: () => unanswered })
    await user.click(nameField())
    await user.keyboard('{Enter}')
    expect(submitButton()).toHaveAttribute('aria-busy', 'true')
    expect(submitButton()).toHaveFocus()
    expect(nameField()).toBeDisabled()
    expect(nameField()).toHaveValue('Asha Rao')
    expect(screen.getByRole('button', { name: /^Pickup/ })).toBeDisabled()
  })

  it('says after 4 seconds what is being waited for', async () => {
    jest.useFakeTimers()
    await visitFilled({ quoteFare: () => unanswered })
    fireEvent.click(submitButton())
    await act(() => jest.advanceTimersByTimeAsync(3900))
    expect(screen.queryByText(/fares for your route/)).toBeNull()
    await act(() => jest.advanceTimersByTimeAsync(200))
    expect(screen.getByText(/fares for your route/)).toBeVisible()
  })
})

describe('when the form is sent by Enter from an invalid field', () => {
  it('announces the error, because the focus stays where it is', async () => {
    const { user } = await visitFilled({ quoteFare: () => unanswered })
    await user.type(mobileField(), '{Backspace}{Enter}')
    expect(mobileField()).toHaveFocus()
    expect(spoken()).toContain('Invalid mobile number')
    await user.tab()
    expect(spoken()).not.toContain('Invalid mobile number')
  })
})

describe('while the current location is waited for', () => {
  it('says after 4 seconds what the button waits for, until the address is typed instead', async () => {
    jest.useFakeTimers()
    const { happen, store } = await visit(<FareEstimatePage />, {
      desktop: true,
      ports: { locateCustomer: unanswered },
    })
    const pickup = { owner: 'fare', waypoint: 'pickup', onChoice: 'accept', near: null } as const
    await happen(
      ...withRoute,
      details,
      pickerOpened({ ...pickup, place: null }),
      currentLocationRequested(),
      // The customer goes on to the drop, so the pickup's field itself says nothing.
      searchTyped({ ...pickup, waypoint: 'drop', text: 'Indira' }),
    )
    const told = /^Still waiting for an address\. If your browser asks for your location, answer it/
    await act(() => jest.advanceTimersByTimeAsync(3900))
    expect(submitOfCard()).toHaveAttribute('aria-busy', 'true')
    expect(screen.queryByText(told)).toBeNull()
    await act(() => jest.advanceTimersByTimeAsync(200))
    expect(screen.getByText(told)).toBeVisible()

    await happen(searchTyped({ ...pickup, text: 'Kora' }))
    expect(submitOfCard()).not.toHaveAttribute('aria-busy')
    expect(screen.queryByText(told)).toBeNull()
    expect(store.getState().fareForm.form.input.pickup).toEqual({ status: 'typed', text: 'Kora' })
  })
})

describe('when there is no estimate', () => {
  const unexpected = 'Unexpected error occurred'
  const token = 'Error in fetching token. Please refresh the page.'
  const cases: ReadonlyArray<readonly [why: string, ports: Partial<WorldNeeds>, told: string]> = [
    [
      'the service failed in its own words',
      failing({ kind: 'NetworkError', because: 'failed', message: 'The depot is asleep' }),
      'The depot is asleep',
    ],
    [
      'the service failed without a word',
      failing({ kind: 'NetworkError', because: 'failed', message: null }),
      'Something went wrong',
    ],
    [
      'the refusal cannot be read',
      failing({ kind: 'RefusalUnreadable', because: 'failed' }),
      'Some error occurred. Please retry',
    ],
    [
      'the service does not believe a customer',
      failing({ kind: 'AuthenticationFailed' }),
      'Authentication Failed',
    ],
    [
      'the secure call does not believe a customer',
      { issueFareToken: () => TE.left({ kind: 'AuthenticationFailed' }) },
      'Authentication Failed',
    ],
    [
      'the browser is offline',
      failing({ kind: 'Unreachable', because: 'offline' }),
      'You are offline. Check your connection and try again.',
    ],
    [
      'the answer breaks the contract',
      failing({ kind: 'ContractBroken', call: 'validator', paths: ['vehicles'] }),
      unexpected,
    ],
    ['the form was refused', refusing({ formError: 'Not on Sundays' }), 'Not on Sundays'],
    ['the form was refused without a word', refusing({}), 'Some error occurred. Please retry'],
    ['its flow crashed', { quoteFare: broken }, unexpected],
    ['the captcha failed', { solveCaptcha: TE.left({ kind: 'CaptchaFailed' }) }, token],
    [
      'the token did not come',
      { issueFareToken: () => TE.left({ kind: 'Unreachable', because: 'connection' }) },
      token,
    ],
    [
      'the token was refused in words',
      { issueFareToken: () => TE.left({ kind: 'TokenRefused', message: 'Token spent' }) },
      'Token spent',
    ],
    [
      'the token was refused without a word',
      { issueFareToken: () => TE.left({ kind: 'TokenRefused', message: null }) },
      'Error in retrieving secure token',
    ],
    [
      'the service leads somewhere that is not allowed',
      { readLink: () => E.left({ kind: 'LinkRefused' }) },
      unexpected,
    ],
  ]

  it.each(cases)('because %s, it says so once and keeps the input', async (_, ports, told) => {
    const { user, went } = await visitFilled(ports)
    await user.click(submitButton())
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(screen.getByRole('alert')).toHaveTextContent(told)
    expect(nameField()).toHaveValue('Asha Rao')
    expect(nameField()).toBeEnabled()
    expect(mobileField()).toHaveValue('9876543210')
    expect(went).toEqual([])
  })

  it('reloads by itself after a failed captcha, and says so', async () => {
    jest.useFakeTimers()
    const reloads: number[] = []
    await visitFilled({
      solveCaptcha: TE.left({ kind: 'CaptchaFailed' }),
      reloadPage: () => reloads.push(1),
    })
    fireEvent.click(submitButton())
    await act(() => jest.advanceTimersByTimeAsync(100))
    expect(screen.getByRole('alert')).toHaveTextContent('We reload the page in a moment.')
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    await act(() => jest.advanceTimersByTimeAsync(3000))
    expect(reloads).toEqual([1])
  })

  it('offers Retry after a failed captcha on a partner’s page, which it does not reload', async () => {
    let solved = 0
    const { went, user } = await visitFilled(
      {
        solveCaptcha: async () => {
          solved += 1
          return solved === 1 ? E.left({ kind: 'CaptchaFailed' }) : E.right('proof')
        },
      },
      embedded,
    )
    await user.click(submitButton())
    expect(screen.getByRole('alert')).toHaveTextContent(token)
    expect(screen.getByRole('alert')).not.toHaveTextContent('reload')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(went).toHaveLength(1)
  })

  it('asks again after Retry, and goes on when the service answers', async () => {
    const answers = [
      TE.left({ kind: 'Unreachable', because: 'timeout' } as const),
      TE.right('late'),
    ]
    const { user, went } = await visitFilled({
      issueFareToken: () => answers.shift() ?? unanswered,
    })
    await user.click(submitButton())
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(submitButton()).toHaveFocus()
    expect(went).toHaveLength(1)
  })

  it('hides the message when it is dismissed, or when something is edited', async () => {
    const { user } = await visitFilled(failing({ kind: 'RefusalUnreadable', because: 'failed' }))
    await user.click(submitButton())
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(submitButton()).toHaveFocus()
    expect(nameField()).toHaveValue('Asha Rao')

    await user.click(submitButton())
    expect(screen.getByRole('alert')).toBeVisible()
    await user.type(nameField(), ' Devi')
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('when the service refuses fields', () => {
  const refusal = refusing({
    fieldErrors: [
      { field: 'mobile', message: 'This number is blocked' },
      { field: 'drop', message: 'We do not go there' },
    ],
  })

  it('shows its messages at them, and focuses the first', async () => {
    const { user } = await visitFilled(refusal)
    await user.click(submitButton())
    expect(screen.getByText('We do not go there')).toBeVisible()
    expect(mobileField()).toHaveAccessibleDescription(/This number is blocked/)
    expect(nameField()).toBeValid()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('button', { name: /^Drop/ })).toHaveFocus()
  })

  it('removes its words from a field that is edited', async () => {
    const { user } = await visitFilled(refusal)
    await user.click(submitButton())
    await user.type(mobileField(), '{Backspace}1')
    expect(screen.queryByText('This number is blocked')).toBeNull()
    expect(screen.getByText('We do not go there')).toBeVisible()
  })

  it('marks an address that it refuses without a message, until it is changed', async () => {
    const { user, happen } = await visitFilled(refusing({ unserved: ['pickup'] }))
    await user.click(submitButton())
    const pickup = screen.getByRole('button', { name: /^Pickup/ })
    expect(pickup).toHaveAccessibleDescription('Please enter valid address')
    expect(pickup).toHaveFocus()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getAllByText('Please enter valid address')).toHaveLength(1)
    await happen(placeAccepted({ owner: 'fare', waypoint: 'pickup', place: indiranagar }))
    expect(screen.queryByText('Please enter valid address')).toBeNull()
  })

  it('marks in our own words any other field that it refuses without one', async () => {
    const { user, happen } = await visitFilled({ quoteFare: () => unanswered })
    await user.click(submitButton())
    await happen(quotingFailed({ failure: null, refused: [{ field: 'name', message: null }] }))
    expect(nameField()).toHaveAccessibleDescription('Something went wrong')
  })
})
