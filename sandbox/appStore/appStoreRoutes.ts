import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Bindings } from '../http/calls.ts'
import { dataNotFound } from '../http/refusal.ts'

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem }
  dt { font-size: 0.875rem; opacity: 0.75 }
  dd { margin: 0 0 0.75rem; overflow-wrap: anywhere }
`

const storeNames: ReadonlyMap<string, string> = new Map([
  ['android', 'the Android store'],
  ['ios', 'the iPhone store'],
])

const page = (
  store: string,
  tracking: ReadonlyArray<readonly [string, string]>,
) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:,">
    <title>The app's place in ${store}</title>
    <style>${style}</style>
  </head>
  <body>
    <main>
      <h1>This stands for ${store}</h1>
      <p>A deployment names its own by HATHI_APP_ANDROID_URL and HATHI_APP_IOS_URL. The visit brought along:</p>
      <dl>${tracking.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
    </main>
  </body>
</html>`

/**
 * `/app/android` and `/app/ios`: stand-ins for the stores that show the tracking parameters of the
 * link.
 */
export const appStoreRoutes = (): Hono<Bindings> => {
  const routes = new Hono<Bindings>()
  routes.get('/:platform', (c) => {
    const store = storeNames.get(c.req.param('platform'))
    if (store === undefined) throw dataNotFound()
    return c.html(page(store, Object.entries(c.req.query())))
  })
  return routes
}
