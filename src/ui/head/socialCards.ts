import ghoda from './cards/ghoda.png'
import hathi from './cards/hathi.png'

/** The pictures for previews of links to a brand's site, 1200 by 630 (spec 1 §9), by brand id. */
export const socialCards: ReadonlyMap<string, string> = new Map([
  ['hathi', hathi],
  ['ghoda', ghoda],
])
