import { describe, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import { tellFault } from '../../../src/application/flow/tellFault.ts'
import type { CancelOrderError } from '../../../src/application/orders/cancelOrder.port.ts'
import type { PlacesUnavailable } from '../../../src/application/place/places.port.ts'
import type { RemoteError } from '../../../src/application/ports/remoteError.ts'
import type { Report } from '../../../src/application/ports/reporter.port.ts'

const toldOf = (
  error: RemoteError | CancelOrderError | PlacesUnavailable,
  part?: `${string}: `,
) => {
  const reports: Report[] = []
  tellFault((report) => reports.push(report), 'ORDERS', E.left(error), part)
  return reports
}

describe('what the operators hear of a failed call', () => {
  it.each<RemoteError>([
    { kind: 'NetworkError', because: 'failed', message: 'Busy' },
    { kind: 'NetworkError', because: 'failed', message: null },
    { kind: 'NetworkError', because: 'declined', message: 'body is wrong at geo_region' },
    { kind: 'NetworkError', because: 'askedTooOften', message: 'Too many requests' },
    { kind: 'NetworkError', because: 'notAllowed', message: null },
    { kind: 'RefusalUnreadable', because: 'failed' },
    { kind: 'RefusalUnreadable', because: 'declined' },
    { kind: 'Unreachable', because: 'timeout' },
    { kind: 'Unreachable', because: 'connection' },
  ])('is its kind if the service is at fault: %j', (error) => {
    expect(toldOf(error)).toEqual([{ tag: 'ORDERS', about: error.kind }])
    expect(toldOf(error, 'history: ')).toEqual([{ tag: 'ORDERS', about: `history: ${error.kind}` }])
  })

  it.each<RemoteError | CancelOrderError | PlacesUnavailable>([
    { kind: 'Unreachable', because: 'offline' },
    { kind: 'NetworkError', because: 'unbelieved', message: 'Authentication Failed' },
    { kind: 'RefusalUnreadable', because: 'unbelieved' },
    { kind: 'AuthenticationFailed' },
    { kind: 'OrderUnknown' },
    { kind: 'TooLateToCancel' },
    { kind: 'ContractBroken', call: '/orders', paths: ['crn'] },
    { kind: 'PlacesUnavailable' },
  ])(
    'is nothing if the service is not at fault, or the failure was reported already: %j',
    (error) => {
      expect(toldOf(error)).toEqual([])
    },
  )
})
