import path from 'node:path'
import type { Configuration } from 'webpack-dev-server'
import { urlAt } from '../../sandbox/http/urlAt.ts'
import { parseSettings, unknownVariable } from '../../sandbox/settings.ts'
import { startSandbox } from '../../sandbox/startSandbox.ts'

const root = path.join(import.meta.dirname, '..', '..')

const kept = path.join(root, '.data', 'sandbox.sqlite')

/** Every tile of a map is proxied: a line for each would bury what matters. */
const troubleOnly = { info: () => undefined, warn: console.warn, error: console.error }

/**
 * The server of `npm run dev`. The sandbox listens on a port of its own choice. The calls that `npm
 * start` would answer are proxied to it, so that the page has one origin in both.
 */
export const devServer = async (database = kept): Promise<Configuration> => {
  const parsed = parseSettings(process.env)
  for (const variable of parsed.unknown) console.error(unknownVariable(variable))
  if (parsed.kind === 'WrongSettings') {
    throw new Error(parsed.errors.map((e) => `${e.variable} ${e.message}`).join('\n'))
  }
  const { settings } = parsed
  const sandbox = await startSandbox({
    database,
    website: { root: path.join(root, 'out', 'site'), settings },
  })
  return {
    host: settings.host,
    port: settings.port,
    hot: true,
    historyApiFallback: true,
    proxy: [{ context: ['/sandbox', '/config.json'], target: sandbox.url, logger: troubleOnly }],
    onListening: ({ server }) => {
      const bound = server?.address()
      const port = typeof bound === 'object' && bound !== null ? bound.port : settings.port
      const page = urlAt(settings.host, port)
      console.log(`The messages that the sandbox sent are at ${page}/sandbox/inbox`)
    },
    client: { overlay: { warnings: false } },
  }
}
