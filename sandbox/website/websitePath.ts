/** A path without what it may be spelled with; null when it is refused. Relative, with `/`. */
export const plainPath = (path: string): string | null => decodedSegments(path)?.join('/') ?? null

/** Whether a plain path names a file, and no page. */
export const namesFile = (path: string): boolean => /\.[^./]+$/.test(path)

/** The files that may answer a path where no pages were made, best first; none when the path is refused. */
export const candidateFiles = (path: string): readonly string[] => {
  const file = plainPath(path)
  if (file === null) return []
  if (namesFile(file)) return [file]
  return file === '' ? ['index.html'] : [`${file}/index.html`, 'index.html']
}

const decodedSegments = (path: string): readonly string[] | null => {
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return null
  }
  const segments = decoded.split('/').filter(Boolean)
  const leaves = segments.some((segment) => segment.startsWith('.') || /[\\\0:]/.test(segment))
  return leaves ? null : segments
}

/** Files with a hash in their name never change; pages and settings are asked for again every time. */
export const cacheControl = (file: string): string => {
  if (file.startsWith('assets/')) return 'public, max-age=31536000, immutable'
  return file.endsWith('.html') ? 'private, no-cache' : 'public, max-age=3600'
}

const mediaTypes: ReadonlyMap<string, string> = new Map([
  ['html', 'text/html; charset=utf-8'],
  ['js', 'text/javascript; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
  ['map', 'application/json; charset=utf-8'],
  ['webmanifest', 'application/manifest+json'],
  ['txt', 'text/plain; charset=utf-8'],
  ['xml', 'application/xml; charset=utf-8'],
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['ico', 'image/x-icon'],
  ['woff2', 'font/woff2'],
])

export const mediaType = (file: string): string =>
  mediaTypes.get(file.slice(file.lastIndexOf('.') + 1).toLowerCase()) ?? 'application/octet-stream'
