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
  /** What to say about the address, shown above the person. */
  readonly address?: ReactNode
  readonly children?: ReactNode
}

/** The details of an end below its landmark: the house and the person. */
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
