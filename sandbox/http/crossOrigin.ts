import { cors } from 'hono/cors'
import { knownHeaders } from './strictRequest.ts'

/** A website of another origin may call: the website and the services need not live together. */
export const crossOrigin = () =>
  cors({
    origin: '*',
    allowMethods: ['GET', 'HEAD', 'POST'],
    allowHeaders: [...knownHeaders],
    maxAge: 600,
  })
