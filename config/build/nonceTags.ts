import HtmlWebpackPlugin from 'html-webpack-plugin'
import type { Compiler } from 'webpack'
import { noncePlaceholder } from '../../sandbox/website/nonce.ts'

/** Marks what the page loads as its own: a server puts the answer's nonce in the mark's place. */
export class NonceTags {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('NonceTags', (compilation) => {
      HtmlWebpackPlugin.getCompilationHooks(compilation).alterAssetTags.tap('NonceTags', (page) => {
        for (const { attributes } of [...page.assetTags.scripts, ...page.assetTags.styles]) {
          attributes['nonce'] = noncePlaceholder
        }
        return page
      })
    })
  }
}
