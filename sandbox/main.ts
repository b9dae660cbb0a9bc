import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parseSettings, type Settings, unknownBrand, unknownVariable } from './settings.ts'
import { type Sandbox, startSandbox } from './startSandbox.ts'

const root = join(import.meta.dirname, '..')
const site = join(root, 'out', 'site')

const giveUp = (lines: readonly string[]): never => {
  for (const line of lines) console.error(line)
  process.exit(1)
}

const readFlags = (): { readonly forTests: boolean; readonly withoutWebsite: boolean } => {
  try {
    const { values } = parseArgs({
      options: { 'for-tests': { type: 'boolean' }, 'without-website': { type: 'boolean' } },
    })
    return {
      forTests: values['for-tests'] ?? false,
      withoutWebsite: values['without-website'] ?? false,
    }
  } catch (error) {
    return giveUp([error instanceof Error ? error.message : String(error)])
  }
}

const readSettings = (): Settings => {
  const parsed = parseSettings(process.env)
  for (const variable of parsed.unknown) console.error(unknownVariable(variable))
  return parsed.kind === 'Settings'
    ? parsed.settings
    : giveUp(parsed.errors.map(({ variable, message }) => `${variable} ${message}`))
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

const reasonOf = (error: unknown, { host, port }: Settings): string => {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `PORT ${port} is in use: stop what listens there, or set PORT to another one`
    case 'EACCES':
      return `PORT ${port} may not be opened: set PORT to one above 1023`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${host} is not an address of this machine`
    default:
      return error instanceof Error ? error.message : String(error)
  }
}

const closeOnSignal = (sandbox: Sandbox): void => {
  const close = (): void => {
    sandbox.close().then(
      () => process.exit(0),
      (error: unknown) => giveUp([String(error)]),
    )
  }
  process.once('SIGTERM', close)
  process.once('SIGINT', close)
}

/** The entry of `npm start`: the website and the sandbox on one port. */
const main = async (): Promise<void> => {
  const { forTests, withoutWebsite } = readFlags()
  const settings = readSettings()
  if (!withoutWebsite && !existsSync(join(site, 'pages', 'paths.json'))) {
    giveUp(['The website is not built: npm start builds it first'])
  }
  const { brand } = settings.config
  if (!withoutWebsite && !existsSync(join(site, 'pages', brand))) console.error(unknownBrand(brand))
  const sandbox = await startSandbox({
    port: settings.port,
    host: settings.host,
    database: forTests ? ':memory:' : join(root, '.data', 'sandbox.sqlite'),
    forTests,
    website: { root: site, settings },
  }).catch((error: unknown) => giveUp([reasonOf(error, settings)]))
  closeOnSignal(sandbox)
  const url = sandbox.url.replace('//127.0.0.1:', '//localhost:')
  console.log(withoutWebsite ? `The sandbox is at ${url}/sandbox` : `The website is at ${url}`)
  console.log(`Its messages (one-time codes) are at ${url}/sandbox/inbox`)
}

await main()
