import { readFileSync, statSync } from 'node:fs'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readBuiltPages } from '../../../config/build/builtPages.ts'
import { writeConfiguration } from '../../../config/nginx/writeConfiguration.ts'
import type { WebsiteConfig } from '../../../sandbox/settings.ts'
import { securityHeaders } from '../../../sandbox/website/securityHeaders.ts'
import { mediaType } from '../../../sandbox/website/websitePath.ts'

export type FileHost = { readonly url: string; readonly close: () => Promise<void> }

/** The policy that `npm run configure` wrote for nginx, changed as docs/deploy.md says for hosts without nonces. */
const fixedPolicy = (settings: string): string => {
  const [, policy = ''] = /\$hathi_policy \{\s+default "([^"]*)"/.exec(settings) ?? []
  return policy.replace("'nonce-$request_id' 'strict-dynamic' ", '')
}

const isFile = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isFile() ?? false

/**
 * A host that serves a folder with fixed headers, by exactly the rules that docs/deploy.md has for such hosts: it puts
 * no nonce and no origin into a page, compresses nothing and redirects no one.
 */
export const startFileHost = async (config: WebsiteConfig, site: string): Promise<FileHost> => {
  const home = await mkdtemp(path.join(tmpdir(), 'hathi-files-'))
  await symlink(site, path.join(home, 'site'))
  writeConfiguration(config, home)
  const written = path.join(home, 'nginx')
  const policy = fixedPolicy(readFileSync(path.join(written, 'settings.conf'), 'utf8'))
  const { locales } = readBuiltPages(site)
  const pages = path.join(site, 'pages', config.brand)

  const fileFor = (asked: string): readonly [status: number, file: string] | null => {
    if (asked === '/config.json') return [200, path.join(written, 'config.json')]
    if (/\.[^./]+$/.test(asked)) {
      const file = path.join(site, asked)
      return isFile(file) ? [200, file] : null
    }
    const [, locale = ''] = asked.split('/')
    if (!locales.includes(locale)) return [200, path.join(pages, 'shell.html')]
    const page = path.join(pages, `${asked}.html`)
    return isFile(page) ? [200, page] : [404, path.join(pages, locale, '404.html')]
  }

  const server = createServer(({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://localhost')
    for (const [name, value] of securityHeaders) answer.setHeader(name, value)
    answer.setHeader('content-security-policy', policy)
    if (pathname === '/config.json') answer.setHeader('access-control-allow-origin', '*')
    const found = fileFor(pathname)
    if (found === null) {
      answer.writeHead(404, { 'content-type': mediaType('not-found.txt') }).end('Not found')
      return
    }
    const [status, file] = found
    answer.writeHead(status, { 'content-type': mediaType(file) }).end(readFileSync(file))
  })
  const port = await new Promise<number>((resolve, reject) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (address === null || typeof address === 'string') reject(new Error('no port was bound'))
      else resolve(address.port)
    })
  })
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await rm(home, { recursive: true })
    },
  }
}
