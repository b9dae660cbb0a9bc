import { describe, expect, it } from '@jest/globals'
import { guardMarkup, type PolicyRules } from '../../../src/infrastructure/browser/trustedTypes.ts'

const guarded = (scripts: readonly string[] = []): PolicyRules => {
  const made = new Map<string, PolicyRules>()
  const trustedTypes = {
    createPolicy: (name: string, rules: PolicyRules) => {
      made.set(name, rules)
    },
  }
  guardMarkup({ isSecureContext: true, trustedTypes }, (address) => scripts.includes(address))
  const rules = made.get('default')
  if (rules === undefined) throw new Error('no policy was made')
  return rules
}

describe('a text that would become markup or a script', () => {
  it.each(['<svg/>', '<script></script>'])(
    'is allowed if it is the markup %s of a package',
    (markup) => {
      expect(guarded().createHTML(markup)).toBe(markup)
    },
  )

  it.each(['<svg/onload=alert(1)>', '<b>Asha</b>', 'plain', ''])(
    'is refused as markup: "%s"',
    (text) => {
      expect(guarded().createHTML(text)).toBeNull()
    },
  )

  it('is allowed as data, but not as a program', () => {
    const { createScript } = guarded()
    expect(createScript('{"@type":"Organization"}')).toBe('{"@type":"Organization"}')
    expect(createScript('alert(1)')).toBeNull()
  })

  it('is allowed as the address of a known script', () => {
    const { createScriptURL } = guarded(['/worker.js'])
    expect(createScriptURL('/worker.js')).toBe('/worker.js')
    expect(createScriptURL('https://evil.example/worker.js')).toBeNull()
  })

  it('is not checked by a browser without trusted types', () => {
    expect(() => guardMarkup({ isSecureContext: true }, () => false)).not.toThrow()
  })
})
