import { afterAll, beforeAll } from '@jest/globals'
import { type Environment, parseSettings } from '../../../sandbox/settings.ts'
import { type Sandbox, type SandboxOptions, startSandbox } from '../../../sandbox/startSandbox.ts'

/** A website with these settings, to start a sandbox for; none of its pages is built. */
export const websiteOf = (environment: Environment): NonNullable<SandboxOptions['website']> => {
  const parsed = parseSettings(environment)
  if (parsed.kind === 'WrongSettings') throw new Error(JSON.stringify(parsed.errors))
  return { root: '.', settings: parsed.settings }
}

/**
 * One sandbox for all the tests of a file. Read it only inside the tests: it starts before the first
 * one.
 */
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
