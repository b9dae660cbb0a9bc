import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OrderDraft } from '../../domain/booking/orderDraft.ts'
import { isUnnamed, partyAt } from '../../domain/booking/stopForm.ts'
import type { Waypoint } from '../../domain/place/address.ts'
import { useAppSelector } from '../app/store.ts'
import { wholeNumber } from '../app/text/wholeNumber.ts'
import css from './StopDetails.module.css'

const unnamed = { sender: 'booking.route.sender', receiver: 'booking.route.receiver' } as const

type Props = {
  readonly order: OrderDraft
  readonly waypoint: Waypoint
  /** What is to be said of the address, before who stands there. */
  readonly address?: ReactNode
  readonly children?: ReactNode
}

/** What an end of the route has besides its landmark: the house, and who stands there. */
export const StopDetails = ({ order, waypoint, address, children }: Props) => {
  const { t } = useTranslation()
  const { house } = order[waypoint]
  const role = partyAt(waypoint)
  const party = order[role]
  const phone = useAppSelector(({ market }) => market.country.phone)
  return (
    <div className={css.details}>
      {house !== '' && <p>{house}</p>}
      {address}
      <p className={css.person}>
        <span>{isUnnamed(role)(party) ? t(unnamed[role]) : party.name}</span>
        {party.mobile !== '' && (
          <span className={css.mobile}>{wholeNumber(phone, party.mobile)}</span>
        )}
      </p>
      {children}
    </div>
  )
}
