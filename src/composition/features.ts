import type { i18n } from 'i18next'
import type { Brand } from '../../config/brand/brand.ts'
import type { AppNeeds, Feature } from '../application/store/createAppStore.ts'
import type { LazyMemory } from '../infrastructure/browser/lazyMemory.ts'
import type { Sent } from '../infrastructure/content/sentContent.ts'
import type { Surroundings } from '../ui/app/surroundings.ts'
import { withTexts } from '../ui/app/text/featureTexts.ts'
import { loadAuthDialog } from '../ui/session/loadAuthDialog.ts'
import type { AccountPorts } from './accountFeature.ts'
import { addedOnce } from './addedOnce.ts'
import type { BookingPorts } from './bookingFeature.ts'
import type { Memories } from './memories.ts'
import type { Page } from './page.ts'
import type { ResultsPorts } from './resultsFeature.ts'

type FeatureNeeds = {
  readonly add: (feature: Feature) => void
  readonly i18n: i18n
  readonly page: Page
  readonly brand: Pick<Brand, 'legal'>
  readonly ports: BookingPorts &
    Pick<AppNeeds, 'memory'> &
    AccountPorts &
    ResultsPorts & { readonly lazyMemory: LazyMemory<Memories> }
}

/** The content that was sent with the page. Its codecs are loaded only if there is some. */
const sentWith = async (page: Page): Promise<Sent> => {
  if (page.sent === null) return { page: null, partners: null }
  const { sentContent } = await import(/* webpackChunkName: "sent-content" */ './sentContent.ts')
  return sentContent(page.sent, page)
}

/**
 * The features that are added to the store once a screen needs them: each a chunk, with its texts.
 */
export const featuresOf = ({
  add,
  i18n,
  page,
  brand,
  ports,
}: FeatureNeeds): Surroundings['features'] => {
  const loadBooking = () => features.booking()
  const features: Surroundings['features'] = {
    account: addedOnce(
      add,
      withTexts(i18n, 'session', async () => {
        // Its modal is loaded with it: a flow without its dialog would stay open for ever.
        const [{ accountFeature }] = await Promise.all([
          import(/* webpackChunkName: "account" */ './accountFeature.ts'),
          loadAuthDialog(),
        ])
        return accountFeature(page, brand, ports)
      }),
    ),
    results: addedOnce(
      add,
      withTexts(i18n, 'results', async () => {
        const { resultsFeature } = await import(
          /* webpackChunkName: "results" */ './resultsFeature.ts'
        )
        return resultsFeature(ports, loadBooking)
      }),
    ),
    orders: addedOnce(
      add,
      withTexts(i18n, 'orders', async () =>
        (await import(/* webpackChunkName: "orders" */ './ordersFeature.ts')).ordersFeature(
          page,
          ports,
          loadBooking,
        ),
      ),
    ),
    booking: addedOnce(
      add,
      withTexts(i18n, 'booking', async () =>
        (await import(/* webpackChunkName: "booking" */ './bookingFeature.ts')).bookingFeature(
          page,
          ports,
        ),
      ),
    ),
    content: addedOnce(
      add,
      withTexts(i18n, 'content', async () => {
        const [{ contentFeature }, sent] = await Promise.all([
          import(/* webpackChunkName: "content" */ './contentFeature.ts'),
          sentWith(page),
        ])
        return contentFeature(page, sent.page)
      }),
    ),
    partner: addedOnce(
      add,
      withTexts(i18n, 'partner', async () => {
        const [{ partnerFeature }, sent] = await Promise.all([
          import(/* webpackChunkName: "partner" */ './partnerFeature.ts'),
          sentWith(page),
        ])
        return partnerFeature(page, ports, sent.partners)
      }),
    ),
    lead: addedOnce(
      add,
      withTexts(i18n, 'lead', async () =>
        (await import(/* webpackChunkName: "lead" */ './leadFeature.ts')).leadFeature(page, ports),
      ),
    ),
    picker: addedOnce(
      add,
      withTexts(i18n, 'picker', async () =>
        (await import(/* webpackChunkName: "picker" */ './pickerFeature.ts')).pickerFeature(
          page,
          ports,
        ),
      ),
    ),
  }
  return features
}
