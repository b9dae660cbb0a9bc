import { MessageChannel } from 'node:worker_threads'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import { limits } from '../../config/market/limits.ts'
import { contentService } from '../../src/composition/services.ts'
import { india } from '../support/fares.ts'
import { configurationOf } from './support/configuration.ts'
import { runSandbox, type SandboxProcess } from './support/sandbox.ts'
import { deviceId } from './support/services.ts'

let sandbox: SandboxProcess
beforeAll(async () => {
  sandbox = await runSandbox()
})
afterAll(() => sandbox.stop())

it('makes a call of a service in a task of its own, and hands its answer over in another', async () => {
  let tasks = 0
  // How `nextTask` gets one.
  class Counted extends MessageChannel {
    constructor() {
      super()
      tasks += 1
    }
  }
  Object.assign(globalThis, { MessageChannel: Counted })
  const service = contentService({
    configuration: configurationOf(sandbox.url),
    brand: 'hathi',
    market: india,
    limits,
    report: () => undefined,
    deviceId,
    sent: null,
  })
  const call = service.get({
    path: '/api/website-cities',
    query: [['locale', 'en-IN']],
    answer: t.unknown,
  })
  const coming = call()
  expect(tasks).toBe(0)
  expect(E.isRight(await coming)).toBe(true)
  expect(tasks).toBe(2)
})
