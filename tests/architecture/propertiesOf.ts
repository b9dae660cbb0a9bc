import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

/** The values that a module declares, by name at any depth, and its imports. */
type Module = {
  readonly said: ReadonlyMap<string, readonly ts.Node[]>
  readonly brought: ReadonlyMap<string, { readonly file: string; readonly name: string }>
  readonly source: ts.SourceFile
}

const namesIn = (binding: ts.BindingName): readonly string[] =>
  ts.isIdentifier(binding)
    ? [binding.text]
    : binding.elements.flatMap((element) =>
        ts.isBindingElement(element) ? namesIn(element.name) : [],
      )

const namedBy = (node: ts.Node): readonly string[] => {
  if (ts.isVariableDeclaration(node)) return namesIn(node.name)
  return ts.isFunctionDeclaration(node) && node.name !== undefined ? [node.name.text] : []
}

const everyNode = (node: ts.Node): readonly ts.Node[] => {
  const nodes = [node]
  ts.forEachChild(node, (child) => {
    nodes.push(...everyNode(child))
  })
  return nodes
}

const saidIn = (source: ts.SourceFile): Module['said'] => {
  const said = new Map<string, readonly ts.Node[]>()
  for (const node of everyNode(source)) {
    for (const name of namedBy(node)) said.set(name, [...(said.get(name) ?? []), node])
  }
  return said
}

const broughtBy = (file: string) => (statement: ts.Statement) => {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) {
    return []
  }
  const { text } = statement.moduleSpecifier
  const bindings = statement.importClause?.namedBindings
  if (!text.startsWith('.') || bindings === undefined || !ts.isNamedImports(bindings)) return []
  const from = path.join(path.dirname(file), text)
  return bindings.elements.map(
    ({ name, propertyName }) =>
      [name.text, { file: from, name: (propertyName ?? name).text }] as const,
  )
}

const moduleOf = (file: string, text: string): Module => {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true)
  return {
    source,
    said: saidIn(source),
    brought: new Map(source.statements.flatMap(broughtBy(file))),
  }
}

/** The names that a node refers to; property names refer to nothing. */
const namesUsed = (node: ts.Node): readonly string[] =>
  everyNode(node)
    .filter(ts.isIdentifier)
    .filter((name) => !(ts.isPropertyAccessExpression(name.parent) && name.parent.name === name))
    .map(({ text }) => text)

const isCallOf = (node: ts.Node, name: string): boolean =>
  ts.isCallExpression(node) && node.expression.getText() === name

/** The tests of a file that check a property. */
const statements = ({ source }: Module): readonly ts.Node[] =>
  everyNode(source).filter(
    (node) =>
      ts.isCallExpression(node) &&
      /^it\b/.test(node.expression.getText()) &&
      everyNode(node).some((inner) => isCallOf(inner, 'fc.assert')),
  )

/**
 * The functions of `rules`, as `file#name`, that the properties of a test file name, either
 * themselves or through helpers of that file and its neighbours.
 */
export const namedInProperties = (
  file: string,
  isRule: (file: string) => boolean,
  read: (file: string) => string = (name) => readFileSync(name, 'utf8'),
): ReadonlySet<string> => {
  const modules = new Map<string, Module>()
  const moduleAt = (name: string): Module => {
    const known = modules.get(name) ?? moduleOf(name, read(name))
    modules.set(name, known)
    return known
  }
  const found = new Set<string>()
  const seen = new Set<string>()
  const follow = (from: string, name: string): void => {
    if (seen.has(`${from}#${name}`)) return
    seen.add(`${from}#${name}`)
    if (isRule(from)) {
      found.add(`${from}#${name}`)
      return
    }
    const { said, brought } = moduleAt(from)
    const elsewhere = brought.get(name)
    if (elsewhere !== undefined) follow(elsewhere.file, elsewhere.name)
    for (const used of (said.get(name) ?? []).flatMap(namesUsed)) follow(from, used)
  }
  for (const property of statements(moduleAt(file))) {
    for (const name of namesUsed(property)) follow(file, name)
  }
  return found
}
