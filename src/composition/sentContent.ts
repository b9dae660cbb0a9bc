import { readSent, type Sent } from '../infrastructure/content/sentContent.ts'
import type { Page } from './page.ts'

/** The content that was sent with the page, with its codecs: a chunk of their own. */
export const sentContent = (sent: string, { brand }: Page): Sent => readSent(brand)(sent)
