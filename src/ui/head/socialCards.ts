import ghoda from './cards/ghoda.png'
import hathi from './cards/hathi.png'

/** The picture that stands for a brand's site where a link to it is shared, 1200 by 630 (spec 1 §9), by the brand's id. */
export const socialCards: ReadonlyMap<string, string> = new Map([
  ['hathi', hathi],
  ['ghoda', ghoda],
])
