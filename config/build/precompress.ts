import type { Compiler } from 'webpack'
import { compressors } from './compress.ts'

const isText = (asset: string): boolean => /\.(js|css|svg|json)$/.test(asset)

/**
 * Puts a `.gz` and a `.br` beside every text asset that is the same for all visitors, so that the
 * server never compresses it on the fly. Pages are excluded, because they carry a nonce, and so are
 * files that name the site's origin. Compressed files are kept in webpack's cache: brotli at its
 * best level takes most of a warm build.
 */
export class Precompress {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('Precompress', (compilation) => {
      const cache = compilation.getCache('Precompress')
      compilation.hooks.processAssets.tapPromise(
        { name: 'Precompress', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        async (assets) => {
          for (const [asset, source] of Object.entries(assets).filter(([name]) => isText(name))) {
            const etag = cache.getLazyHashedEtag(source)
            for (const { suffix, compress } of compressors) {
              const compressed = await cache.providePromise(
                asset + suffix,
                etag,
                async () => new sources.RawSource(await compress(source.buffer())),
              )
              compilation.emitAsset(asset + suffix, compressed)
            }
          }
        },
      )
    })
  }
}
