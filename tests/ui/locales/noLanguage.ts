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

/** Every text of the website in no language. */
export const texts = pseudoTexts(everyText)

const english = textsIn('en')

/** What the screens say at a key, with the brand's name in it. */
export const says = (key: string): string =>
  pseudo(english.get(key) ?? key).replaceAll('{{product}}', hathi.name)

export const button = (key: string): HTMLElement => screen.getByRole('button', { name: says(key) })

/** The button whose name begins so: what was chosen stands behind it. */
export const choice = (key: string): HTMLElement =>
  screen.getByRole('button', { name: (name) => name.startsWith(says(key)) })

/** What the data of a test says: nobody's to translate. */
export const namesIn = (value: unknown): readonly string[] => {
  // A measure is kept on its line where it is shown.
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
