import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import ts from 'typescript'
import { root } from './sourceTree.ts'

type Source = { readonly file: string; readonly text: string }

/**
 * The imported or exported names, each by its file and its name there:
 * `session/auth.slice.ts#authClosed`.
 */
const namesFrom =
  ({ file }: Source) =>
  (specifier: ts.Expression | undefined, bindings: ts.Node | undefined): readonly string[] => {
    if (specifier === undefined || !ts.isStringLiteral(specifier) || bindings === undefined) {
      return []
    }
    if (!specifier.text.startsWith('.')) return []
    const from = path.posix.join(path.posix.dirname(file), specifier.text)
    if (!from.startsWith('src/application/')) return []
    // `* as name`, or just `*`: it does not say what is taken.
    if (!ts.isNamedImports(bindings) && !ts.isNamedExports(bindings)) {
      throw new Error(`${file} takes all of ${from}: name what it takes`)
    }
    return bindings.elements.map(
      ({ name, propertyName }) =>
        `${from.replace('src/application/', '')}#${(propertyName ?? name).text}`,
    )
  }

const statementsOf = ({ file, text }: Source): readonly ts.Statement[] => [
  ...ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true).statements,
]

const imported = (source: Source): readonly string[] =>
  statementsOf(source)
    .filter(ts.isImportDeclaration)
    .flatMap(({ moduleSpecifier, importClause }) =>
      namesFrom(source)(moduleSpecifier, importClause?.namedBindings),
    )

const exported = (source: Source): readonly string[] =>
  statementsOf(source)
    .filter(ts.isExportDeclaration)
    .flatMap(({ moduleSpecifier, exportClause }) =>
      namesFrom(source)(moduleSpecifier, exportClause),
    )

const sourceAt = (file: string): Source => ({
  file,
  text: readFileSync(path.join(root, file), 'utf8'),
})

const screens = readdirSync(path.join(root, 'src/ui'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => sourceAt(path.posix.join('src/ui', file.replaceAll('\\', '/'))))

describe('what the screens import of the application', () => {
  it('is exported, so that others can make screens of their own', () => {
    const taken = new Set(screens.flatMap(imported))
    const offered = new Set(exported(sourceAt('src/library/application.ts')))
    expect(taken.size).toBeGreaterThan(100)
    expect([...taken].filter((name) => !offered.has(name)).sort()).toEqual([])
  })

  it('counts by the file that has it, types and names of its own as well', () => {
    const text = `import { type Filling, a as b } from '../../application/lead/lead.slice.ts'
import type { C } from '../../application/c.ts'
import { useState } from 'react'
import { parse } from '../../domain/parse.ts'`
    expect(imported({ file: 'src/ui/lead/Form.tsx', text })).toEqual([
      'lead/lead.slice.ts#Filling',
      'lead/lead.slice.ts#a',
      'c.ts#C',
    ])
    const surface = `export { type Filling as LeadFilling } from '../application/lead/lead.slice.ts'
export type {} from './domain/lead.ts'`
    expect(exported({ file: 'src/library/application.ts', text: surface })).toEqual([
      'lead/lead.slice.ts#Filling',
    ])
  })
})
