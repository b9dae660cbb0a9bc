import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import * as t from 'io-ts'
import {
  innocent,
  type Outcome,
  plantSourceTree,
  root,
  runTool,
  type SourceTree,
} from './sourceTree.ts'

const cruiser = 'dependency-cruiser/bin/dependency-cruiser.mjs'

const Report = t.type({
  summary: t.type({
    violations: t.array(t.type({ from: t.string, to: t.string, rule: t.type({ name: t.string }) })),
  }),
})

const violationsIn = ({ output }: Outcome): readonly string[] => {
  const report: unknown = JSON.parse(output)
  if (!Report.is(report)) throw new Error(output)
  return report.summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`)
}

/** Each file with one import, and the rule that it breaks. */
const wrong: ReadonlyArray<readonly [file: string, text: string, rule: string]> = [
  ['src/domain/a/http.ts', `import axios from 'axios'; export const a = axios`, 'domain-is-pure'],
  [
    'src/domain/a/flow.ts',
    `import type { Flow } from '../../application/a/flow.ts'; export type A = Flow`,
    'domain-is-pure',
  ],
  ['src/domain/a/lazy.ts', `export const a = () => import('react-dom')`, 'domain-is-pure'],
  [
    'src/domain/a/codec.ts',
    `import type { Type } from 'io-ts'; export type A = Type<string>`,
    'domain-is-pure',
  ],
  [
    'src/domain/a/parse.ts',
    `import { either } from 'fp-ts'; export const a = either.right(1)`,
    'domain-runs-alone',
  ],
  ['src/infrastructure/a/file.ts', `export { readFileSync } from 'node:fs'`, 'no-node-core'],
  [
    'src/application/a/screen.ts',
    `import { page } from '../../ui/a/page.ts'; export const a = page`,
    'application-inward',
  ],
  [
    'src/application/a/adapter.ts',
    `import { adapter } from '../../infrastructure/a/adapter.ts'; export const a = adapter`,
    'application-inward',
  ],
  [
    'src/application/a/http.ts',
    `import axios from 'axios'; export const a = axios`,
    'application-inward',
  ],
  [
    'src/application/a/codec.ts',
    `import * as t from 'io-ts'; export const a = t.string`,
    'application-inward',
  ],
  [
    'src/application/session/later.ts',
    `import { told } from '../orders/told.ts'; export const later = told`,
    'term-knows-those-before-it',
  ],
  [
    'src/application/booking/order/later.ts',
    `import { shown } from '../review/shown.ts'; export const later = shown`,
    'part-knows-those-before-it',
  ],
  [
    'src/infrastructure/a/screen.ts',
    `import { page } from '../../ui/a/page.ts'; export const a = page`,
    'infrastructure-not-ui',
  ],
  [
    'src/infrastructure/a/hook.ts',
    `import { useState } from 'react'; export const a = useState`,
    'infrastructure-not-ui',
  ],
  [
    'src/ui/a/adapter.ts',
    `import { adapter } from '../../infrastructure/a/adapter.ts'; export const a = adapter`,
    'ui-not-infrastructure',
  ],
  [
    'src/ui/a/teller.ts',
    `import { told } from '../../application/a/teller.saga.ts'; export const a = told`,
    'ui-tells-and-is-told',
  ],
  [
    'src/ui/a/answer.ts',
    `import { either } from 'fp-ts'; export const a = either.right(1)`,
    'ui-asks-the-domain',
  ],
  [
    'src/ui/a/inside.ts',
    `import { frame } from '../app/shell/frame.ts'; export const a = frame`,
    'shell-is-around-pages',
  ],
  [
    'src/ui/app/b/room.ts',
    `import { page } from '../../a/page.ts'; export const b = page`,
    'rooms-know-no-page',
  ],
  [
    'src/ui/a/brand.ts',
    `import { brand } from '../../../config/brand/brand.ts'; export const a = brand`,
    'layers-are-handed-their-data',
  ],
  [
    'src/ui/a/root.ts',
    `import { start } from '../../main.tsx'; export const a = start`,
    'layers-are-handed-their-data',
  ],
  [
    'src/ui/a/tool.ts',
    `import { describe } from '@jest/globals'; export const a = describe`,
    'src-no-dev-deps',
  ],
  [
    'src/ui/a/gone.ts',
    `import { gone } from './nowhere.ts'; export const a = gone`,
    'no-unresolvable',
  ],
  [
    'src/sandboxed.ts',
    `import { serve } from '../sandbox/serve.ts'; export const a = serve`,
    'product-without-its-tools',
  ],
  [
    'sandbox/client.ts',
    `import { rule } from '../src/domain/a/rule.ts'; export const a = rule`,
    'sandbox-apart',
  ],
  [
    'src/library/domain/b.ts',
    `export { rule } from '../../domain/a/rule.ts'`,
    'term-offers-itself',
  ],
  [
    'src/library/infrastructure.ts',
    `export { flow } from '../application/a/flow.ts'`,
    'layer-offers-itself',
  ],
  [
    'src/library/markets.ts',
    `export { brand } from '../../config/brand/brand.ts'`,
    'data-offers-itself',
  ],
  [
    'src/library/domain/c.ts',
    `export type {} from '../infrastructure/maps.ts'`,
    'term-offers-itself',
  ],
  [
    'src/library/infrastructure/google.ts',
    `export type {} from './maps.ts'`,
    'layer-offers-itself',
  ],
  ['src/library/domain/d.ts', `export { rule } from './a.ts'`, 'entry-names-types-of-others'],
  [
    'src/ui/a/surface.ts',
    `import { rule } from '../../library/domain/a.ts'; export const a = rule`,
    'surface-is-for-importers',
  ],
  [
    'src/domain/b/egg.ts',
    `import { hen } from './hen.ts'; export const egg = () => hen`,
    'no-circular',
  ],
  [
    'src/ui/b/egg.ts',
    `import type { Hen } from './hen.ts'; export type Egg = { hatches: Hen }`,
    'no-circular',
  ],
]

/** The other halves of the two circles: a circle is reported once, at its first file. */
const hens = {
  'src/domain/b/hen.ts': `import { egg } from './egg.ts'; export const hen = () => egg`,
  'src/ui/b/hen.ts': `import type { Egg } from './egg.ts'; export type Hen = { lays: Egg }`,
}

const right = {
  'src/domain/a/rule.ts': `import type { either as E } from 'fp-ts'
    export const rule: E.Either<never, number> = { _tag: 'Right', right: 1 }`,
  'src/application/a/flow.ts': `import { rule } from '../../domain/a/rule.ts'
    import { createSlice } from '@reduxjs/toolkit'; export type Flow = typeof rule
    export const flow = createSlice`,
  'src/application/a/teller.saga.ts': `export const told = 'told'`,
  'src/application/orders/told.ts': `export { known as told } from '../session/known.ts'`,
  'src/application/session/known.ts': `export const known = 'known'`,
  'src/application/booking/review/shown.ts': `export { draft as shown } from '../order/draft.ts'`,
  'src/application/booking/order/draft.ts': `export const draft = 'draft'`,
  'src/infrastructure/a/adapter.ts': `import type { Flow } from '../../application/a/flow.ts'
    import axios from 'axios'; export const adapter = (flow: Flow) => [flow, axios]`,
  'src/ui/a/page.ts': `import { flow } from '../../application/a/flow.ts'
    import { useState } from 'react'; export const page = [flow, useState]`,
  'src/ui/app/shell/frame.ts': `import { page } from '../../a/page.ts'; export const frame = page`,
  'src/library/domain/a.ts': `export { rule } from '../../domain/a/rule.ts'`,
  'src/library/domain/e.ts': `export type {} from './a.ts'`,
  'src/library/application.ts': `export { flow } from '../application/a/flow.ts'
    export type {} from './domain/a.ts'`,
  'src/library/infrastructure/maps.ts': `export { adapter } from '../../infrastructure/a/adapter.ts'
    export type {} from '../application.ts'`,
  'src/library/brands.ts': `export { brand } from '../../config/brand/brand.ts'
    export type {} from './domain/a.ts'`,
  'config/brand/brand.ts': `export const brand = 'hathi'`,
  'sandbox/serve.ts': `export { createServer as serve } from 'node:http'`,
  'src/main.tsx': `import { brand } from '../config/brand/brand.ts'
    import { adapter } from './infrastructure/a/adapter.ts'
    import { page } from './ui/a/page.ts'
    export const start = () => [brand, adapter, page]`,
}

const cruise = (tree: SourceTree): Outcome => {
  // The packages of the fixture are a link to this project's; not followed, they count as its own.
  return tree.run(cruiser, '--config', 'here.mjs', '--output-type', 'json', 'src', 'sandbox')
}

/** The rules for a tree whose folders have no place in any list, unless the rule that asks for one is tried. */
const rulesWhere = (keeps: string) => `import rules from './config/dependency-cruiser.mjs'
  export default {
    forbidden: rules.forbidden.filter(({ name }) => ${keeps}),
    options: { ...rules.options, preserveSymlinks: true },
  }`
const here = rulesWhere(`name !== 'folder-has-its-place'`)

describe('the direction of imports', () => {
  let bad: SourceTree
  let good: SourceTree
  beforeAll(() => {
    const broken = Object.fromEntries(wrong.map(([file, text]) => [file, text]))
    bad = plantSourceTree({ ...right, ...hens, ...broken, 'here.mjs': here })
    good = plantSourceTree({ ...right, 'here.mjs': here })
  })
  afterAll(() => {
    bad.remove()
    good.remove()
  })

  it('lets a tree pass whose arrows all point inward', () => {
    expect(violationsIn(cruise(good))).toEqual([])
  })

  it('names every file whose import points elsewhere, and no other', () => {
    const named = new Set(violationsIn(cruise(bad)))
    const expected = new Set(wrong.map(([file, , rule]) => `${file}: ${rule}`))
    expect([...named].sort()).toEqual([...expected].sort())
  })

  it('ends the check with a failure', () => {
    const outcome = bad.run(cruiser, '--config', 'here.mjs', 'src', 'sandbox')
    expect(outcome.status).toBeGreaterThan(0)
  })

  it.each(['domain', 'application', 'application/booking', 'infrastructure', 'ui'])(
    'asks for a place of every folder of %s',
    (layer) => {
      const tree = plantSourceTree({
        ...innocent,
        [`src/${layer}/gift/wrap.ts`]: `export const wrap = 'paper'`,
        [`src/${layer}/gift/gift.ts`]: `import { wrap } from './wrap.ts'; export const gift = wrap`,
        'here.mjs': rulesWhere(`name === 'folder-has-its-place'`),
      })
      try {
        expect(violationsIn(cruise(tree))).toContain(
          `src/${layer}/gift/gift.ts: folder-has-its-place`,
        )
      } finally {
        tree.remove()
      }
    },
  )

  it('is what this project keeps to', () => {
    const config = ['--config', 'config/dependency-cruiser.mjs']
    const outcome = runTool(root, cruiser, [...config, 'src', 'config', 'sandbox'])
    expect(outcome.output).toContain('no dependency violations found')
    expect(outcome.status).toBe(0)
  })
})
