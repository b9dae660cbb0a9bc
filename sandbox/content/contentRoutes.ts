import { type Context, Hono } from 'hono'
import type { Bindings, CallGate } from '../http/calls.ts'
import { crossOrigin } from '../http/crossOrigin.ts'
import { dataNotFound } from '../http/refusal.ts'
import { readLocaleQuery, readPopulatedLocaleQuery } from '../http/strictRequest.ts'
import type { City } from '../places/gazetteer.ts'
import type { Product } from '../products.ts'
import type { DrawTile } from '../tiles/drawTile.ts'
import { project, tileSize } from '../tiles/mercator.ts'
import { type ContentCity, contentCities } from './cities.ts'
import { cityRecords } from './cityRecords.ts'
import { fareResults } from './fareResults.ts'
import { goodsTypes } from './goodsTypes.ts'
import { makePages } from './pages.ts'
import { partnersPage } from './partnersPage.ts'
import { textsOf } from './texts.ts'
import { vehiclePicture } from './vehiclePicture.ts'

const envelope = (attributes: object) => ({ data: { attributes } })

const idOf = (file: string, pattern: RegExp): string => {
  const id = pattern.exec(file)?.[1]
  if (id === undefined) throw dataNotFound()
  return id
}

const picture = (c: Context, svg: string): Response => {
  c.header('content-type', 'image/svg+xml')
  c.header('cache-control', 'public, max-age=86400')
  return c.body(svg)
}

const cityZoom = 11

/** The map tile with the city's centre. */
const cityPicture = ({ centre }: ContentCity, drawTile: DrawTile): string => {
  const { x, y } = project(centre, cityZoom)
  return drawTile({ z: cityZoom, x: Math.floor(x / tileSize), y: Math.floor(y / tileSize) })
}

/**
 * The content service of the spec, with the pictures that its own and the order service's responses
 * link to.
 */
export const contentRoutes = (
  cities: readonly City[],
  drawTile: DrawTile,
  gate: CallGate,
  product: Product,
): Hono<Bindings> => {
  const known = contentCities(cities)
  const pageOf = makePages(textsOf, known, product.name)
  const routes = new Hono<Bindings>()
  routes
    .use(crossOrigin())
    .get('/api/website-fare-results', gate('fareResults'), (c) => {
      const locale = readLocaleQuery(c)
      return c.json(envelope(fareResults(cities, textsOf(locale).fareResults, locale)))
    })
    .get('/api/website-pages/:slug', gate('page'), (c) => {
      const page = pageOf(c.req.param('slug'), readLocaleQuery(c))
      if (page === null) throw dataNotFound()
      return c.json(envelope(page))
    })
    .get('/api/website-cities', gate('cities'), (c) => {
      const texts = textsOf(readLocaleQuery(c))
      return c.json(envelope({ cities: cityRecords(known, texts) }))
    })
    .get('/api/website-goods-types', gate('goodsTypes'), (c) => {
      const texts = textsOf(readLocaleQuery(c))
      return c.json(envelope(goodsTypes(texts.goodsTypes)))
    })
    .get('/api/website-partners-bd', gate('partners'), (c) => {
      const { locale, populated } = readPopulatedLocaleQuery(c)
      return c.json(envelope(partnersPage(product.brand, textsOf(locale).partners, populated)))
    })
    .get('/vehicles/:file', gate('picture'), (c) => {
      const svg = vehiclePicture(Number(idOf(c.req.param('file'), /^(\d{1,6})\.svg$/)))
      if (svg === null) throw dataNotFound()
      return picture(c, svg)
    })
    .get('/cities/:file', gate('picture'), (c) => {
      const name = idOf(c.req.param('file'), /^([a-z_]+)\.svg$/)
      const city = known.find((candidate) => candidate.city === name)
      if (city === undefined) throw dataNotFound()
      return picture(c, cityPicture(city, drawTile))
    })
  return routes
}
