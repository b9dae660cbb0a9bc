import type { Page } from '@playwright/test'
import type { Sandbox } from '../../../sandbox/startSandbox.ts'
import type { Site } from './site.ts'

type World = { readonly page: Page; readonly site: Site; readonly sandbox: Sandbox }

/** A step of the way that somebody may be on when something happens to the page. */
export type Station = {
  readonly name: string
  /** The chunk that the step is made of, which may be another one on a phone. */
  readonly chunk: string
  readonly chunkOnPhone?: string
  /** Whether it is a customer's, whom cookies tell of. */
  readonly isCustomers?: true
  /** Whether only phones have it. */
  readonly isPhones?: true
  readonly open: (world: World) => Promise<void>
  /** That the step is there, as far as a fresh page can have it. */
  readonly isThere: (page: Page) => Promise<void>
  /** Does something there, and sees that it answers. */
  readonly use: (world: World) => Promise<void>
  /** That what `use` entered is there in a fresh page; not said where it enters nothing that is kept. */
  readonly isKept?: (page: Page) => Promise<void>
  /** Does what asks a service while there is no network, and sees what is said of it. */
  readonly askOffline?: (world: World) => Promise<void>
}

/** What a part says of a call that there is no network for. */
export const offline = /You are offline\. Check your connection and try again\./
