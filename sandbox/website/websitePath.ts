/**
 * The requested path as nginx reads it: decoded byte by byte, without doubled slashes and `..`;
 * null if it is malformed or leads above the site. Relative, with `/`.
 */
export const plainPath = (asked: string): string | null => {
  const [path = ''] = asked.split(/[?#]/)
  if (/%(?![\da-f]{2})|%00/i.test(path)) return null
  const decoded = path.replaceAll(/%(..)/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
  const names: string[] = []
  for (const name of decoded.split('/')) {
    if (name === '..' && names.pop() === undefined) return null
    if (!['', '.', '..'].includes(name)) names.push(name)
  }
  const isFolder = names.length > 0 && /\/\.{0,2}$/.test(decoded)
  return names.join('/') + (isFolder ? '/' : '')
}

/** Whether a plain path names a file rather than a page. */
export const namesFile = (path: string): boolean =>
  path.startsWith('assets/') || /(^|\/)\.|\.[^./]+$/.test(path)

// Dot files are never served, and paths of another operating system are refused.
const isRefused = (path: string): boolean => /(^|\/)\.|[\\:]/.test(path)

/** The file for a plain path that names one; none if the path is refused. */
export const filesAt = (path: string): readonly string[] => (isRefused(path) ? [] : [path])

/** Files with a hash in their name never change. Pages and settings are revalidated every time. */
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
