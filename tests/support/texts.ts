import booking from '../../src/ui/locales/en/booking.json' with { type: 'json' }
import content from '../../src/ui/locales/en/content.json' with { type: 'json' }
import { english } from '../../src/ui/locales/en/index.ts'
import orders from '../../src/ui/locales/en/orders.json' with { type: 'json' }

/** Every text in English: those of the start, and those that come with the features. */
export const everyText = { ...english, booking, content, orders }
