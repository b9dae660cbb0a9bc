import { hathi } from '../../../config/brand/hathi.ts'
import { cities } from '../../../config/market/cities.ts'
import { markets } from '../../../config/market/markets.ts'

// Attributes that customers read, see as a hint, or have read to them.
const spokenAttributes = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
]

const textsOf = (root: Node): readonly string[] => {
  const found: string[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Element) {
      found.push(...spokenAttributes.map((name) => node.getAttribute(name) ?? ''))
    } else if (!['SCRIPT', 'STYLE'].includes(node.parentElement?.tagName ?? '')) {
      found.push(node.textContent ?? '')
    }
  }
  return found
}

const names = [
  hathi.name,
  ...markets.locales.map(({ name }) => name),
  ...cities.map(({ name }) => name),
]
const moment = /[A-Z][a-z]{2} \d{2} \d{4}, \d{2}:\d{2} [AP]M/g

/**
 * The English that is left on a page in the pseudo-language and in its title, except names, which
 * are not translated.
 */
export const englishOn = (page: Node, alsoNames: readonly string[] = []): readonly string[] => {
  // Longest first, so that no rest of a longer name counts as English.
  const known = [...names, ...alsoNames].sort((one, other) => other.length - one.length)
  return [document.title, ...textsOf(page)]
    .map((text) =>
      known.reduce((rest, name) => rest.replaceAll(name, ''), text.replace(moment, '')),
    )
    .filter((text) => /[a-z]{2}/i.test(text))
}
