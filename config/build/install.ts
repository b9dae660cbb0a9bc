import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Brand } from '../brand/brand.ts'
import { site } from './initialFiles.ts'
import { writeText } from './writeText.ts'

const icons = path.join(import.meta.dirname, '..', 'brand', 'icons')

const sizes = [192, 512] as const

/** A file name with a hash of the content. */
const hashed = (name: string, content: Buffer | string): string => {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  const { name: stem, ext } = path.parse(name)
  return `assets/${stem}.${hash}${ext}`
}

const writeIcon = (name: string): string => {
  const content = readFileSync(path.join(icons, name))
  const file = hashed(`icon-${name}`, content)
  mkdirSync(path.join(site, 'assets'), { recursive: true })
  writeFileSync(path.join(site, file), content)
  return `/${file}`
}

type Locale = { readonly locale: string; readonly language: string }

export type Install = { readonly manifest: string; readonly icon: string }

/**
 * Writes what a phone needs to install the website as an app: a brand's icons and a manifest per
 * locale. Returns a function that finds them by locale.
 */
export const writeInstall = async (
  brand: Brand,
  locales: readonly Locale[],
): Promise<(locale: string) => Install | null> => {
  const drawn = sizes.map((size) => ({ size, src: writeIcon(`${brand.id}-${size}.png`) }))
  const { surface } = brand.palette.light
  const written = new Map<string, Install>()
  for (const { locale, language } of locales) {
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
        // The mark is clear of the edges that a phone may cut off.
        purpose: 'any maskable',
      })),
    }
    const text = JSON.stringify(manifest)
    const file = hashed(`app-${brand.id}-${locale}.webmanifest`, text)
    await writeText(file, text)
    written.set(locale, { manifest: `/${file}`, icon: drawn[0]?.src ?? '' })
  }
  return (locale) => written.get(locale) ?? null
}
