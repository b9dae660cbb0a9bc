import { type IncomingHttpHeaders, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export type Asked = {
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export type Answer = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** The decoded body. */
  readonly body: string
}

const decoded = (body: Buffer, encoding: string | undefined): string => {
  if (body.byteLength === 0) return ''
  if (encoding === 'br') return brotliDecompressSync(body).toString('latin1')
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString('latin1')
}

/** Sends a request without `fetch`, which normalises paths and follows redirects. */
export const ask = (
  url: string,
  { path, method = 'GET', headers = {}, body = '' }: Asked,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const said =
      body === '' ? headers : { ...headers, 'content-length': String(Buffer.byteLength(body)) }
    request({ hostname, port, path, method, headers: said, agent: false }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: decoded(Buffer.concat(chunks), answer.headers['content-encoding']),
        }),
      )
    })
      .on('error', reject)
      .end(body)
  })
