import { spawn, spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Environment } from '../../sandbox/settings.ts'
import { startSandbox } from '../../sandbox/startSandbox.ts'

const root = join(import.meta.dirname, '..', '..')

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'starting-'))
})
afterAll(() => rm(folder, { recursive: true }))

type Ending = { readonly code: number | null; readonly out: string; readonly err: string }

/** Runs the entry of `npm start` without the website; `onListening` may end it. */
const run = (
  environment: Environment,
  onListening: (out: string, kill: (signal: NodeJS.Signals) => void) => void = () => undefined,
  flags: readonly string[] = ['--for-tests', '--without-website'],
): Promise<Ending> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['sandbox/main.ts', ...flags], {
      cwd: root,
      env: { PATH: process.env['PATH'], ...environment },
    })
    let [out, err] = ['', '']
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString()
      if (out.includes('inbox')) onListening(out, (signal) => child.kill(signal))
    })
    child.stderr.on('data', (chunk: Buffer) => {
      err += chunk.toString()
    })
    child.on('close', (code) => resolve({ code, out, err }))
  })

describe('npm start', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'prints where everything is, and ends on %s',
    async (signal) => {
      const { code, out, err } = await run({ PORT: '0' }, (_, kill) => kill(signal))
      expect(out).toMatch(/^The sandbox is at http:\/\/localhost:\d+\/sandbox$/m)
      expect(out).toMatch(/^Its messages .* are at http:\/\/localhost:\d+\/sandbox\/inbox$/m)
      expect([code, err]).toEqual([0, ''])
    },
  )

  it('ends with one line if the port is taken', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', () => resolve()))
    const address = other.address()
    const port = typeof address === 'object' && address !== null ? String(address.port) : ''
    const { code, err } = await run({ PORT: port })
    other.close()
    expect(code).toBe(1)
    expect(err).toBe(
      `PORT ${port} is in use: stop what listens there, or set PORT to another one\n`,
    )
  })

  it('ends with one line for each wrong setting', async () => {
    const { code, out, err } = await run({ PORT: 'x', HATHI_MAPS: 'bing' })
    expect([code, out]).toEqual([1, ''])
    expect(err.trim().split('\n')).toEqual([
      'HATHI_MAPS must be open or google, not bing',
      'PORT must be a port number from 0 to 65535, not x',
    ])
  })

  it('says that it ignores a variable that is misspelled', async () => {
    const environment = { PORT: '0', HATHI_MAP: 'google' }
    const { code, err } = await run(environment, (_, kill) => kill('SIGTERM'))
    expect([code, err]).toEqual([0, 'HATHI_MAP is not a setting, and is ignored\n'])
  })

  it('refuses an unknown flag', async () => {
    const { code, err } = await run({}, undefined, ['--faults'])
    expect(code).toBe(1)
    expect(err).toContain('--faults')
  })
})

it('does without a website that was built by another version', async () => {
  const site = join(folder, 'other')
  await mkdir(join(site, 'pages'), { recursive: true })
  await writeFile(join(site, 'pages', 'paths.json'), '{}')
  const program = `
    import { parseSettings } from './sandbox/settings.ts'
    import { startSandbox } from './sandbox/startSandbox.ts'
    const website = { root: '${site}', settings: parseSettings({}).settings }
    const sandbox = await startSandbox({ website })
    for (const path of ['/config.json', '/sandbox/inbox']) {
      console.log((await fetch(sandbox.url + path)).status)
    }
    await sandbox.close()`
  const flags = ['--input-type=module', '--eval', program]
  const { stdout, stderr } = spawnSync(process.execPath, flags, { cwd: root, encoding: 'utf8' })
  expect([stdout, stderr]).toEqual(['200\n200\n', ''])
})

it('keeps an idle connection for longer than a proxy does', async () => {
  const sandbox = await startSandbox()
  const { headers } = await fetch(`${sandbox.url}/sandbox/inbox`)
  expect(headers.get('keep-alive')).toBe('timeout=75')
  await sandbox.close()
})

describe('a database of an older sandbox', () => {
  it('is upgraded and keeps its contents', async () => {
    const database = join(folder, 'older.sqlite')
    const first = await startSandbox({ database })
    await first.close()
    const older = new DatabaseSync(database)
    older.exec(`
      DROP TABLE orders; DROP TABLE answered; DROP TABLE spot_requests; DROP TABLE vendor_queries;
      ALTER TABLE signups ADD COLUMN name TEXT NOT NULL DEFAULT '';
      ALTER TABLE signups ADD COLUMN email TEXT NOT NULL DEFAULT '';
      INSERT INTO messages (channel, recipient, text, at) VALUES ('sms', '9876543210', 'kept', 1);
      PRAGMA user_version = 1`)
    older.close()
    const second = await startSandbox({ database })
    expect(second.inbox()).toMatchObject([{ to: '9876543210', text: 'kept' }])
    await second.close()
    const grown = new DatabaseSync(database)
    expect(grown.prepare('PRAGMA user_version').get()).toEqual({ user_version: 3 })
    expect(grown.prepare('SELECT count(*) AS orders FROM orders').get()).toEqual({ orders: 0 })
    grown.close()
  })
})

describe('a sandbox does not start', () => {
  const starting = async (file: string, text: string) => {
    const gazetteer = await mkdtemp(join(folder, 'gazetteer-'))
    await writeFile(join(gazetteer, file), text)
    return startSandbox({ gazetteer })
  }

  it('with a gazetteer that is not JSON', async () => {
    await expect(starting('pune.json', '{')).rejects.toThrow('gazetteer: pune.json is not JSON')
  })

  it('with a malformed city, and says where it is malformed', async () => {
    const city = { city: 'pune', name: 'Pune', centre: { lat: 18.5 }, localities: 'none' }
    const started = starting('pune.json', JSON.stringify(city))
    await expect(started).rejects.toThrow(/pune\.json is malformed at .*centre\.lng/)
  })

  it('without a city', async () => {
    await expect(starting('readme.md', '')).rejects.toThrow('holds no city')
  })

  it('on the database of another version', async () => {
    const database = join(folder, 'old.sqlite')
    const old = new DatabaseSync(database)
    old.exec('PRAGMA user_version = 99')
    old.close()
    await expect(startSandbox({ database })).rejects.toThrow('written by another version')
  })

  it('on a file that is no database, which it names', async () => {
    const database = join(folder, 'broken.sqlite')
    await writeFile(database, 'no database')
    await expect(startSandbox({ database })).rejects.toThrow(
      `${database} cannot be opened (Error: file is not a database)`,
    )
    // Nothing keeps the file open: it can be deleted.
    await rm(database)
  })

  it('on a port that is taken', async () => {
    const first = await startSandbox()
    const port = Number(new URL(first.url).port)
    await expect(startSandbox({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
    await first.close()
  })
})
