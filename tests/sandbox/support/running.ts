import { afterAll, beforeAll } from '@jest/globals'
import { type Environment, parseSettings } from '../../../sandbox/settings.ts'
import { type Sandbox, type SandboxOptions, startSandbox } from '../../../sandbox/startSandbox.ts'

/** A website of these settings, for which a sandbox is started; none of its pages is built. */
export const websiteOf = (environment: Environment): NonNullable<SandboxOptions['website']> => {
  const parsed = parseSettings(environment)
  if (parsed.kind === 'WrongSettings') throw new Error(JSON.stringify(parsed.errors))
  return { root: '.', settings: parsed.settings }
}

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
