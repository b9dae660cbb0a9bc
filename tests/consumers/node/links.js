/**
 * Follows all relative links, from the package's first page on, and prints those that lead nowhere
 * in the package.
 */
import { existsSync, readFileSync } from 'node:fs'

const root = new URL('./node_modules/hathi/', import.meta.url)
const linksIn = (text) =>
  Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, link]) => link.replace(/#.*$/, '')).filter(
    (link) => link !== '' && !link.includes(':'),
  )

const pages = new Set([new URL('README.md', root).href])
const dead = []
// The loop also visits the pages that are added meanwhile.
for (const page of pages) {
  for (const link of linksIn(readFileSync(new URL(page), 'utf8'))) {
    const target = new URL(link, page)
    if (!target.href.startsWith(root.href) || !existsSync(target)) dead.push(`${page}: ${link}`)
    else if (link.endsWith('.md')) pages.add(target.href)
  }
}
const guide = Array.from(pages).filter((page) => page.includes('/docs/guide/'))
console.log([`${guide.length} pages of the guide`, ...dead].join('\n'))
