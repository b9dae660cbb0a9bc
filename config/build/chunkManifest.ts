import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ChunkGroup, Compiler } from 'webpack'

/** The name of a lazy import: the one in its comment, or else the path that it imports. */
const namesOf = (group: ChunkGroup): readonly string[] =>
  typeof group.name === 'string' ? [group.name] : group.origins.map(({ request }) => request)

/**
 * Writes a list of the files that each lazy import loads. It is kept outside the site, because only
 * the build and its checks read it.
 */
export class WriteChunkManifest {
  readonly #file: string

  constructor(file: string) {
    this.#file = file
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('WriteChunkManifest', ({ chunkGroups }) => {
      const manifest = new Map<string, Set<string>>()
      for (const group of chunkGroups) {
        for (const name of namesOf(group)) {
          manifest.set(name, new Set([...(manifest.get(name) ?? []), ...group.getFiles()]))
        }
      }
      const text = JSON.stringify(
        Object.fromEntries([...manifest].map(([name, files]) => [name, [...files]])),
        null,
        2,
      )
      mkdirSync(path.dirname(this.#file), { recursive: true })
      writeFileSync(this.#file, `${text}\n`)
    })
  }
}
