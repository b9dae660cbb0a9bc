import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as t from 'io-ts'
import ts from 'typescript'
import { root } from '../architecture/sourceTree.ts'

/** An export of the package, a value or a type, by the name under which it is imported. */
export type Public = {
  /** `hathi/domain/phone`. */
  readonly from: string
  readonly name: string
  readonly kind: 'function' | 'value' | 'type'
  /** The text of its docstring with white space collapsed; empty if it has none. */
  readonly doc: string
  readonly examples: readonly string[]
}

const Package = t.type({ name: t.string, exports: t.record(t.string, t.unknown) })
const Entry = t.type({ types: t.string })

const readPackage = (): t.TypeOf<typeof Package> => {
  const read: unknown = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  if (!Package.is(read)) throw new Error('package.json names no exports')
  return read
}

const declaration = /^\.\/dist\/(src\/library\/.*)\.d\.ts$/

const sourceOf = (entry: unknown): string | null => {
  const [, source] = (Entry.is(entry) && declaration.exec(entry.types)) || []
  return source === undefined ? null : path.join(root, `${source}.ts`)
}

const { name: packageName, exports } = readPackage()

/** The source files of the package's entries, by the names that importers use. */
export const entries: ReadonlyMap<string, string> = new Map(
  Object.entries(exports).flatMap(([key, entry]) => {
    const source = sourceOf(entry)
    return source === null ? [] : [[`${packageName}${key.slice(1)}`, source] as const]
  }),
)

export const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  jsx: ts.JsxEmit.ReactJSX,
  noEmit: true,
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  types: ['google.maps', 'node'],
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  paths: Object.fromEntries(Array.from(entries, ([name, source]) => [name, [source]])),
}

/** A destructured binding is documented at the object's property. */
const documented = (checker: ts.TypeChecker, symbol: ts.Symbol): ts.Symbol => {
  const declared = symbol.valueDeclaration
  if (declared === undefined || !ts.isBindingElement(declared)) return symbol
  const property = (declared.propertyName ?? declared.name).getText()
  return checker.getTypeAtLocation(declared.parent).getProperty(property) ?? symbol
}

const kindOf = (checker: ts.TypeChecker, symbol: ts.Symbol): Public['kind'] => {
  if ((symbol.flags & ts.SymbolFlags.Value) === 0) return 'type'
  return checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0 ? 'function' : 'value'
}

const read =
  (checker: ts.TypeChecker, from: string) =>
  (exported: ts.Symbol): Public => {
    const isAlias = (exported.flags & ts.SymbolFlags.Alias) !== 0
    const symbol = isAlias ? checker.getAliasedSymbol(exported) : exported
    const told = documented(checker, symbol)
    return {
      from,
      name: exported.name,
      kind: kindOf(checker, symbol),
      doc: ts
        .displayPartsToString(told.getDocumentationComment(checker))
        .replaceAll(/\s+/g, ' ')
        .trim(),
      examples: told
        .getJsDocTags(checker)
        .filter(({ name }) => name === 'example')
        .map(({ text }) => ts.displayPartsToString(text)),
    }
  }

const readSurface = (): readonly Public[] => {
  const program = ts.createProgram([...entries.values()], compilerOptions)
  const checker = program.getTypeChecker()
  return Array.from(entries).flatMap(([from, file]) => {
    const source = program.getSourceFile(file)
    const module = source === undefined ? undefined : checker.getSymbolAtLocation(source)
    return module === undefined ? [] : checker.getExportsOfModule(module).map(read(checker, from))
  })
}

/** All the exports of the package. */
export const publicSurface: readonly Public[] = readSurface()
