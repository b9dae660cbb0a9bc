import { cors } from 'hono/cors'
import { knownHeaders } from './strictRequest.ts'

/** Allows calls from other origins, because website and services need not share one. */
export const crossOrigin = () =>
  cors({
    origin: '*',
    allowMethods: ['GET', 'HEAD', 'POST'],
    allowHeaders: [...knownHeaders],
    maxAge: 600,
  })
