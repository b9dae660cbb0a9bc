import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../design/Button.tsx'
import { Dialog } from '../../design/Dialog.tsx'
import { NoService } from '../../design/illustrations/NoService.tsx'
import { SomethingWrong } from '../../design/illustrations/SomethingWrong.tsx'
import { useBackCloses } from '../closing/useBackCloses.ts'
import css from './ErrorModalDialog.module.css'

type Props = {
  readonly title: string
  /** The label of its only button. */
  readonly action: string
  readonly onAct: () => void
  readonly onClose: () => void
  /** Whether the error is an unserved address, rather than anything else. */
  readonly unserved?: boolean
  readonly children: ReactNode
}

/** The error modal: a close icon, an illustration, texts and one button (spec 2 §2). */
export const ErrorModalDialog = ({
  title,
  action,
  onAct,
  onClose,
  unserved = false,
  children,
}: Props) => {
  const { t } = useTranslation()
  const id = useId()
  useBackCloses(true, onClose)
  const Picture = unserved ? NoService : SomethingWrong
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('app.action.close')}
      width="narrow"
      describedBy={id}
      footer={
        <Button block onClick={onAct}>
          {action}
        </Button>
      }
    >
      <div id={id} className={css.error}>
        <div className={css.picture}>
          <Picture />
        </div>
        {children}
      </div>
    </Dialog>
  )
}
