import type { ColourToken } from './brand.ts'

/** A foreground on a background, and the minimum WCAG 2 contrast ratio that the pair must reach. */
export type LegiblePair = {
  readonly text: ColourToken
  readonly on: ColourToken
  readonly least: number
}

const read = (text: ColourToken, ...grounds: readonly ColourToken[]): readonly LegiblePair[] =>
  grounds.map((on) => ({ text, on, least: 4.5 }))

const see = (text: ColourToken, ...grounds: readonly ColourToken[]): readonly LegiblePair[] =>
  grounds.map((on) => ({ text, on, least: 3 }))

/** Every pair that the components combine: text at 4.5, edges and pictograms of controls at 3. */
export const legiblePairs: readonly LegiblePair[] = [
  ...read('ink', 'surface', 'surface-sunken', 'action-soft', 'accent-soft'),
  ...read('ink', 'danger-soft', 'success-soft'),
  ...read('ink-soft', 'surface', 'surface-sunken', 'action-soft', 'accent-soft'),
  ...read('ink-soft', 'danger-soft', 'success-soft'),
  ...read('action', 'surface', 'surface-sunken', 'action-soft', 'danger-soft', 'success-soft'),
  ...read('action-strong', 'surface', 'surface-sunken', 'action-soft'),
  ...read('on-action', 'action', 'action-strong'),
  ...read('accent-ink', 'surface', 'surface-sunken', 'accent-soft'),
  ...read('on-accent', 'accent'),
  ...read('danger', 'surface', 'surface-sunken', 'danger-soft'),
  ...read('on-danger', 'danger', 'danger-strong'),
  ...read('success', 'surface', 'surface-sunken', 'success-soft'),
  ...see('line-strong', 'surface', 'surface-sunken'),
  ...see('focus', 'surface', 'surface-sunken'),
  ...see('pickup', 'surface', 'surface-sunken'),
  ...see('drop', 'surface', 'surface-sunken'),
]
