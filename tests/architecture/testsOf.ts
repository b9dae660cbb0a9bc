import { parseSync } from '@swc/core'

/** A test as written: its title, prefixed by those of its groups, and the texts that it uses. */
export type WrittenTest = { readonly title: string; readonly texts: readonly string[] }

type Node = { readonly type: string }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const partOf = (node: object, key: string): unknown => Reflect.get(node, key)

/**
 * The direct child nodes of a node, through lists and through objects that are not nodes themselves.
 */
const under = (value: unknown): readonly Node[] => {
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((child: unknown) => (isNode(child) ? [child] : under(child)))
}

const everyNode = (node: Node): readonly Node[] => [node, ...under(node).flatMap(everyNode)]

// Names in a type refer to no value.
const isType = ({ type }: Node): boolean => type === 'TsTypeAnnotation'

const everyValue = (node: Node): readonly Node[] =>
  isType(node) ? [] : [node, ...under(node).flatMap(everyValue)]

const templateText = (template: Node): string =>
  under(template)
    .filter(({ type }) => type === 'TemplateElement')
    .map((quasi) => String(partOf(quasi, 'cooked')))
    .join('…')

const textOf = (node: Node): string | null => {
  switch (node.type) {
    case 'StringLiteral':
      return String(partOf(node, 'value'))
    case 'TemplateLiteral':
      return templateText(node)
    case 'RegExpLiteral':
      return String(partOf(node, 'pattern')).replaceAll('\\', '')
    default:
      return null
  }
}

const nameOf = (node: Node): string | null =>
  node.type === 'Identifier' ? String(partOf(node, 'value')) : null

type Named = ReadonlyMap<string, readonly Node[]>

/** The file's named values. Functions are left out, because many tests share their texts. */
const namedValues = (nodes: readonly Node[]): Named => {
  const named = new Map<string, readonly Node[]>()
  const bind = (pattern: unknown, value: unknown) => {
    if (!isNode(pattern) || !isNode(value) || /Function/.test(value.type)) return
    for (const name of everyValue(pattern).map(nameOf)) {
      if (name !== null) named.set(name, [...(named.get(name) ?? []), value])
    }
  }
  for (const node of nodes) {
    if (node.type === 'VariableDeclarator') bind(partOf(node, 'id'), partOf(node, 'init'))
    if (node.type === 'ForOfStatement') bind(partOf(node, 'left'), partOf(node, 'right'))
  }
  return named
}

/** The nodes of an expression, except property names, which are not values. */
const saying = (node: Node): readonly Node[] => {
  const [unnamed] = ['key', 'property'].map((key) => partOf(node, key)).filter(isNode)
  return under(node).filter((part) => part !== unnamed || nameOf(part) === null)
}

const textsOf = (node: Node, named: Named, seen: Set<string> = new Set()): readonly string[] => {
  const text = textOf(node)
  const name = nameOf(node)
  const values = name === null || seen.has(name) ? [] : (named.get(name) ?? [])
  if (name !== null) seen.add(name)
  return [
    ...(text === null ? [] : [text]),
    ...[...values, ...saying(node)].flatMap((part) => textsOf(part, named, seen)),
  ]
}

/** The names in a callee: `it`, `each` of `it.each(cases)`. */
const wordsOf = (callee: unknown): readonly string[] => {
  if (!isNode(callee)) return []
  switch (callee.type) {
    case 'Identifier':
      return [nameOf(callee) ?? '']
    case 'MemberExpression':
      return [...wordsOf(partOf(callee, 'object')), ...wordsOf(partOf(callee, 'property'))]
    case 'CallExpression':
    case 'TsInstantiation':
      return wordsOf(partOf(callee, callee.type === 'CallExpression' ? 'callee' : 'expression'))
    default:
      return []
  }
}

const titleOf = (call: Node): string | null => {
  const [first] = under(partOf(call, 'arguments'))
  return first === undefined ? null : textOf(first)
}

const left = new Set(['skip', 'todo', 'fixme', 'step', 'use', 'beforeEach', 'afterEach'])

/** The tests that a file runs; skipped ones do not count. */
export const testsOf = (source: string): readonly WrittenTest[] => {
  const file: unknown = parseSync(source, { syntax: 'typescript', tsx: true })
  if (!isNode(file)) return []
  const named = namedValues(everyNode(file))
  const read = (node: Node, group: readonly string[]): readonly WrittenTest[] => {
    const inside = (groups: readonly string[]) =>
      under(node).flatMap((child) => read(child, groups))
    if (node.type !== 'CallExpression') return inside(group)
    const [subject = '', ...more] = wordsOf(partOf(node, 'callee'))
    const title = titleOf(node)
    if (title === null || more.some((word) => left.has(word))) return inside(group)
    if (subject === 'describe' || (subject === 'test' && more.includes('describe'))) {
      return inside([...group, title])
    }
    return subject === 'it' || subject === 'test'
      ? [{ title: [...group, title].join(' › '), texts: textsOf(node, named) }]
      : inside(group)
  }
  return read(file, [])
}
