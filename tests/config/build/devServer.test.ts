import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from '@jest/globals'

const root = path.join(import.meta.dirname, '..', '..', '..')

/** `npm run dev` with a server of nothing in webpack's place. It prints its port, too. */
const program = `
import { createServer } from 'node:http'
import { devServer } from './config/build/devServer.ts'
const { onListening } = await devServer(':memory:')
const server = createServer().listen(0, '127.0.0.1', () => {
  onListening({ server })
  console.log(server.address().port)
  process.exit(0)
})
`

it.each([
  ['127.0.0.1', 'http://127.0.0.1'],
  ['::1', 'http://[::1]'],
])('prints where the inbox is, with HOST=%s and whatever port it got', (host, address) => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { cwd: root, encoding: 'utf8', env: { HOST: host, PORT: '0' } },
  )
  const [said, port] = stdout.split('\n')
  expect([said, stderr]).toEqual([
    `The messages that the sandbox sent are at ${address}:${port}/sandbox/inbox`,
    '',
  ])
})
