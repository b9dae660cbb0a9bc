import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import type { Bindings, CallGate } from '../http/calls.ts'
import { crossOrigin } from '../http/crossOrigin.ts'
import { refusal } from '../http/refusal.ts'
import type { DrawTile, TileAddress } from './drawTile.ts'

const zoomLimits = { low: 1, high: 21 }

const readAddress = (z: string, x: string, file: string): TileAddress => {
  const y = /^(\d+)\.svg$/.exec(file)?.[1]
  const isNumber = (text: string): boolean => /^\d{1,7}$/.test(text)
  if (y === undefined || ![z, x, y].every(isNumber)) {
    throw refusal(400, 'a tile is addressed as {z}/{x}/{y}.svg in whole numbers')
  }
  const address = { z: Number(z), x: Number(x), y: Number(y) }
  const count = 2 ** address.z
  if (address.z < zoomLimits.low || address.z > zoomLimits.high) {
    throw refusal(404, `there are tiles from zoom ${zoomLimits.low} to ${zoomLimits.high}`)
  }
  if (address.x >= count || address.y >= count) {
    throw refusal(404, `zoom ${address.z} has tiles up to ${count - 1}`)
  }
  return address
}

/** The schematic basemap as XYZ tiles: `/{z}/{x}/{y}.svg`. */
export const tileRoutes = (drawTile: DrawTile, gate: CallGate): Hono<Bindings> => {
  const routes = new Hono<Bindings>()
  routes.use(crossOrigin()).get('/:z/:x/:file', gate('tile'), (c) => {
    const { z, x, file } = c.req.param()
    const tile = drawTile(readAddress(z, x, file))
    const etag = `"${createHash('sha256').update(tile).digest('base64url').slice(0, 22)}"`
    c.header('etag', etag)
    c.header('cache-control', 'public, max-age=86400')
    if (c.req.header('if-none-match') === etag) return c.body(null, 304)
    c.header('content-type', 'image/svg+xml')
    return c.body(tile)
  })
  return routes
}
