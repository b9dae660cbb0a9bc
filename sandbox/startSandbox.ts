import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { appStoreRoutes } from './appStore/appStoreRoutes.ts'
import { type Clock, makeClock } from './clock.ts'
import { contentRoutes } from './content/contentRoutes.ts'
import { customerRoutes } from './customer/customerRoutes.ts'
import { makeCustomers, seedCustomer } from './customer/customers.ts'
import { makeOneTimeCodes } from './customer/oneTimeCodes.ts'
import { makeSessions } from './customer/sessions.ts'
import { makeSignups } from './customer/signups.ts'
import { type Bindings, openGate } from './http/calls.ts'
import { makeReadable } from './http/readable.ts'
import { answerRefusals, noSuchCall } from './http/refusal.ts'
import { urlAt } from './http/urlAt.ts'
import { type Message, makeInbox } from './inbox/inbox.ts'
import { inboxRoutes } from './inbox/inboxRoutes.ts'
import { landOf } from './land.ts'
import { orderRoutes } from './orderService/orderRoutes.ts'
import { type DriverSearch, makeDriverSearch } from './orders/driverSearch.ts'
import { placesRoutes } from './places/placesRoutes.ts'
import { productOf } from './products.ts'
import { type Random, secureRandom } from './random.ts'
import { openDatabase } from './store/openDatabase.ts'
import { type Faults, makeFaults } from './testing/faults.ts'
import { makeFaultyGate } from './testing/faultyGate.ts'
import { type JournalEntry, makeJournal } from './testing/journal.ts'
import { testingRoutes } from './testing/testingRoutes.ts'
import { tileRoutes } from './tiles/tileRoutes.ts'
import { type Website, websiteRoutes } from './website/websiteRoutes.ts'

export type SandboxOptions = {
  /** 0, the default, takes any free port. */
  readonly port?: number
  readonly host?: string
  /** A file, so that bookings survive a restart; in memory by default. */
  readonly database?: string
  /** Enables faults, the journal and the clock. */
  readonly forTests?: boolean
  /** The built website to serve beside the sandbox. */
  readonly website?: Website
  /** The folder of the gazetteer, the sandbox's own by default. */
  readonly gazetteer?: string
  readonly random?: Random
  readonly now?: () => number
}

/**
 * A running sandbox. Its handles mirror its endpoints. Faults and the clock do nothing unless the
 * sandbox was started for tests.
 */
export type Sandbox = {
  readonly url: string
  readonly close: () => Promise<void>
  readonly inbox: () => readonly Message[]
  readonly journal: () => readonly JournalEntry[]
  readonly faults: Omit<Faults, 'take'>
  readonly clock: Clock
  readonly drivers: Pick<DriverSearch, 'failEvery'>
}

// A client that reuses a connection just as it is closed loses its request. A proxy keeps idle ones for a minute.
const idleConnection = 75_000

const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      if (address === null || typeof address === 'string') reject(new Error('no port was bound'))
      else resolve(address.port)
    })
  })

const stop = (server: Server): Promise<void> =>
  new Promise((resolve, reject) => {
    server.close((error) => (error === undefined ? resolve() : reject(error)))
    server.closeAllConnections()
  })

/** Starts the sandbox. Rejects when the port is taken or the gazetteer or the database cannot be read. */
export const startSandbox = async (options: SandboxOptions = {}): Promise<Sandbox> => {
  const { port = 0, host = '127.0.0.1', forTests = false } = options
  const random = options.random ?? secureRandom
  const clock = makeClock(options.now ?? Date.now)
  const { cities, areas, places, drawTile } = landOf(
    options.gazetteer ?? join(import.meta.dirname, 'gazetteer'),
  )
  const database = openDatabase(options.database ?? ':memory:')

  const faults = makeFaults()
  const journal = makeJournal()
  const closing = new AbortController()
  const gate = forTests ? makeFaultyGate(clock, faults, journal, closing.signal) : openGate

  const inbox = makeInbox(database, clock)
  const customers = makeCustomers(database, clock)
  seedCustomer(customers)
  const sessions = makeSessions(database, clock, random, customers)
  const codes = makeOneTimeCodes({ database, clock, random, inbox })
  const signups = makeSignups(database, clock)
  const driverSearch = makeDriverSearch()
  const config = options.website?.settings.config
  const product = productOf(config?.brand ?? 'hathi')
  const captcha = (config?.captchaSiteKey ?? null) !== null

  const app = new Hono<Bindings>()
    .onError(answerRefusals)
    .notFound(noSuchCall)
    .route('/sandbox/customer', customerRoutes({ customers, signups, codes, sessions, gate }))
    .route(
      '/sandbox/order',
      orderRoutes({
        database,
        clock,
        random,
        sessions,
        customers,
        driverSearch,
        areas,
        gate,
        captcha,
      }),
    )
    .route('/sandbox/content', contentRoutes(cities, drawTile, gate, product))
    .route('/sandbox/places', placesRoutes(places, gate))
    .route('/sandbox/tiles', tileRoutes(drawTile, gate))
    .route('/sandbox/inbox', inboxRoutes(inbox))
    .route('/sandbox/app', appStoreRoutes())
  if (forTests) app.route('/sandbox', testingRoutes({ clock, faults, journal, driverSearch }))
  app.all('/sandbox/*', noSuchCall)
  if (options.website !== undefined) app.route('/', websiteRoutes(options.website))

  const server = createServer({ keepAliveTimeout: idleConnection }, (incoming, outgoing) => {
    const hostAsked = makeReadable(incoming)
    const answer = getRequestListener((asked, bindings) =>
      app.fetch(asked, { ...bindings, hostAsked }),
    )
    // Whatever goes wrong is answered there, too.
    void answer(incoming, outgoing)
  })
  const bound = await listen(server, port, host).catch((error: unknown) => {
    database.close()
    throw error
  })
  return {
    url: urlAt(host, bound),
    close: async () => {
      closing.abort()
      await stop(server)
      database.close()
    },
    inbox: inbox.list,
    journal: journal.list,
    faults: { add: faults.add, list: faults.list, clear: faults.clear },
    clock,
    drivers: { failEvery: driverSearch.failEvery },
  }
}
