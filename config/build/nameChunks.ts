import type { Compiler } from 'webpack'

/**
 * Uses a named chunk's name as its id. With numeric ids, the first script would carry a second
 * table, from numbers to names, besides the one of the hashes.
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
