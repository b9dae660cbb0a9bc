import { afterAll, beforeAll } from '@jest/globals'
import { type Sandbox, type SandboxOptions, startSandbox } from '../../../sandbox/startSandbox.ts'

/** One sandbox for the tests of a file. Read it inside the tests only: it starts before the first. */
export const sandboxForTests = (options: SandboxOptions = {}): (() => Sandbox) => {
  let running: Sandbox | undefined
  beforeAll(async () => {
    running = await startSandbox({ forTests: true, ...options })
  })
  afterAll(async () => {
    await running?.close()
  })
  return () => {
    if (running === undefined) throw new Error('the sandbox is not running')
    return running
  }
}
