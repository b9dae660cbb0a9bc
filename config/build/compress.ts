import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

/** The quality of brotli for what is compressed once and kept, and for pages, of which there are hundreds. */
export const best = constants.BROTLI_MAX_QUALITY
export const quick = 9

/** What stands beside a text, by the end of its name: a server never compresses on the fly. */
export const compressors = (quality: number) => [
  { suffix: '.gz', compress: (text: Buffer) => asGzip(text, { level: 9 }) },
  {
    suffix: '.br',
    compress: (text: Buffer) =>
      asBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  },
]
