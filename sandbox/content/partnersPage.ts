import { refusal } from '../http/refusal.ts'
import type { Populated } from '../http/strictRequest.ts'
import type { PartnersTexts } from './texts.ts'

/**
 * The partners landing page (spec 2 §3), with only the requested sections. One of them is named
 * after the product.
 */
export const partnersPage = (
  brand: string,
  { advantage, ...sections }: PartnersTexts,
  populated: Populated,
): Readonly<Record<string, unknown>> => {
  const whole = { ...sections, [`${brand}_advantage`]: advantage }
  if (populated === 'all') return whole
  const unknown = [...populated].find((name) => !Object.hasOwn(whole, name))
  if (unknown !== undefined) throw refusal(400, `query parameter populate: no section ${unknown}`)
  return Object.fromEntries(Object.entries(whole).filter(([name]) => populated.has(name)))
}
