import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Bindings } from '../http/calls.ts'
import { queryAsked } from '../http/queryAsked.ts'
import type { Settings } from '../settings.ts'
import { acceptedEncodings, type Encoding } from './acceptedEncodings.ts'
import { bestLocale, languagesAsked } from './bestLocale.ts'
import { contentSecurityPolicy, filePolicy } from './contentSecurityPolicy.ts'
import { type MadePages, readMadePages } from './madePages.ts'
import { makeNonce, withNonce } from './nonce.ts'
import { addressedFiles, isEncrypted, originAsked, withOrigin } from './ownOrigin.ts'
import { securityHeaders, strictTransport } from './securityHeaders.ts'
import { cacheControl, filesAt, mediaType, namesFile, plainPath } from './websitePath.ts'

export type Website = { readonly root: string; readonly settings: Settings }

type FoundFile = { readonly path: string; readonly etag: string }

const findFile = async (path: string, tag: string): Promise<FoundFile | null> => {
  const stats = await stat(path).catch(() => null)
  if (!stats?.isFile()) return null
  return { path, etag: `"${stats.size.toString(36)}-${stats.mtimeMs.toString(36)}${tag}"` }
}

const suffix: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' }

type Answer = FoundFile & { readonly encoding: Encoding; readonly file: string }

/** Pages are compressed per response, because the nonce in them is not known before. */
const isPage = (file: string): boolean => file.endsWith('.html')

const findAnswer = async (
  root: string,
  files: readonly string[],
  encodings: readonly Encoding[],
): Promise<Answer | null> => {
  for (const file of files) {
    const plain = await findFile(join(root, file), '')
    if (plain === null) continue
    if (isPage(file)) return { ...plain, encoding: 'identity', file }
    for (const encoding of encodings) {
      const found = await findFile(join(root, `${file}${suffix[encoding]}`), suffix[encoding])
      if (found !== null) return { ...found, encoding, file }
    }
  }
  return null
}

const matches = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))

const send = (c: Context, file: string, content: Buffer, encoding: Encoding): Response => {
  c.header('cache-control', cacheControl(file))
  c.header('content-type', mediaType(file))
  if (encoding !== 'identity') c.header('content-encoding', encoding)
  c.header('content-length', String(content.byteLength))
  return c.body(new Uint8Array(content))
}

const serve = async (c: Context, { path, etag, encoding, file }: Answer): Promise<Response> => {
  c.header('etag', etag)
  c.header('vary', 'accept-encoding')
  if (matches(c.req.header('if-none-match'), etag)) {
    c.header('cache-control', cacheControl(file))
    return c.body(null, 304)
  }
  return send(c, file, await readFile(path), encoding)
}

/**
 * Serves a file that contains the site's address: rewritten for the origin of the request, so never
 * the build's compressed one.
 */
const serveAddressed = async (c: Context<Bindings>, { path, file }: Answer): Promise<Response> => {
  const text = withOrigin(await readFile(path, 'utf8'), originAsked(c))
  c.header('vary', 'host, x-forwarded-proto')
  return send(c, file, Buffer.from(text), 'identity')
}

type Compress = (page: Buffer) => Promise<Buffer>

const brotli = promisify(brotliCompress)

// Made for one response: the visitor would wait longer for better compression than it saves.
const compressors: Readonly<Record<Encoding, Compress>> = {
  br: (page) => brotli(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
  identity: (page) => Promise.resolve(page),
}

/** Serves a page made for this response: its scripts carry the nonce of the response's policy. */
const servePage = async (
  c: Context<Bindings>,
  { path, file }: FoundFile & { readonly file: string },
  policy: (nonce: string) => string,
  { origin }: MadePages,
): Promise<Response> => {
  const nonce = makeNonce()
  const [encoding = 'identity'] = acceptedEncodings(c.req.header('accept-encoding'))
  const built = withNonce(await readFile(path, 'utf8'), nonce)
  const page = Buffer.from(built.replaceAll(origin, originAsked(c)))
  const content = await compressors[encoding](page)
  c.header('content-security-policy', policy(nonce))
  c.header('vary', 'accept-encoding')
  return send(c, file, content, encoding)
}

type Wanted = { readonly files: readonly string[]; readonly status: 200 | 404 }

const nothing: Wanted = { files: [], status: 404 }

/** The answer to a plain path: a page of the build, or one of the site's files. */
const wantedFor = (pages: MadePages | null, path: string): Wanted => {
  // A page only answers its own address.
  if (path.startsWith('pages/')) return nothing
  if (namesFile(path)) return { files: filesAt(path), status: 200 }
  return pages?.pageOf(path) ?? nothing
}

/** The root has no page of its own, so visitors are redirected to their locale. */
const leadToLocale = (c: Context, pages: MadePages): Response => {
  const asked = languagesAsked(c.req.header('accept-language'))
  const locale = bestLocale(pages)(getCookie(c, 'language'), asked)
  c.header('vary', 'accept-language, cookie')
  c.header('cache-control', 'private, no-cache')
  return c.redirect(`/${locale}${queryAsked(c)}`, 302)
}

/** A response that is neither a page nor a file. */
const tell = (c: Context, status: 400 | 404 | 405, words: string): Response => {
  c.header('cache-control', 'no-store')
  c.header('content-type', mediaType('words.txt'))
  return c.body(words, status)
}

const tellConfig = (c: Context, { config }: Settings): Response => {
  // For the fare form on partners' pages too.
  c.header('access-control-allow-origin', '*')
  c.header('cache-control', 'no-store')
  c.header('content-type', mediaType('config.json'))
  return c.body(JSON.stringify(config))
}

/**
 * The website: the files of the built site, a page for every path that is no file, and
 * `/config.json`. If the path names no locale, the script decides on one. config/nginx behaves the
 * same.
 */
export const websiteRoutes = ({ root, settings }: Website): Hono<Bindings> => {
  const policy = (nonce: string) => contentSecurityPolicy(settings.config, nonce)
  // Not before the first page: who only takes the settings and the sandbox may have an older build.
  let made: ReturnType<typeof readMadePages> | undefined
  const madePages = () => {
    made ??= readMadePages(root, settings.config.brand)
    return made
  }
  const routes = new Hono<Bindings>()
  routes
    .use(async (c, next) => {
      await next()
      for (const [name, value] of securityHeaders) c.header(name, value)
      if (isEncrypted(c)) c.header(...strictTransport)
      if (!c.res.headers.has('content-security-policy')) {
        c.header('content-security-policy', filePolicy)
      }
    })
    .get('*', async (c) => {
      // The raw URL, because the request's own URL is normalised.
      const path = plainPath(c.env.incoming.url ?? '/')
      if (path === null) return tell(c, 400, 'Bad request')
      if (path === 'config.json') return tellConfig(c, settings)
      const pages = await madePages()
      if (path === '' && pages !== null) return leadToLocale(c, pages)
      const isAddressed = addressedFiles.includes(path)
      const encodings = isAddressed ? [] : acceptedEncodings(c.req.header('accept-encoding'))
      const { files, status } = wantedFor(pages, path)
      const answer = await findAnswer(root, files, [...encodings, 'identity'])
      if (answer === null) return tell(c, 404, 'Not found')
      c.status(status)
      if (isAddressed) return serveAddressed(c, answer)
      return pages !== null && isPage(answer.file)
        ? servePage(c, answer, policy, pages)
        : serve(c, answer)
    })
    .all('*', (c) => {
      c.header('allow', 'GET, HEAD')
      return tell(c, 405, 'Method not allowed')
    })
  return routes
}
