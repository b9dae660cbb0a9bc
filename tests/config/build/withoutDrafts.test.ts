import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import * as withoutDrafts from '../../../config/build/withoutDrafts.ts'

const toolkit = path.dirname(createRequire(__filename).resolve('@reduxjs/toolkit/package.json'))
const source = readFileSync(path.join(toolkit, 'dist', 'redux-toolkit.modern.mjs'), 'utf8')
const [, wanted = ''] = /^import \{ (.*) \} from "immer";$/m.exec(source) ?? []

describe('what comes in the place of immer', () => {
  it('has what the toolkit takes from it, and nothing else', () => {
    expect(Object.keys(withoutDrafts).sort()).toEqual(
      wanted
        .split(', ')
        .map((name) => name.replace(/ as .*/, ''))
        .sort(),
    )
  })

  it('returns the next state, or the same one if there is none', () => {
    const state = { count: 1 }
    const next = { count: 2 }
    expect(withoutDrafts.produce(state, () => next)).toBe(next)
    expect(withoutDrafts.produce(state, () => undefined)).toBe(state)
  })
})
