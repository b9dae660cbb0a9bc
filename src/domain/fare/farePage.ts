import type { Attribution } from '../attribution/attribution.ts'

/** What a request says of the page that it comes from. */
export type FarePage = {
  readonly brand: string
  readonly isDeviceMobile: boolean
  readonly sourceUrl: string
  readonly attribution: Attribution
}
