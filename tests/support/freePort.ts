import { createServer } from 'node:net'

/** A port of this machine that nobody listens on, for a program that cannot find one by itself. */
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
