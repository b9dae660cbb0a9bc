import ts from 'typescript'
import { scopeNames } from './exampleScope.ts'
import { type Public, publicSurface } from './publicSurface.ts'

const namesIn = (code: string): ReadonlySet<string> => {
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text)
    ts.forEachChild(node, visit)
  }
  // Stated results are code too.
  const told = code.replaceAll(/\/\/\s*(?:→\s*(?:(?:right|left):)?)?/g, ' ')
  visit(ts.createSourceFile('example.ts', told, ts.ScriptTarget.ES2023))
  return names
}

const declaredIn = (code: string): ReadonlySet<string> =>
  new Set(Array.from(code.matchAll(/^const \{?\s*(\w+)/gm), ([, name = '']) => name))

const isRuleOrData = ({ from }: Public): boolean => /^hathi\/(domain\/|markets$)/.test(from)

const isFlowOrBrand = ({ from }: Public): boolean => /^hathi\/(application|brands)$/.test(from)

const found = (name: string, { from }: Public): Public | null => {
  const all = publicSurface.filter((other) => other.name === name)
  const own = all.find((other) => other.from === from)
  if (own !== undefined) return own
  const [one = null, ...others] = all.filter(isRuleOrData)
  if (others.length > 0) throw new Error(`${name} is exported by ${all.length} entries`)
  return one ?? all.find(isFlowOrBrand) ?? null
}

/**
 * Turns an example of a docstring into a program. In its scope are the exports of the function's own
 * entry, and those exports of the domain, the product's data, the application and the brands whose
 * names are unique; unless the function is a rule, also the scope of `exampleScope`.
 */
export const exampleProgram = (of: Public, example: string): string => {
  const declared = declaredIn(example)
  const names = [...namesIn(example)].filter((name) => !declared.has(name)).sort()
  const given = isRuleOrData(of) ? [] : names.filter((name) => scopeNames.has(name))
  const imports = names.flatMap((name) => {
    const used = given.includes(name) ? null : found(name, of)
    return used === null
      ? []
      : [`import { ${used.kind === 'type' ? 'type ' : ''}${name} } from '${used.from}'\n`]
  })
  const scope =
    given.length === 0
      ? ''
      : [
          `import { exampleScope } from './exampleScope.ts'\nconst scope = exampleScope()\n`,
          ...given.map((name) => `const ${name} = await scope.${name}\n`),
        ].join('')
  return `${imports.join('')}${scope}${example}\n`
}
