import { createServer } from 'node:net'

/** A port of this machine that no program listens on, for one that cannot pick a port itself. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('no port was bound'))
        else resolve(address.port)
      })
    })
  })
