import { useTranslation } from 'react-i18next'
import { useSurroundings } from '../app/surroundings.ts'
import { Button } from '../design/Button.tsx'
import { EmptyState } from '../design/EmptyState.tsx'
import { LoginBanner } from '../design/illustrations/LoginBanner.tsx'
import { useAccount } from '../session/useAccount.ts'

type Props = { readonly title: string; readonly text: string }

/** Shown instead of orders to a visitor who must log in: why, and the button for it. */
export const LoginCall = ({ title, text }: Props) => {
  const { t } = useTranslation()
  const { brand } = useSurroundings()
  const { expectLogin, logIn } = useAccount()
  return (
    <EmptyState
      level={1}
      picture={<LoginBanner mascot={brand.mascot} />}
      title={title}
      text={text}
      action={
        <Button onPointerEnter={expectLogin} onFocus={expectLogin} onClick={logIn}>
          {t('orders.login.action')}
        </Button>
      }
    />
  )
}
