import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { either as E, type taskEither as TE } from 'fp-ts'
import { limits } from '../../config/market/limits.ts'
import type { RemoteError } from '../../src/application/ports/remoteError.ts'
import type { Report } from '../../src/application/ports/reporter.port.ts'
import { isFault } from '../support/told.ts'
import type { visit } from '../support/visit.tsx'
import { faults, type Strike, tooLate } from './faults.ts'

export type Visited = Awaited<ReturnType<typeof visit>>

type Kinded = { readonly kind: string }

/** An example of each failure of a port that no fault of its service causes. */
type Own<Failure extends Kinded> = {
  readonly [Kind in Exclude<Failure['kind'], RemoteError['kind']>]: Failure & {
    readonly kind: Kind
  }
}

/** One place where a port is called, and what the specification says about each way to fail there. */
export type Scene<Failure extends Kinded, Answer> = {
  /** What the port answers when nothing is wrong. */
  readonly answer: Answer
  /** How the port reports a service's error; null if no service is behind the port. */
  readonly remote: ((error: RemoteError) => Failure) | null
  readonly own: Own<Failure>
  /** The deadline, and the failure when it passes; null if there is none. */
  readonly patience: {
    readonly milliseconds: number
    readonly ends: Failure
    /** An answer that comes after it still counts. */
    readonly hearsLate?: true
  } | null
  /** Goes to the place and calls the port there. */
  readonly ask: (port: TE.TaskEither<Failure, Answer>) => Promise<Visited>
  /** The text about a failure; null if the page goes on without the answer and says nothing. */
  readonly tells: (failure: Failure) => string | null
  /** What is reported to the operators, besides the adapter's own report of a broken contract. */
  readonly reports: (failure: Failure) => Report | null
  /** The name of the retry button; null if there is none. */
  readonly again: (failure: Failure) => string | null
  /** Expects that no input is lost and that it can be edited; null if there is no input. */
  readonly keeps: ((visited: Visited, failure: Failure) => void | Promise<void>) | null
  /** Expects the page to be where the answer leads. */
  readonly arrives: (visited: Visited) => void
  /** The same for a page that goes on without the answer, if that is another place. */
  readonly without?: (visited: Visited) => void
}

type Cell = { readonly fault: string; readonly words: string; readonly run: () => Promise<void> }

/** The cells of a scene, for any type of port. */
export type Cells = { readonly where: string; readonly cells: readonly Cell[] }

/** Lets time pass, in milliseconds, and the screens follow. */
export const pass = (milliseconds: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds)
  })

const second = 1000

/** Presses a button like a visitor: one that cannot be pressed fails the test. */
export const press = async (name: string | RegExp) => {
  // The dialog's button, if the page under it has one of the same name.
  const buttons = screen.getAllByRole('button', { name })
  const button = buttons.find((each) => each.closest('dialog') !== null) ?? buttons.at(-1)
  if (button === undefined) throw new Error(`there is no button ${String(name)}`)
  expect(button).toBeEnabled()
  expect(button).not.toHaveAttribute('aria-disabled', 'true')
  expect(button).not.toHaveAttribute('aria-busy', 'true')
  await act(async () => {
    fireEvent.click(button)
    await jest.advanceTimersByTimeAsync(0)
  })
}

const isRead = (text: string): boolean =>
  screen
    .queryAllByText((_, element) => {
      const own = [...(element?.childNodes ?? [])].map((node) => node.textContent).join('')
      return own.includes(text)
    })
    .some((element) => element.closest('[hidden], dialog:not([open])') === null)

const waitingWords =
  /^(Still |Loading|Laoding|Fetching|Reading the|Checking that|Working out|Placing your|Sending your|Looking for your)/

const waitingFor = (): readonly string[] => [
  ...[...document.querySelectorAll('[aria-busy="true"]')].map((part) => part.outerHTML),
  ...[...document.querySelectorAll('[role="status"], p')]
    .map((part) => part.textContent)
    .filter((said) => waitingWords.test(said)),
]

const struckBy = <Failure extends Kinded, Answer>(
  { answer, remote, patience }: Scene<Failure, Answer>,
  strike: Strike,
): TE.TaskEither<Failure, Answer> => {
  const after = (milliseconds: number) => (): Promise<E.Either<Failure, Answer>> =>
    new Promise((resolve) => {
      setTimeout(() => resolve(E.right(answer)), milliseconds)
    })
  const wait = patience?.milliseconds ?? 10 * second
  switch (strike.does) {
    case 'fail': {
      if (remote === null) throw new Error('no service stands behind this port')
      const error = remote(strike.error)
      return () => Promise.resolve(E.left(error))
    }
    case 'hang':
      return () => new Promise(() => undefined)
    case 'late':
      return after(wait + second / 2)
    case 'slow':
      return after(wait - second / 2)
  }
}

const complaints: string[] = []
const unhandled = (event: ErrorEvent | PromiseRejectionEvent) => complaints.push(event.type)

/** Checks in every cell that nothing crashes, and that React and the store have no complaint. */
export const watchScenes = (): void => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] })
    jest.spyOn(console, 'error').mockImplementation((...said) => {
      complaints.push(said.map(String).join(' '))
    })
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    window.addEventListener('error', unhandled)
    window.addEventListener('unhandledrejection', unhandled)
  })
  afterEach(() => {
    window.removeEventListener('error', unhandled)
    window.removeEventListener('unhandledrejection', unhandled)
    jest.useRealTimers()
    expect(complaints.splice(0)).toEqual([])
  })
}

/** The cells of a scene: every fault of its service, and every failure that is the port's own. */
export const scene = <Failure extends Kinded, Answer>(
  where: string,
  given: Scene<Failure, Answer>,
): Cells => {
  const askWith = async (first: TE.TaskEither<Failure, Answer>, wait: number) => {
    let asked = 0
    const visited = await given.ask(() => {
      asked += 1
      return asked === 1 ? first() : Promise.resolve(E.right(given.answer))
    })
    await pass(wait)
    // What never asks its port ends as documented after any fault.
    expect(asked).toBeGreaterThan(0)
    return visited
  }

  const without = given.without ?? given.arrives

  const ends = async (visited: Visited, failure: Failure) => {
    const told = given.tells(failure)
    if (told !== null && !isRead(told)) {
      throw new Error(`"${told}" is not read in: ${document.body.textContent}`)
    }
    expect(waitingFor()).toEqual([])
    const report = given.reports(failure)
    const reports = report === null ? [] : [report]
    expect(visited.reports).toEqual(reports)
    await given.keeps?.(visited, failure)
    const again = given.again(failure)
    if (again !== null) {
      await press(again)
      await pass(second)
      given.arrives(visited)
      expect(visited.reports).toEqual(reports)
    } else if (told === null) without(visited)
  }

  const runFault = (strike: Strike) => async () => {
    const { patience, remote } = given
    const wait = strike.does === 'fail' ? 0 : (patience?.milliseconds ?? 10 * second)
    const visited = await askWith(struckBy(given, strike), wait + second)
    if (strike.does === 'fail') {
      if (remote !== null) await ends(visited, remote(strike.error))
      return
    }
    const isLate = strike.does === 'late'
    // Without a deadline, no answer is too late.
    if (strike.does === 'slow' || (isLate && (patience === null || patience.hearsLate))) {
      expect(waitingFor()).toEqual([])
      const report = isLate && patience !== null ? given.reports(patience.ends) : null
      expect(visited.reports).toEqual(report === null ? [] : [report])
      given.arrives(visited)
    } else if (patience === null) without(visited)
    else await ends(visited, patience.ends)
  }

  const owns: readonly Failure[] = Object.values<Failure>(given.own)
  const services = Object.entries(faults).filter(
    ([, { strike }]) => given.remote !== null || strike.does !== 'fail',
  )
  return {
    where,
    cells: [
      ...services.map(([fault, { words, strike }]) => ({ fault, words, run: runFault(strike) })),
      ...owns.map((failure) => ({
        fault: failure.kind,
        words: 'a failure of its own',
        run: async () => {
          const visited = await askWith(() => Promise.resolve(E.left(failure)), second)
          await ends(visited, failure)
        },
      })),
    ],
  }
}

/**
 * The cells of what the browser fetches itself, for a map or a picture: no port fails with it, and no
 * flow waits for it.
 */
export const fetched = (where: string, look: (strike: Strike['does']) => Promise<void>): Cells => ({
  where,
  cells: Object.entries(faults).map(([fault, { words, strike }]) => ({
    fault,
    words,
    run: async () => {
      await look(strike.does)
      expect(waitingFor()).toEqual([])
    },
  })),
})

/** Checks that every cell ends as documented. */
export const expectEnds = (rows: Readonly<Record<string, readonly Cells[]>>): void => {
  watchScenes()
  for (const [port, scenes] of Object.entries(rows)) {
    for (const { where, cells } of scenes) {
      describe(`${port} ${where}`, () => {
        it.each(cells)('$fault: ends as documented after $words', async ({ run }) => {
          await run()
        })
      })
    }
  }
}

/** For ports whose failures are not shown or reported. */
export const nothing = (): null => null

/** The report of a failed call that is a fault; `part` names the call if several share the tag. */
export const reporting =
  (tag: Report['tag'], part?: string) =>
  (error: Kinded): Report | null =>
    isFault(error)
      ? { tag, about: part === undefined ? error.kind : `${part}: ${error.kind}` }
      : null

export const late = tooLate

/** What all memories of this tab have in common: the page goes on without them, and says nothing. */
export const storage = {
  remote: null,
  own: { StorageRefused: { kind: 'StorageRefused' } },
  patience: { milliseconds: limits.requestDeadline, ends: { kind: 'StorageRefused' } },
  tells: nothing,
  reports: nothing,
  again: nothing,
} as const

/** A service's error in a call for a customer: refused credentials have a name of their own. */
export const asCustomer = (
  error: RemoteError,
): RemoteError | { readonly kind: 'AuthenticationFailed' } =>
  error.kind === 'NetworkError' && error.because === 'unbelieved'
    ? { kind: 'AuthenticationFailed' }
    : error
