import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import withoutIdle from '../../../config/build/withoutIdle.ts'

const i18next = readFileSync(
  path.join(
    path.dirname(createRequire(__filename).resolve('i18next/package.json')),
    'dist',
    'esm',
    'i18next.js',
  ),
  'utf8',
)

const classesIn = (source: string) => source.match(/^class \w+/gm)

describe('a release', () => {
  it('has nothing that would load texts from a server, or format by a name', () => {
    for (const idle of ['queueLoad', 'backend.create', 'addCached', 'Intl.RelativeTimeFormat']) {
      expect(i18next).toContain(idle)
      expect(withoutIdle(i18next)).not.toContain(idle)
    }
  })

  it('has every class of i18next that has work to do, as it is', () => {
    expect(classesIn(withoutIdle(i18next))).toEqual(classesIn(i18next))
    expect(withoutIdle(i18next)).toContain(
      'class Connector extends EventEmitter {\n  state = {};\n}\n',
    )
    expect(withoutIdle(i18next)).toContain('class Formatter {}\n')
    const [before = ''] = i18next.split('class Formatter {')
    const [, after = ''] = i18next.split('class I18n extends EventEmitter {')
    expect(withoutIdle(i18next).startsWith(before)).toBe(true)
    expect(withoutIdle(i18next).endsWith(after)).toBe(true)
  })
})
