import type { FaultKind } from '../../sandbox/testing/faults.ts'
import type { RefusedBecause, RemoteError } from '../../src/application/ports/remoteError.ts'

/** What a fault does to the answer of a port. */
export type Strike =
  | { readonly does: 'fail'; readonly error: RemoteError }
  /** No answer, ever. */
  | { readonly does: 'hang' }
  /** The real answer, after the deadline. */
  | { readonly does: 'late' }
  /** The real answer, just before the deadline. */
  | { readonly does: 'slow' }

type Fault = {
  /** The fault in words, as it ends a sentence. */
  readonly words: string
  readonly strike: Strike
}

const fails = (words: string, error: RemoteError): Fault => ({
  words,
  strike: { does: 'fail', error },
})

const lost: RemoteError = { kind: 'Unreachable', because: 'connection' }
const unreadable: RemoteError = { kind: 'RefusalUnreadable', because: 'failed' }
const broken: RemoteError = { kind: 'ContractBroken', call: '/a/call', paths: ['/vehicles'] }

const refused = (because: RefusedBecause, message: string | null): RemoteError => ({
  kind: 'NetworkError',
  because,
  message,
})

/**
 * What a port returns for each fault that the sandbox can make its service have. That it does so over
 * a socket is tested in tests/infrastructure, call by call.
 */
export const faults: Readonly<Record<FaultKind | 'offline', Fault>> = {
  refuse: fails('a connection that is refused', lost),
  hang: { words: 'no answer at all', strike: { does: 'hang' } },
  delay: { words: 'an answer that is too late', strike: { does: 'late' } },
  resetMidBody: fails('an answer that breaks off', lost),
  loseAnswer: fails('an answer that is lost on its way', lost),
  error500Json: fails('a failure that says why', refused('failed', 'The depot is asleep')),
  error500Html: fails('a failure in HTML', unreadable),
  error500Empty: fails('a failure without a word', unreadable),
  wrongShape: fails('an answer of another shape', broken),
  notJson: fails('an answer that is no JSON', broken),
  401: fails('a refusal for want of login', refused('unbelieved', 'Authentication Failed')),
  429: fails('a refusal of too many requests', refused('askedTooOften', 'Too many requests')),
  answer: fails('a refusal without reasons', refused('notAllowed', null)),
  reorder: { words: 'an answer in the last second', strike: { does: 'slow' } },
  offline: fails('a device without a network', { kind: 'Unreachable', because: 'offline' }),
}

export const tooLate: RemoteError = { kind: 'Unreachable', because: 'timeout' }

/** The text about a service that does not answer, wherever no other text applies (spec 1 §8). */
export const remoteWords = (error: RemoteError): string => {
  switch (error.kind) {
    case 'NetworkError':
      if (error.message !== null) return error.message
      return error.because === 'notAllowed' ? 'Unauthorized action' : 'Something went wrong'
    case 'RefusalUnreadable':
    case 'ContractBroken':
      return 'Something went wrong'
    case 'Unreachable':
      return {
        offline: 'You are offline. Check your connection and try again.',
        timeout: 'This is taking too long. Please try again.',
        connection: 'We could not be reached. Please try again.',
      }[error.because]
  }
}

/** The same for an estimate (spec 1 §8). */
export const estimateWords = (error: RemoteError): string => {
  switch (error.kind) {
    case 'RefusalUnreadable':
      return 'Some error occurred. Please retry'
    case 'ContractBroken':
      return 'Unexpected error occurred'
    case 'NetworkError':
    case 'Unreachable':
      return remoteWords(error)
  }
}
