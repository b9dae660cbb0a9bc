import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'

const root = path.join(import.meta.dirname, '..', '..', 'src')

const parts = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

const styles = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

const forPointers = /@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g

const imported = /import (\w+) from '(\.[^']+\.module\.css)'/g

/** The classes that a part uses of its own style sheet, but that the sheet lacks. */
const lacking = ({ file, text }: (typeof parts)[number]): readonly string[] =>
  [...text.matchAll(imported)].flatMap(([, name = '', style = '']) => {
    const css = readFileSync(path.join(root, path.dirname(file), style), 'utf8')
    const named = [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))]
    return named.flatMap(([, asked = '']) =>
      new RegExp(`\\.${asked}(?![\\w-])`).test(css) ? [] : [`${file}: ${style} has no .${asked}`],
    )
  })

const boxes = styles.flatMap(({ file, text }) =>
  [...text.matchAll(/([^{}]*)\{([^{}]*)\}/g)].flatMap(([, selectors = '', rules = '']) =>
    [...selectors.matchAll(/\.([\w-]+)/g)].map(([box]) => ({ box: `${file} ${box}`, rules })),
  ),
)

/** The boxes, by file and class, that have such a rule anywhere. */
const boxesWith = (rule: RegExp): ReadonlySet<string> =>
  new Set(boxes.filter(({ rules }) => rule.test(rules)).map(({ box }) => box))

describe('the styles of the parts', () => {
  it('have every class that a part asks them for', () => {
    const styled = parts.filter(({ text }) => text.includes('.module.css'))
    expect(styled.length).toBeGreaterThan(50)
    expect(styled.flatMap(lacking)).toEqual([])
  })
  // After a tap, an element stays "hovered" until the next tap elsewhere.
  it('show what is pointed at only to who can point without a tap', () => {
    expect(styles.some(({ text }) => text.match(forPointers) !== null)).toBe(true)
    const always = styles.filter(({ text }) => text.replace(forPointers, '').includes(':hover'))
    expect(always.map(({ file }) => file)).toEqual([])
  })
  // WebKit (2.50) lays such a box out again and again, and the page answers nothing any more.
  it('animate nothing that looks for room around an anchor', () => {
    const looking = boxesWith(/position-try/)
    expect(looking.size).toBeGreaterThan(0)
    const moving = boxesWith(/(?:animation|transition)(?:-name|-property)?:(?! none)/)
    expect([...looking].filter((box) => moving.has(box))).toEqual([])
  })
  // WebKit (2.44) makes such a box as high as its first row only: the vehicles of order review had no names or fares.
  it('cut no rows off at a share of the height around them', () => {
    const cut = boxesWith(/overflow: hidden/)
    expect(cut.size).toBeGreaterThan(0)
    const sharing = boxesWith(/(?<![\w-])block-size: \d+%/)
    expect(sharing.size).toBeGreaterThan(0)
    const rows = boxesWith(/grid-template-rows/)
    expect([...rows].filter((box) => cut.has(box) && sharing.has(box))).toEqual([])
  })
})
