import type { Compiler } from 'webpack'
import { robots, siteMap } from './siteMap.ts'
import { siteOrigin } from './siteOrigin.ts'

/** Writes `sitemap.xml` and `robots.txt` beside the website. */
export class WriteSiteMap {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack
    compiler.hooks.thisCompilation.tap('WriteSiteMap', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'WriteSiteMap', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          compilation.emitAsset('sitemap.xml', new sources.RawSource(siteMap(siteOrigin)))
          compilation.emitAsset('robots.txt', new sources.RawSource(robots(siteOrigin)))
        },
      )
    })
  }
}
