import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

/**
 * The compressed variants of a text, by file suffix. Compressed once and kept, so at the best
 * level.
 */
export const compressors = [
  { suffix: '.gz', compress: (text: Buffer) => asGzip(text, { level: 9 }) },
  {
    suffix: '.br',
    compress: (text: Buffer) =>
      asBrotli(text, {
        params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
      }),
  },
]
