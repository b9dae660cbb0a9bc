import type { Page } from '@playwright/test'
import type { Sandbox } from '../../../sandbox/startSandbox.ts'
import type { Site } from './site.ts'

type World = { readonly page: Page; readonly site: Site; readonly sandbox: Sandbox }

/** A step of a visit at which something may happen to the page. */
export type Station = {
  readonly name: string
  /** The chunk with the step's code, which may be another one on a phone. */
  readonly chunk: string
  readonly chunkOnPhone?: string
  /** Whether the step needs a customer, who is logged in by cookies. */
  readonly isCustomers?: true
  /** Whether only phones have the step. */
  readonly isPhones?: true
  /** Whether a phone and a desktop have different controls for it. */
  readonly differsByWidth?: true
  readonly open: (world: World) => Promise<void>
  /** Expects the step to be there, as far as a freshly loaded page can have it. */
  readonly isThere: (page: Page) => Promise<void>
  /** Does something at the step, and expects a response. */
  readonly use: (world: World) => Promise<void>
  /** Expects what `use` entered in a freshly loaded page; left out if nothing of it is kept. */
  readonly isKept?: (page: Page) => Promise<void>
  /** Does what calls a service while there is no network, and expects the page to say so. */
  readonly askOffline?: (world: World) => Promise<void>
}

/** What the page says about a call that fails without a network. */
export const offline = /You are offline\. Check your connection and try again\./
