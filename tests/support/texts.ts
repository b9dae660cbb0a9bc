import type { FeatureTexts } from '../../src/ui/app/text/featureTexts.ts'
import type { Texts } from '../../src/ui/app/text/texts.ts'
import booking from '../../src/ui/locales/en/booking.json' with { type: 'json' }
import content from '../../src/ui/locales/en/content.json' with { type: 'json' }
import { english } from '../../src/ui/locales/en/index.ts'
import lead from '../../src/ui/locales/en/lead.json' with { type: 'json' }
import orders from '../../src/ui/locales/en/orders.json' with { type: 'json' }
import partner from '../../src/ui/locales/en/partner.json' with { type: 'json' }
import picker from '../../src/ui/locales/en/picker.json' with { type: 'json' }
import results from '../../src/ui/locales/en/results.json' with { type: 'json' }
import session from '../../src/ui/locales/en/session.json' with { type: 'json' }

/** All English texts: those of the first page, and those that come with the features. */
export const everyText = {
  ...english,
  booking,
  content,
  lead,
  orders,
  partner,
  picker,
  results,
  session,
} satisfies Texts & FeatureTexts
