import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Bindings } from '../http/calls.ts'
import type { Channel, Inbox, Message } from './inbox.ts'

const channelNames: Readonly<Record<Channel, string>> = {
  sms: 'Text SMS',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
}

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem }
  article { padding: 0.75rem 0; border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent) }
  header { display: flex; gap: 0.75rem; font-size: 0.875rem; opacity: 0.75 }
  time { margin-inline-start: auto }
  p { margin: 0.25rem 0 0; font-size: 1.125rem }
`

const entry = ({ channel, to, text, at }: Message) => html`
  <article>
    <header><span>${channelNames[channel]}</span><span>to ${to}</span><time datetime="${at}">${at}</time></header>
    <p>${text}</p>
  </article>`

const page = (messages: readonly Message[]) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="refresh" content="3">
    <link rel="icon" href="data:,">
    <title>Inbox of the sandbox</title>
    <style>${style}</style>
  </head>
  <body>
    <main>
      <h1>Inbox of the sandbox</h1>
      <p>Every message the sandbox sent, newest first. This page looks again every three seconds.</p>
      ${messages.length === 0 ? html`<article><p>No message yet.</p></article>` : messages.map(entry)}
    </main>
  </body>
</html>`

const wantsJson = (accept: string | undefined): boolean =>
  (accept ?? '').includes('application/json')

/** `/inbox`: a page for people, JSON for programs. */
export const inboxRoutes = (inbox: Inbox): Hono<Bindings> => {
  const routes = new Hono<Bindings>()
  routes.get('/', (c) => {
    c.header('cache-control', 'no-store')
    const messages = inbox.list()
    return wantsJson(c.req.header('accept')) ? c.json(messages) : c.html(page(messages))
  })
  return routes
}
