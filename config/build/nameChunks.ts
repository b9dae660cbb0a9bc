import type { Compiler } from 'webpack'

/**
 * Gives a chunk that has a name that name for an id. With a number, the first script carries a table of
 * which number is called what, besides the one of the hashes.
 */
export class NameChunks {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('NameChunks', (compilation) => {
      compilation.hooks.chunkIds.tap('NameChunks', (chunks) => {
        for (const chunk of chunks) {
          if (typeof chunk.name !== 'string') continue
          chunk.id = chunk.name
          chunk.ids = [chunk.name]
        }
      })
    })
  }
}
