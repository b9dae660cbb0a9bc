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

/** The failures of a port that none of its service's faults leads to, an example of each. */
type Own<Failure extends Kinded> = {
  readonly [Kind in Exclude<Failure['kind'], RemoteError['kind']>]: Failure & {
    readonly kind: Kind
  }
}

/** One place where a port is asked, and what the specification says of each way to fail there. */
export type Scene<Failure extends Kinded, Answer> = {
  /** What the port answers when nothing is wrong. */
  readonly answer: Answer
  /** What a service's trouble is to the port; null where no service stands behind it. */
  readonly remote: ((error: RemoteError) => Failure) | null
  readonly own: Own<Failure>
  /** How long somebody waits, and what it is then; without it the wait is what is documented. */
  readonly patience: { readonly milliseconds: number; readonly ends: Failure } | null
  /** Comes to the place, and asks there. */
  readonly ask: (port: TE.TaskEither<Failure, Answer>) => Promise<Visited>
  /** What is read of a failure; null where the page does without, and says nothing. */
  readonly tells: (failure: Failure) => string | null
  /** What the operators hear, besides what the adapter told them of a broken contract. */
  readonly reports: (failure: Failure) => Report | null
  /** The button to try again by; null where there is nothing to try again. */
  readonly again: (failure: Failure) => string | null
  /**
   * That nothing of what was entered is lost, and that it can be edited; null where nothing was
   * entered.
   */
  readonly keeps: ((visited: Visited, failure: Failure) => void | Promise<void>) | null
  /** That the page is where the answer leads to. */
  readonly arrives: (visited: Visited) => void
  /** The same of a page that does without the answer, where that is another place. */
  readonly without?: (visited: Visited) => void
}

type Cell = { readonly fault: string; readonly words: string; readonly run: () => Promise<void> }

/** The cells of a scene, whatever its port is about. */
export type Cells = { readonly where: string; readonly cells: readonly Cell[] }

/** Lets so many milliseconds pass, and the screens follow. */
export const pass = (milliseconds: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds)
  })

const second = 1000

/** Presses a button as a person would: one that cannot be pressed fails the test. */
export const press = async (name: string | RegExp) => {
  // The one of a dialog, where the page under it has one of the same name.
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

/** What holds in every cell: nobody crashes, and React and the store have nothing to complain of. */
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

/** The cells of a scene: every fault of its service, and every failure of its port's own. */
export const scene = <Failure extends Kinded, Answer>(
  where: string,
  given: Scene<Failure, Answer>,
): Cells => {
  const askWith = async (first: TE.TaskEither<Failure, Answer>) => {
    let asked = 0
    return given.ask(() => {
      asked += 1
      return asked === 1 ? first() : Promise.resolve(E.right(given.answer))
    })
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
    const visited = await askWith(struckBy(given, strike))
    const { patience, remote } = given
    if (strike.does === 'fail') {
      await pass(second)
      if (remote !== null) await ends(visited, remote(strike.error))
      return
    }
    await pass((patience?.milliseconds ?? 10 * second) + second)
    // Where nobody stops waiting, no answer is too late.
    if (strike.does === 'slow' || (strike.does === 'late' && patience === null)) {
      expect(waitingFor()).toEqual([])
      expect(visited.reports).toEqual([])
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
          const visited = await askWith(() => Promise.resolve(E.left(failure)))
          await pass(second)
          await ends(visited, failure)
        },
      })),
    ],
  }
}

/**
 * The cells of what the browser fetches by itself, for a map or a picture: no port fails with it, and
 * nobody waits for it.
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

/** Asks of every cell whether it ends as documented. */
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

/** For ports that tell nobody of a failure. */
export const nothing = (): null => null

/** What a flow reports of a failed call that is a fault; `part` is which call under the tag. */
export const reporting =
  (tag: Report['tag'], part?: string) =>
  (error: Kinded): Report | null =>
    isFault(error)
      ? { tag, about: part === undefined ? error.kind : `${part}: ${error.kind}` }
      : null

export const late = tooLate

/** What every memory of this tab has in common: the page does without, and says nothing. */
export const storage = {
  remote: null,
  own: { StorageRefused: { kind: 'StorageRefused' } },
  patience: { milliseconds: limits.requestDeadline, ends: { kind: 'StorageRefused' } },
  tells: nothing,
  reports: nothing,
  again: nothing,
} as const

/** A service's trouble in a customer's name: a refusal for want of login is one of the name. */
export const asCustomer = (
  error: RemoteError,
): RemoteError | { readonly kind: 'AuthenticationFailed' } =>
  error.kind === 'NetworkError' && error.because === 'unbelieved'
    ? { kind: 'AuthenticationFailed' }
    : error
