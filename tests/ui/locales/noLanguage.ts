import { expect } from '@jest/globals'
import { screen } from '@testing-library/react'
import { hathi } from '../../../config/brand/hathi.ts'
import { unbrokenMeasures } from '../../../src/ui/design/unbrokenMeasures.ts'
import { textsIn } from '../../support/locales.ts'
import { indiranagar, koramangala } from '../../support/places.ts'
import { pseudo, pseudoTexts } from '../../support/pseudo.ts'
import { everyText } from '../../support/texts.ts'
import { predictions } from '../place/pickedPlaces.ts'
import { englishOn } from './spoken.ts'

/** All the website's texts in the pseudo-language. */
export const texts = pseudoTexts(everyText)

const english = textsIn('en')

/** The pseudo-text at a key, with the brand's name in it. */
export const says = (key: string): string =>
  pseudo(english.get(key) ?? key).replaceAll('{{product}}', hathi.name)

export const button = (key: string): HTMLElement => screen.getByRole('button', { name: says(key) })

/** The button whose name starts with this text; the chosen value follows it. */
export const choice = (key: string): HTMLElement =>
  screen.getByRole('button', { name: (name) => name.startsWith(says(key)) })

/** The texts in a test's data, which are not translated. */
export const namesIn = (value: unknown): readonly string[] => {
  // Screens show a measure without a line break.
  if (typeof value === 'string') return [value, unbrokenMeasures(value)]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((item: unknown) => namesIn(item))
}

const places = [
  koramangala.landmark,
  indiranagar.landmark,
  ...predictions.flatMap(({ primary, secondary }) => [primary, secondary]),
]

export const expectNoEnglish = (names: readonly string[] = []) =>
  expect(englishOn(document.body, [...places, ...names])).toEqual([])
