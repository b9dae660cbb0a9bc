import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { either as E, taskEither as TE } from 'fp-ts'
import type {
  CancelOrder,
  CancelOrderError,
} from '../../../src/application/orders/cancelOrder.port.ts'
import { orderLoaded } from '../../../src/application/orders/tracking.slice.ts'
import {
  customerRecognised,
  logoutRequested,
  restoringStarted,
  sessionEnded,
} from '../../../src/application/session/session.slice.ts'
import type { TrackedOrder } from '../../../src/domain/orders/order.ts'
import { asha } from '../../support/account.ts'
import { problemsOnPage } from '../../support/axe.ts'
import { orderAt, searchedOrder } from '../../support/orders.ts'
import { makePending, unanswered } from '../../support/pending.ts'
import { spoken } from '../../support/spoken.ts'
import { heading, press, visitUnpolledOrder as visitOrder } from './steps.tsx'

afterEach(() => {
  jest.useRealTimers()
})

const dialog = () => screen.queryByRole('dialog', { name: 'Cancel this order?' })
const asked = () => within(screen.getByRole('dialog', { name: 'Cancel this order?' }))
const refused = () =>
  within(screen.getByRole('dialog', { name: 'The order could not be cancelled' }))
const reason = (name: string) => asked().getByRole('radio', { name })
const confirm = () => asked().getByRole('button', { name: 'Cancel order' })
const ownWords = () => asked().getByRole('textbox', { name: 'Tell us why' })

/** Submits like a browser: the button is outside the form, where user-event does not look for it. */
const sendByEnter = (field: HTMLElement) => fireEvent.submit(field)

/** A service that cancels orders, or does `otherwise`. */
const cancelling = (otherwise: CancelOrder | null = null) => {
  const reasons: string[] = []
  const cancelOrder: CancelOrder = (crn, why, context) => {
    reasons.push(why)
    return otherwise === null
      ? TE.right({ ...orderAt('cancelled'), crn })
      : otherwise(crn, why, context)
  }
  return { reasons, cancelOrder }
}

const visitQuestion = async (otherwise: CancelOrder | null = null) => {
  const { reasons, cancelOrder } = cancelling(otherwise)
  const visited = await visitOrder({ ports: { cancelOrder } })
  await visited.user.click(press('Cancel order'))
  return { ...visited, reasons }
}

describe('cancelling an order', () => {
  it('asks for a reason before anything is sent', async () => {
    const { user, reasons } = await visitQuestion()
    await user.click(confirm())
    expect(asked().getByText('Please choose a reason')).toBeVisible()
    expect(reason('My plans have changed')).toHaveFocus()
    expect(await problemsOnPage()).toEqual([])
    await user.click(reason('Other'))
    expect(ownWords()).toBeValid()
    expect(ownWords()).not.toHaveAccessibleDescription()
    await user.type(ownWords(), '   ')
    await user.click(confirm())
    expect(ownWords()).toHaveAccessibleDescription('Please tell us why')
    expect(ownWords()).toHaveFocus()
    expect(reasons).toEqual([])
  })

  it('announces what is missing when Enter submits the form and the focus stays', async () => {
    const { user } = await visitQuestion()
    act(() => reason('My plans have changed').focus())
    sendByEnter(reason('My plans have changed'))
    expect(reason('My plans have changed')).toHaveFocus()
    expect(spoken()).toContain('Please choose a reason')
    await user.click(reason('Other'))
    expect(spoken()).not.toContain('Please choose a reason')
    await user.click(ownWords())
    sendByEnter(ownWords())
    expect(ownWords()).toHaveFocus()
    expect(spoken()).toContain('Please tell us why')
  })

  it('accepts as many of the customer’s own words as the service does', async () => {
    const { user, reasons } = await visitQuestion()
    await user.click(reason('Other'))
    await user.click(ownWords())
    await user.paste('a'.repeat(501))
    await user.click(confirm())
    expect(ownWords()).toHaveAccessibleDescription('Maximum 500 letters')
    expect(ownWords()).toHaveFocus()
    expect(reasons).toEqual([])
    await user.keyboard('{Backspace}')
    expect(ownWords()).not.toHaveAccessibleDescription()
    await user.click(confirm())
    expect(reasons).toEqual(['a'.repeat(500)])
  })

  it('sends the reason, and returns to the cancelled order', async () => {
    const { user, reasons } = await visitQuestion()
    await user.click(reason('Finding a driver takes too long'))
    await user.click(confirm())
    expect(reasons).toEqual(['Finding a driver takes too long'])
    expect(dialog()).toBeNull()
    expect(heading('Cancelled')).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  })

  it('says after 4 seconds that it takes long', async () => {
    const { user } = await visitQuestion(() => unanswered)
    await user.click(reason('My plans have changed'))
    jest.useFakeTimers()
    fireEvent.click(confirm())
    await act(() => jest.advanceTimersByTimeAsync(4100))
    expect(asked().getByText(/taking longer than usual/)).toBeVisible()
  })

  it('keeps its question and the reason while another tab renews the customer’s token', async () => {
    const { user, happen, reasons } = await visitQuestion()
    await user.click(reason('Finding a driver takes too long'))
    const renewed = { ...asha, authToken: 'token-2' }
    await happen(restoringStarted(renewed))
    expect(reason('Finding a driver takes too long')).toBeChecked()
    await user.click(confirm())
    expect(confirm()).toHaveAttribute('aria-busy', 'true')
    expect(reasons).toEqual([])
    await happen(customerRecognised(renewed))
    expect(reasons).toEqual(['Finding a driver takes too long'])
    expect(heading('Cancelled')).toHaveFocus()
  })

  it('sends the customer’s own words', async () => {
    const { user, reasons } = await visitQuestion()
    await user.click(reason('Other'))
    await user.type(ownWords(), '  The lift is broken {Enter}')
    expect(reasons).toEqual(['The lift is broken'])
    expect(dialog()).toBeNull()
  })

  it('keeps the dialog open while it waits, and is not sent twice', async () => {
    const { user, reasons } = await visitQuestion(() => unanswered)
    await user.click(reason('My plans have changed'))
    await user.dblClick(confirm())
    expect(reasons).toHaveLength(1)
    expect(confirm()).toHaveAttribute('aria-busy', 'true')
    expect(reason('My plans have changed')).toBeDisabled()
    // A customer who closes the dialog sees on the page that cancelling goes on.
    await user.keyboard('{Escape}')
    expect(dialog()).toBeNull()
    expect(screen.getByRole('button', { name: 'Cancel order' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  })

  it('keeps the focus in the dialog when Enter submits the form, whose fields are disabled meanwhile', async () => {
    const answer = makePending<CancelOrderError, TrackedOrder>()
    const { user } = await visitQuestion(() => answer.task)
    await user.click(reason('Other'))
    await user.type(ownWords(), 'The lift is broken')
    sendByEnter(ownWords())
    expect(ownWords()).toBeDisabled()
    expect(confirm()).toHaveFocus()
    await act(() => {
      answer.answer(E.left({ kind: 'Unreachable', because: 'timeout' }))
      return Promise.resolve()
    })
    expect(await asked().findByRole('alert')).toBeVisible()
    expect(confirm()).toHaveFocus()
  })

  it.each([
    [
      'in the service’s words',
      { kind: 'NetworkError', because: 'failed', message: 'Not now.' },
      'Not now.',
    ],
    [
      'without a word',
      { kind: 'NetworkError', because: 'failed', message: null },
      'Something went wrong',
    ],
    [
      'because the customer may not do that',
      { kind: 'NetworkError', because: 'notAllowed', message: null },
      'Unauthorized action',
    ],
    [
      'without an answer',
      { kind: 'Unreachable', because: 'timeout' },
      'This is taking too long. Please try again.',
    ],
    ['of an order that is gone', { kind: 'OrderUnknown' }, 'Data Not Found'],
  ] as const)(
    'that fails %s says so in the dialog, and keeps what was entered',
    async (_, error, says) => {
      const { user, reasons } = await visitQuestion(() => TE.left(error))
      await user.click(reason('Other'))
      await user.type(ownWords(), 'The lift is broken')
      await user.click(confirm())
      expect(asked().getByRole('alert')).toHaveTextContent(
        `The order could not be cancelled${says}`,
      )
      expect(ownWords()).toHaveValue('The lift is broken')
      expect(ownWords()).toBeEnabled()
      await user.click(confirm())
      expect(reasons).toEqual(['The lift is broken', 'The lift is broken'])
    },
  )

  it('that the service accepts without doing it says so', async () => {
    const { user } = await visitQuestion(() => TE.right(searchedOrder))
    await user.click(reason('My plans have changed'))
    await user.click(confirm())
    expect(asked().getByRole('alert')).toHaveTextContent(
      'The order could not be cancelledThe search for a driver goes on. Please try again.',
    )
  })

  it('that comes too late says so, and offers nothing more to send', async () => {
    const { user } = await visitQuestion(() => TE.left({ kind: 'TooLateToCancel' }))
    await user.click(reason('My plans have changed'))
    await user.click(confirm())
    expect(refused().getByRole('alert')).toHaveTextContent('This order can no longer be cancelled.')
    expect(refused().queryByRole('radio')).toBeNull()
    expect(refused().getByRole('link', { name: 'Call support' })).toHaveAttribute(
      'href',
      'tel:+918000000000',
    )
    const [, close] = refused().getAllByRole('button', { name: 'Close' })
    expect(close).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(dialog()).toBeNull()
  })

  it.each<[CancelOrderError, string]>([
    [{ kind: 'NetworkError', because: 'failed', message: 'Not now' }, 'Not now'],
    [{ kind: 'TooLateToCancel' }, 'This order can no longer be cancelled.'],
  ])('shows its failure on the page if its dialog was closed before: %j', async (error, words) => {
    const answer = makePending<CancelOrderError, TrackedOrder>()
    const { user } = await visitQuestion(() => answer.task)
    await user.click(reason('My plans have changed'))
    await user.click(confirm())
    await user.keyboard('{Escape}')
    expect(dialog()).toBeNull()
    await act(() => {
      answer.answer(E.left(error))
      return Promise.resolve()
    })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      `The order could not be cancelled${words}`,
    )
    expect(await problemsOnPage()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(heading('Looking for a driver')).toHaveFocus()
  })

  it('with an expired session keeps the reason for the same customer’s next login', async () => {
    let isRefused = true
    const { user, reasons, happen } = await visitQuestion((crn) =>
      isRefused
        ? TE.left({ kind: 'AuthenticationFailed' })
        : TE.right({ ...orderAt('cancelled'), crn }),
    )
    await user.click(reason('Other'))
    await user.type(ownWords(), 'The lift is broken')
    await user.click(confirm())
    expect(heading('Authentication Failed')).toBeVisible()
    isRefused = false
    await happen(customerRecognised(asha))
    await user.click(press('Cancel order'))
    expect(reason('Other')).toBeChecked()
    expect(ownWords()).toHaveValue('The lift is broken')
    await user.click(confirm())
    expect(reasons).toEqual(['The lift is broken', 'The lift is broken'])
    expect(heading('Cancelled')).toBeVisible()
  })

  it('with an expired session does not show the reason to another customer', async () => {
    const { user, happen } = await visitQuestion(() => TE.left({ kind: 'AuthenticationFailed' }))
    await user.click(reason('Other'))
    await user.type(ownWords(), 'The lift is broken')
    await user.click(confirm())
    await happen(customerRecognised({ ...asha, mobile: '9812345678' }))
    await user.click(press('Cancel order'))
    expect(reason('Other')).not.toBeChecked()
    await user.click(reason('Other'))
    expect(ownWords()).toHaveValue('')
  })

  it('forgets the reason when the customer logs out', async () => {
    const { user, happen } = await visitQuestion()
    await user.click(reason('Other'))
    await user.type(ownWords(), 'The lift is broken')
    await happen(logoutRequested())
    await happen(customerRecognised(asha))
    await user.click(press('Cancel order'))
    expect(reason('Other')).not.toBeChecked()
  })

  it('keeps the focus on the page when the session ends meanwhile', async () => {
    const { happen } = await visitQuestion()
    await happen(sessionEnded('refused'))
    expect(heading('Authentication Failed')).toBeVisible()
    expect(dialog()).toBeNull()
    expect(document.body).not.toHaveFocus()
  })

  it('says that it is too late when the order moves on meanwhile', async () => {
    const { happen, reasons } = await visitQuestion()
    await happen(orderLoaded(orderAt('confirmed')))
    expect(refused().getByRole('alert')).toHaveTextContent('This order can no longer be cancelled.')
    expect(reasons).toEqual([])
  })

  it.each([
    ['is cancelled elsewhere', 'cancelled', 'Cancelled'],
    ['finds no driver', 'unsuccessful', 'No driver found'],
  ] as const)('closes its dialog when the order %s', async (_, status, words) => {
    const { happen } = await visitQuestion()
    await happen(orderLoaded({ ...searchedOrder, status }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(heading(words)).toHaveFocus()
  })

  it('is not asked about by itself when the service opens the cancelled order again', async () => {
    const { user, happen } = await visitQuestion()
    await user.click(reason('Finding a driver takes too long'))
    await user.click(confirm())
    expect(heading('Cancelled')).toHaveFocus()
    await happen(orderLoaded(searchedOrder))
    expect(heading('Looking for a driver')).toBeVisible()
    expect(dialog()).toBeNull()
    await user.click(press('Cancel order'))
    expect(dialog()).toBeVisible()
  })

  it('can be given up with Esc, with Close, and with Back', async () => {
    const { user, reasons } = await visitQuestion()
    await user.keyboard('{Escape}')
    expect(dialog()).toBeNull()
    expect(press('Cancel order')).toHaveFocus()
    await user.click(press('Cancel order'))
    await user.click(asked().getByRole('button', { name: 'Close' }))
    expect(dialog()).toBeNull()
    await user.click(press('Cancel order'))
    window.history.back()
    await waitFor(() => expect(dialog()).toBeNull())
    expect(reasons).toEqual([])
  })

  it('is offered while a driver is searched for, and not afterwards', async () => {
    const { happen } = await visitOrder()
    expect(press('Cancel order')).toBeVisible()
    await happen(orderLoaded(orderAt('confirmed')))
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull()
  })
})
