import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Compiler } from 'webpack'

/** The files that each named group of chunks (an entry, or a lazy import with a name) loads. */
export type ChunkManifest = Readonly<Record<string, readonly string[]>>

/** Writes the manifest beside the site, not into it: the size budget reads it, no browser does. */
export class WriteChunkManifest {
  readonly #file: string

  constructor(file: string) {
    this.#file = file
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('WriteChunkManifest', ({ namedChunkGroups }) => {
      const manifest: ChunkManifest = Object.fromEntries(
        [...namedChunkGroups].map(([name, group]) => [name, group.getFiles()]),
      )
      mkdirSync(path.dirname(this.#file), { recursive: true })
      writeFileSync(this.#file, `${JSON.stringify(manifest, null, 2)}\n`)
    })
  }
}
