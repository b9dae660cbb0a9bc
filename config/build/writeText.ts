import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compressors } from './compress.ts'
import { site } from './initialFiles.ts'

/** Writes a text into the built site, with its compressed variants beside it. */
export const writeText = async (file: string, text: string): Promise<void> => {
  const whole = path.join(site, file)
  await mkdir(path.dirname(whole), { recursive: true })
  const content = Buffer.from(text)
  await Promise.all([
    writeFile(whole, content),
    ...compressors.map(async ({ suffix, compress }) =>
      writeFile(whole + suffix, await compress(content)),
    ),
  ])
}
