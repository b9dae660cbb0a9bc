import { useTranslation } from 'react-i18next'
import { isPresent } from '../../domain/form/isPresent.ts'
import type { Driver } from '../../domain/orders/order.ts'
import { telephoneLink } from '../app/link/telephoneLink.ts'
import { useAppSelector } from '../app/store.ts'
import { wholeNumber } from '../app/text/wholeNumber.ts'
import { LinkButton } from '../design/Button.tsx'
import { Card } from '../design/Card.tsx'
import { classes } from '../design/classes.ts'
import { Icon } from '../design/Icon.tsx'
import { leavesFocus } from '../design/leavesFocus.ts'
import { SkeletonWords } from '../design/SkeletonWords.tsx'
import css from './DriverCard.module.css'

type CallProps = { readonly driver: Driver; readonly block?: boolean }

/** The link that calls a driver whose number is known. */
export const CallDriver = ({ driver: { number }, block = false }: CallProps) => {
  const { t } = useTranslation()
  const phone = useAppSelector(({ market }) => market.country.phone)
  return (
    <LinkButton
      // The order may end while the customer is on the phone.
      ref={leavesFocus}
      href={telephoneLink(wholeNumber(phone, number))}
      icon={<Icon name="phone" />}
      block={block}
    >
      {t('orders.track.driver.call')}
    </LinkButton>
  )
}

type Props = {
  readonly driver: Driver
  /** Whether to call the driver is the order's next action, and shown here: on a phone it is in the sticky bar. */
  readonly withCall: boolean
}

/** The driver and the number of their vehicle. */
export const DriverCard = ({ driver, withCall }: Props) => {
  const { t } = useTranslation()
  return (
    <Card as="section" labelledBy="order-driver">
      <div className={css.driver}>
        <span className={css.portrait}>
          <Icon name="user" size="large" />
        </span>
        <div className={css.words}>
          <h2 id="order-driver" className={css.label}>
            {t('orders.track.driver.heading')}
          </h2>
          <p className={css.name}>
            {isPresent(driver.name) ? driver.name : t('orders.track.driver.unnamed')}
          </p>
          {isPresent(driver.vehicleNumber) && <p className={css.plate}>{driver.vehicleNumber}</p>}
        </div>
        {/* In a row of its own: beside the text, it would appear where Cancel was. */}
        {withCall && <CallDriver driver={driver} block />}
      </div>
    </Card>
  )
}

/**
 * The place of a driver who is being searched for: what is below does not move when one is found. Not animated: a
 * search takes minutes, and the page's heading shows that it is going on.
 */
export const DriverSkeleton = () => (
  <div aria-hidden="true">
    <Card>
      <div className={css.driver}>
        <span className={css.portrait} />
        <div className={css.words}>
          <p className={css.label}>
            <SkeletonWords count={1} />
          </p>
          <p className={css.name}>
            <SkeletonWords count={2} />
          </p>
          <p className={classes(css.plate, css.blank)}>
            <SkeletonWords count={2} />
          </p>
        </div>
      </div>
    </Card>
  </div>
)
