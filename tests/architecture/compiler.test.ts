import { describe, expect, it } from '@jest/globals'
import { innocent, plantSourceTree } from './sourceTree.ts'

const compile = (files: Readonly<Record<string, string>>) => {
  const tree = plantSourceTree({ ...innocent, ...files })
  try {
    return tree.run('@typescript/native/bin/tsc', '--build', '--pretty', 'false')
  } finally {
    tree.remove()
  }
}

describe('the compiler', () => {
  it('accepts layers that import inward only', () => {
    const outcome = compile({
      'src/domain/a/form.ts': `import { either } from 'fp-ts'
        import { rule } from './rule.ts'
        export const form = either.right(rule)\n`,
      'src/infrastructure/a/window.ts': `import { flow } from '../../application/a/flow.ts'
        export const width = () => window.innerWidth + flow\n`,
      'src/ui/a/title.ts': `import { rule } from '../../domain/a/rule.ts'
        export const title = () => { document.title = String(rule) }\n`,
    })
    expect(outcome).toEqual({ status: 0, output: '' })
  })

  const globals = [
    'document',
    'window',
    'fetch',
    'localStorage',
    'process',
    'console',
    'setTimeout',
  ]

  it.each(globals)('knows no %s in the domain', (name) => {
    const { status, output } = compile({ 'src/domain/a/b.ts': `export const b = () => ${name}\n` })
    expect(output).toMatch(`src/domain/a/b.ts(1,24): error`)
    expect(output).toMatch(new RegExp(`Cannot find name '${name}'`))
    expect(status).toBeGreaterThan(0)
  })

  it.each(['document', 'localStorage', 'fetch'])('knows no %s in the application', (name) => {
    const { status, output } = compile({
      'src/application/a/b.ts': `export const b = () => ${name}\n`,
    })
    expect(output).toMatch(new RegExp(`Cannot find name '${name}'`))
    expect(status).toBeGreaterThan(0)
  })

  it.each([
    ['domain', 'application/a/flow.ts', 'flow'],
    ['domain', 'ui/a/page.ts', 'page'],
    ['application', 'ui/a/page.ts', 'page'],
    ['application', 'infrastructure/a/adapter.ts', 'adapter'],
    ['infrastructure', 'ui/a/page.ts', 'page'],
    ['ui', 'infrastructure/a/adapter.ts', 'adapter'],
  ])('refuses that %s imports %s', (layer, imported, name) => {
    const { status, output } = compile({
      [`src/${layer}/a/wrong.ts`]: `export { ${name} } from '../../${imported}'\n`,
    })
    expect(output).toMatch(/error TS6(059|307)/)
    expect(output).toContain(imported)
    expect(status).toBeGreaterThan(0)
  })
})
