import { useTranslation } from 'react-i18next'
import { shownFirstName } from '../../domain/session/profile.ts'
import { useLocalePath } from '../app/link/localePath.ts'
import { SiteLink } from '../app/link/SiteLink.tsx'
import { Button } from '../design/Button.tsx'
import { Icon } from '../design/Icon.tsx'
import { leavesFocusTo } from '../design/leavesFocusTo.ts'
import { Skeleton } from '../design/Skeleton.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { type Account, useAccount } from '../session/useAccount.ts'
import css from './AccountMenu.module.css'
import { Popup, type PopupTrigger } from './Popup.tsx'
import { usePopupClose } from './popupClose.ts'
import { WhoIsThere } from './WhoIsThere.tsx'

type PanelProps = {
  readonly account: Extract<Account, { kind: 'customer' }>
  readonly onLogOut: () => void
}

const Panel = ({ account: { firstName, email }, onLogOut }: PanelProps) => {
  const { t } = useTranslation()
  const pathOf = useLocalePath()
  const close = usePopupClose()
  return (
    <div className={css.panel}>
      <WhoIsThere firstName={firstName} email={email} />
      <SiteLink className={css.item} to={pathOf('/order-history')} onClick={close}>
        <Icon name="history" />
        {t('header.orders')}
      </SiteLink>
      <button
        type="button"
        className={css.item}
        onClick={() => {
          close()
          onLogOut()
        }}
      >
        <Icon name="logout" />
        {t('header.logout')}
      </button>
    </div>
  )
}

/**
 * The ref of the account, which disappears after a logout where nobody can log in: the page takes
 * the focus then, because the header cannot.
 */
const leavesFocus = leavesFocusTo(() => document.getElementById('content'))

/**
 * Login, or the customer's account menu, in the same place and size. It is the same button in every
 * state, so that the focus that a dialog or a menu returns to it survives a login or logout
 * meanwhile.
 */
export const AccountMenu = () => {
  const { t } = useTranslation()
  const { account, expectLogin, logIn, logOut } = useAccount()
  if (account.kind === 'none') return null

  const button = (popup: PopupTrigger) => {
    switch (account.kind) {
      case 'guest':
        return (
          <Button
            key="account"
            variant="secondary"
            block
            compact
            onPointerEnter={expectLogin}
            onFocus={expectLogin}
            onClick={logIn}
          >
            {t('header.login')}
          </Button>
        )
      case 'restoring':
        return (
          <Button key="account" variant="text" block compact aria-disabled>
            <VisuallyHidden>{t('header.account.restoring')}</VisuallyHidden>
            <span className={css.coming}>
              <Skeleton />
            </span>
          </Button>
        )
      case 'customer': {
        const name = shownFirstName(account, t('header.account.unnamed'))
        return (
          <Button
            key="account"
            variant="text"
            block
            compact
            icon={<Icon name="user" />}
            iconEnd={<Icon name="chevron-down" size="small" />}
            aria-label={t('header.account.label', { name })}
            {...popup}
          >
            <span className={css.name}>{name}</span>
          </Button>
        )
      }
    }
  }

  return (
    <div ref={leavesFocus} className={css.account}>
      <Popup trigger={button}>
        {account.kind === 'customer' ? <Panel account={account} onLogOut={logOut} /> : null}
      </Popup>
    </div>
  )
}
