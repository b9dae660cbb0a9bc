import { screen, within } from '@testing-library/react'
import { either as E, taskEither as TE } from 'fp-ts'
import type { ReactNode } from 'react'
import type { ReadLink } from '../../../src/application/ports/navigation.port.ts'
import { type OrderDraft, orderDraftLink } from '../../../src/domain/booking/orderDraft.ts'
import { formatLink } from '../../../src/domain/link/link.ts'
import { OrderReviewPage } from '../../../src/ui/booking/OrderReviewPage.tsx'
import { asha, makeCredentialMemory } from '../../support/account.ts'
import { orderEstimate, wholeDraft } from '../../support/booking.ts'
import { content } from '../../support/fares.ts'
import { type Visit, visit } from '../../support/visit.tsx'

type Opening = Visit & {
  /** Changes to the complete order in the link. */
  readonly draft?: Partial<OrderDraft>
  readonly isGuest?: boolean
  /** In place of the page. */
  readonly screen?: ReactNode
}

/** Renders order review with a customer's order and fares for it. */
export const visitReview = ({
  draft = {},
  isGuest = false,
  screen: shown = <OrderReviewPage />,
  ports = {},
  ...rest
}: Opening = {}) =>
  visit(shown, {
    path: formatLink(orderDraftLink(rest.locale ?? 'en-IN')({ ...wholeDraft, ...draft })),
    ...rest,
    ports: {
      credentials: makeCredentialMemory(
        isGuest ? null : { authToken: asha.authToken, mobile: asha.mobile },
      ),
      recallEstimate: () => TE.right(orderEstimate),
      loadFareContent: () => TE.right(content),
      ...ports,
    },
  })

export const nobody = { name: 'Receiver', mobile: '' }

export const heading = (name: string, level = 1) => screen.getByRole('heading', { name, level })
export const press = (name: string | RegExp) => screen.getByRole('button', { name })
export const dialog = (name: string) => screen.getByRole('dialog', { name })
export const inDialog = (name: string) => within(dialog(name))
export const isClosed = (name: string) => screen.queryByRole('dialog', { name }) === null
export const vehicle = (name: string) => screen.getByRole('radio', { name })
/** The primary button. */
export const primary = () => press(/^(Select Goods Type|Book Now|Book .+)$/)

export const card = (name: string) => screen.getByRole('article', { name })

/** The alerts that contain these words. */
export const heardOf = (words: string) =>
  screen.queryAllByRole('alert').filter(({ textContent }) => textContent?.includes(words))

/** The reader of a page's links, where the geo region of new fares is 4. */
export const readNewLink: ReadLink = (text) =>
  E.right({ site: null, path: text, query: [['geo_region_id', '4']] })
