import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { ChunkGroup, Compiler } from 'webpack'

/** A lazy import is known by the name its comment gives it, else by what it imports. */
const namesOf = (group: ChunkGroup): readonly string[] =>
  typeof group.name === 'string' ? [group.name] : group.origins.map(({ request }) => request)

/** Writes which files each lazy import loads: beside the site, since nothing but the build and its checks reads it. */
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
