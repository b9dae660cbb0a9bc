import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type Sandbox, startSandbox } from '../../sandbox/startSandbox.ts'
import { get } from './support/calls.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.close())

describe('the store page of the app', () => {
  it.each(['android', 'ios'])(
    'for %s shows the tracking that arrived, as text',
    async (platform) => {
      const { status, body } = await get(`${sandbox.url}/sandbox/app/${platform}`, {
        query: { utm_source: '<b>google</b>' },
      })
      expect(status).toBe(200)
      expect(body).toContain('<dt>utm_source</dt><dd>&lt;b&gt;google&lt;/b&gt;</dd>')
    },
  )

  it('does not exist for another platform', async () => {
    const { status } = await get(`${sandbox.url}/sandbox/app/windows`)
    expect(status).toBe(404)
  })
})
