/** @jest-environment node */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { runSandbox, type SandboxProcess } from './support/sandbox.ts'

const example = join(__dirname, '..', '..', 'examples', 'estimate.ts')

type Run = { readonly code: number; readonly out: string; readonly err: string }

const run = (...args: readonly string[]): Promise<Run> =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, [example, ...args], (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    )
  })

const fare = /^(?<vehicle>\S.*\S)\s+[\d.]+ (kg|tonne)\s+₹[\d,]+(\.\d\d)?$/

describe('the example', () => {
  let sandbox: SandboxProcess
  beforeAll(async () => {
    sandbox = await runSandbox()
  })
  afterAll(() => sandbox.stop())
  beforeEach(() => sandbox.calm())

  it('prints fares in rupees from Koramangala to Whitefield without a service', async () => {
    const { code, out, err } = await run()
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/Koramangala.* → Whitefield/)
    const fares = out.split('\n').filter((line) => fare.test(line))
    expect(fares.length).toBeGreaterThan(3)
    expect(fares.join('\n')).toContain('Tata Ace')
    expect(fares.join('\n')).not.toContain('Helper')
  }, 30_000)

  it('calls the given sandbox in the order of the flow', async () => {
    const { code, out } = await run(`${sandbox.url}/`)
    expect(code).toBe(0)
    expect(out).toContain('₹')
    const calls = (await sandbox.journal()).map(({ call, status }) => `${call} ${String(status)}`)
    expect(calls).toEqual(['placesSearch 200', 'placesSearch 200', 'validator 200', 'secure 200'])
  }, 30_000)

  it('prints why there are no fares', async () => {
    await sandbox.fault({
      call: 'secure',
      fault: 'answer',
      body: { status: 'failed', error: 'No' },
    })
    const { code, err } = await run(sandbox.url)
    expect(code).toBe(1)
    expect(err).toContain('"kind":"TokenRefused","message":"No"')
  }, 30_000)
})
