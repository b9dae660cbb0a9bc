import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { cancelReasons } from '../../../src/domain/orders/cancelReason.ts'
import { orderStatuses } from '../../../src/domain/orders/orderStatus.ts'
import { paymentModes } from '../../../src/domain/orders/payment.ts'
import { valueAddedServices } from '../../../src/domain/orders/valueAddedService.ts'
import { textsIn } from '../../support/locales.ts'

const english = textsIn('en')

const pluralForm = /_(zero|one|two|few|many|other)$/
const withoutForm = (key: string) => key.replace(pluralForm, '')
const different = (keys: Iterable<string>) => [...new Set(keys)].sort()

const formsOf = (texts: ReadonlyMap<string, string>) => {
  const forms = new Map<string, string[]>()
  for (const key of texts.keys()) {
    const form = pluralForm.exec(key)?.[1]
    if (form !== undefined) {
      forms.set(withoutForm(key), [...(forms.get(withoutForm(key)) ?? []), form].sort())
    }
  }
  return forms
}

// What a screen fills in, and the tags that it turns into links or numbers.
const gap = /{{.+?}}|<\/?\w+>/g
const filledIn = (text: string) => (text.match(gap) ?? []).sort()
const hasWords = (text: string) => /\p{L}/u.test(text.replace(gap, ''))

// Names, and words that are the same in all languages.
const sameEverywhere = ['Smart Shift', 'Tata Ace', 'WhatsApp']

it('the Bengali texts use one word for the goods, except in the label of their type', () => {
  const otherwise = [...textsIn('bn')].filter(([, text]) => /পণ্য(?!ের ধরন)/u.test(text))
  expect(otherwise).toEqual([])
})

describe.each([
  ['en', 'en-IN'],
  ['bn', 'bn-BD'],
  ['tr', 'tr-TR'],
] as const)('the texts in %s', (language, tag) => {
  const texts = textsIn(language)

  it('have the same keys as the English ones', () => {
    expect(different([...texts.keys()].map(withoutForm))).toEqual(
      different([...english.keys()].map(withoutForm)),
    )
  })

  it('have every plural form of the language, and no other', () => {
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions()
    const wrong = [...formsOf(texts)].filter(
      ([, forms]) => forms.join() !== [...pluralCategories].sort().join(),
    )
    expect(wrong).toEqual([])
  })

  it('have the visible words in the accessible names of the buttons that book or choose', () => {
    for (const seen of ['results.book', 'booking.compare.choose'])
      expect(texts.get(`${seen}Named`)).toContain(texts.get(seen))
  })

  it('are not empty, and keep every placeholder', () => {
    const changed = [...texts].filter(([key, text]) => {
      const original = english.get(key) ?? english.get(`${withoutForm(key)}_other`) ?? ''
      return text.trim() === '' || filledIn(text).join() !== filledIn(original).join()
    })
    expect(changed).toEqual([])
  })
})

describe.each(['bn', 'tr'] as const)('every text in %s', (language) => {
  it('is translated', () => {
    const untranslated = [...textsIn(language)].filter(
      ([key, text]) =>
        text === english.get(key) && hasWords(text) && !sameEverywhere.includes(text),
    )
    expect(untranslated).toEqual([])
  })
})

describe('Bengali', () => {
  // Names that are in Latin letters everywhere.
  const names = /WhatsApp|OTP|Google Maps API|Android|iPhone|Tata( Ace| 407)?|Dost|Super Ace/g

  it('is written in Bengali letters and digits', () => {
    const foreign = [...textsIn('bn')].filter(([, text]) =>
      /[a-z0-9]/i.test(text.replace(gap, '').replace(names, '')),
    )
    expect(foreign).toEqual([])
  })
})

const sources = path.join(import.meta.dirname, '..', '..', '..', 'src')
const code = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(sources, file), 'utf8'))
  .join('\n')

/** Keys that screens compose, with the values of the variable part. */
const composed = new Map<string, readonly string[]>([
  ['booking.error.*.action', ['pickup', 'drop']],
  ['booking.error.*.text', ['pickup', 'drop']],
  ['booking.error.*.title', ['pickup', 'drop']],
  ['fare.missing.*', ['wrong', 'route', 'pickup', 'drop', 'contact']],
  ['fare.problem.*Missing', ['pickup', 'drop']],
  ['header.*', ['enterprise', 'driverPartners']],
  ['header.app.*', ['android', 'ios']],
  ['orders.status.*', orderStatuses],
  ['orders.track.lead.*', orderStatuses],
  ['orders.track.way.*', orderStatuses],
  ['orders.track.extra.*', valueAddedServices],
  ['orders.track.payment.*', paymentModes],
  ['orders.track.cancel.reason.*', cancelReasons],
  ['picker.category.*.name', ['two-wheeler', 'trucks', 'compact', 'courier']],
  ['picker.category.*.text', ['two-wheeler', 'trucks', 'compact', 'courier']],
  ['picker.error.*.action', ['pickup', 'drop']],
  ['picker.error.*.text', ['pickup', 'drop']],
  ['picker.error.*.title', ['pickup', 'drop']],
  ['place.map.nudge.*', ['up', 'down', 'left', 'right']],
])

/** Texts that pages without scripts get from the files, so no screen asks for their keys. */
const takenFromFiles = ['noScript.text', 'offline.title', 'offline.text', 'offline.retry']

describe('the screens', () => {
  const terms = different([...english.keys()].map((key) => key.split('.')[0] ?? '')).join('|')
  const templates = different(
    [...code.matchAll(new RegExp(`\`((?:${terms})\\.[^\`]*\\$\{[^\`]*)\``, 'g'))].map(
      ([, template = '']) => template.replace(/\${[^}]*}/g, '*'),
    ),
  )

  it('compose only keys that are listed here', () => {
    expect(templates).toEqual(different(composed.keys()))
  })

  it('use every text', () => {
    const made = new Set([
      ...takenFromFiles,
      ...[...composed].flatMap(([template, gaps]) => gaps.map((gap) => template.replace('*', gap))),
    ])
    const unused = different([...english.keys()].map(withoutForm)).filter(
      (key) => !made.has(key) && !new RegExp(`['"]${key}['"]`).test(code),
    )
    expect(unused).toEqual([])
  })
})
