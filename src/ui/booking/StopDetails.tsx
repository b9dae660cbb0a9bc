import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isRight } from '../../domain/answer.ts'
import { fallbackNames, type OrderDraft } from '../../domain/booking/orderDraft.ts'
import { partyAt } from '../../domain/booking/stopForm.ts'
import { parseMobile } from '../../domain/phone/mobileNumber.ts'
import type { PhoneRule } from '../../domain/phone/phoneRule.ts'
import type { Waypoint } from '../../domain/place/address.ts'
import { useAppSelector } from '../app/store.ts'
import css from './StopDetails.module.css'

const unnamed = { sender: 'booking.route.sender', receiver: 'booking.route.receiver' } as const

/** As it is dialled from anywhere; what is no number of the country stands as it was given. */
const wholeNumber = (rule: PhoneRule, mobile: string): string => {
  const parsed = parseMobile(rule)(mobile)
  return isRight(parsed) ? `+${rule.callingCode} ${parsed.right}` : mobile
}

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
  const { name, mobile } = order[role]
  const phone = useAppSelector(({ market }) => market.country.phone)
  return (
    <div className={css.details}>
      {house !== '' && <p>{house}</p>}
      {address}
      <p className={css.person}>
        <span>{name === fallbackNames[role] ? t(unnamed[role]) : name}</span>
        {mobile !== '' && <span className={css.mobile}>{wholeNumber(phone, mobile)}</span>}
      </p>
      {children}
    </div>
  )
}
