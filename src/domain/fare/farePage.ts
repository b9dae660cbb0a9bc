import type { Attribution } from '../attribution/attribution.ts'

/** What a request tells the services about the page that it comes from. */
export type FarePage = {
  readonly brand: string
  readonly isDeviceMobile: boolean
  readonly sourceUrl: string
  readonly attribution: Attribution
}
