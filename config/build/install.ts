import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Brand } from '../brand/brand.ts'
import { site } from './initialFiles.ts'

const icons = path.join(import.meta.dirname, '..', 'brand', 'icons')

const sizes = [192, 512] as const

/** Puts a file among those with a hash in their name, and answers with its address. */
const writeAsset = (name: string, content: Buffer): string => {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  const { name: stem, ext } = path.parse(name)
  const file = `assets/${stem}.${hash}${ext}`
  mkdirSync(path.join(site, 'assets'), { recursive: true })
  writeFileSync(path.join(site, file), content)
  return `/${file}`
}

/** Writes what a phone wants that puts the website among its apps: a brand's icons, and a manifest for a locale. */
export const writeInstall = (brand: Brand) => {
  const drawn = sizes.map((size) => {
    const name = `${brand.id}-${size}.png`
    return { size, src: writeAsset(`icon-${name}`, readFileSync(path.join(icons, name))) }
  })
  const { surface } = brand.palette.light
  return (locale: string, language: string) => {
    const manifest = {
      id: '/',
      name: brand.name,
      short_name: brand.name,
      lang: language,
      start_url: `/${locale}`,
      scope: '/',
      display: 'standalone',
      background_color: surface,
      theme_color: surface,
      icons: drawn.map(({ size, src }) => ({
        src,
        sizes: `${size}x${size}`,
        type: 'image/png',
        // The mark keeps clear of every edge that a phone may cut off.
        purpose: 'any maskable',
      })),
    }
    const text = Buffer.from(JSON.stringify(manifest))
    return {
      manifest: writeAsset(`app-${brand.id}-${locale}.webmanifest`, text),
      icon: drawn[0]?.src ?? '',
    }
  }
}
