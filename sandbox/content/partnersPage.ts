import type { PartnersTexts } from './texts.ts'

/** The partners landing page (spec 2 §3): one of its sections is named after the product. */
export const partnersPage = (brand: string, { advantage, ...sections }: PartnersTexts) => ({
  ...sections,
  [`${brand}_advantage`]: advantage,
})
