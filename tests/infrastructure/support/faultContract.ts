import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { either as E, type taskEither as TE } from 'fp-ts'
import type { CallName } from '../../../sandbox/http/calls.ts'
import type { RefusedBecause, RemoteError } from '../../../src/application/ports/remoteError.ts'
import type { OrderError } from '../../../src/domain/orders/order.ts'
import type { Http } from '../../../src/infrastructure/http/http.ts'
import { type FaultOrder, runSandbox, type SandboxProcess } from './sandbox.ts'
import { ample, reach } from './services.ts'

type Subject = {
  readonly call: CallName
  /** The path of the call as the contract writes it. */
  readonly path: string
  readonly service: 'order' | 'content' | 'customer'
  /** Whether the body of a success is read; for some calls the contract says that it is not. */
  readonly isRead?: boolean
  /** The refusals that the port has its own names for. */
  readonly says?: ReadonlyMap<RefusedBecause, { readonly kind: string }>
  /** The port's failure for an object of the wrong shape, if that is not for the codec to find. */
  readonly saysOfShape?: OrderError
  readonly ask: (http: Http) => TE.TaskEither<{ readonly kind: string }, unknown>
}

const deadline = 600
const machineIsBusy = 10_000

const faults: ReadonlyArray<
  readonly [what: string, fault: Omit<FaultOrder, 'call'>, error: RemoteError]
> = [
  ['a refused connection', { fault: 'refuse' }, { kind: 'Unreachable', because: 'connection' }],
  ['no answer', { fault: 'hang' }, { kind: 'Unreachable', because: 'timeout' }],
  [
    'a late answer',
    // So late that no machine is busy enough to take it for one in time.
    { fault: 'delay', delay_ms: ample },
    { kind: 'Unreachable', because: 'timeout' },
  ],
  [
    'an answer that breaks off',
    { fault: 'resetMidBody' },
    { kind: 'Unreachable', because: 'connection' },
  ],
  [
    'a failure in JSON',
    { fault: 'error500Json' },
    { kind: 'NetworkError', because: 'failed', message: 'Internal server error' },
  ],
  [
    'a failure in HTML',
    { fault: 'error500Html' },
    { kind: 'RefusalUnreadable', because: 'failed' },
  ],
  [
    'a failure with an empty body',
    { fault: 'error500Empty' },
    { kind: 'RefusalUnreadable', because: 'failed' },
  ],
  [
    'a refusal for a missing login',
    { fault: '401' },
    { kind: 'NetworkError', because: 'unbelieved', message: 'Authentication Failed' },
  ],
  [
    'a refusal for too many requests',
    { fault: '429' },
    { kind: 'NetworkError', because: 'askedTooOften', message: 'Too many requests' },
  ],
  [
    'a refusal without a reason',
    { fault: 'answer', status: 403, body: { sorry: true } },
    { kind: 'NetworkError', because: 'notAllowed', message: null },
  ],
  [
    'a refusal whose reason is no text',
    { fault: 'answer', status: 503, body: { error: { code: 7 } } },
    { kind: 'NetworkError', because: 'failed', message: null },
  ],
]

/** Tests what a port returns for each way in which its call can fail, over a socket. */
export const failsAsDocumented = ({
  call,
  path,
  service,
  isRead = true,
  says,
  saysOfShape,
  ask,
}: Subject): void => {
  describe(`${call}, when the service fails`, () => {
    let sandbox: SandboxProcess
    beforeAll(async () => {
      sandbox = await runSandbox()
      // The loading of the client itself is not timed.
      await ask(reach(`${sandbox.url}/sandbox/${service}`).http)()
    })
    afterAll(() => sandbox.stop())
    beforeEach(() => sandbox.calm())

    const asked = async (needs: Parameters<typeof reach>[1] = {}) => {
      const { http, reports } = reach(`${sandbox.url}/sandbox/${service}`, {
        ...(service === 'content' ? { headers: {} } : {}),
        ...needs,
      })
      const started = Date.now()
      const outcome = await ask(http)()
      return { outcome, reports, took: Date.now() - started }
    }

    it.each(faults)('%s', async (_, fault, error) => {
      await sandbox.fault({ call, ...fault })
      const isLate = 'because' in error && error.because === 'timeout'
      const { outcome, reports, took } = await asked(isLate ? { deadline } : {})
      const own = error.kind === 'NetworkError' ? says?.get(error.because) : undefined
      expect(outcome).toEqual(E.left(own ?? error))
      if (isLate) expect(took).toBeLessThan(deadline + machineIsBusy)
      expect(reports).toEqual([])
    })

    const broken = [
      ...(isRead && saysOfShape === undefined ? [['of another shape', 'wrongShape'] as const] : []),
      ['that is no JSON', 'notJson'] as const,
    ]
    it.each(broken)(
      'an answer %s breaks the contract, and is reported with its place',
      async (_, fault) => {
        await sandbox.fault({ call, fault })
        const { outcome, reports } = await asked()
        expect(outcome).toEqual(
          E.left({ kind: 'ContractBroken', call: path, paths: expect.any(Array) }),
        )
        expect(reports).toEqual([
          {
            tag: 'API_ERROR_CONTRACT',
            about: `${sandbox.url}/sandbox/${service}${path}`,
            details: expect.arrayContaining([expect.any(String)]),
          },
        ])
      },
    )

    if (saysOfShape !== undefined) {
      it('an object of another shape is an error that names the wrong field, and is reported', async () => {
        await sandbox.fault({ call, fault: 'wrongShape' })
        expect(await asked()).toMatchObject({
          outcome: E.left(saysOfShape),
          reports: [
            {
              tag: 'API_ERROR_CONTRACT',
              about: `${sandbox.url}/sandbox/${service}${path}`,
              details: [saysOfShape.kind, saysOfShape.field],
            },
          ],
        })
      })
    }

    it('a device without a network is distinguished from a service that is down', async () => {
      await sandbox.fault({ call, fault: 'refuse' })
      const { outcome } = await asked({ isOnline: () => false })
      expect(outcome).toEqual(E.left({ kind: 'Unreachable', because: 'offline' }))
    })

    it('is called once, without a retry', async () => {
      await sandbox.fault({ call, fault: 'refuse' })
      await asked()
      await sandbox.fault({ call, fault: 'error500Json' })
      await asked()
      expect(await sandbox.journal()).toHaveLength(2)
    })
  })
}
