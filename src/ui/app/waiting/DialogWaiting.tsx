import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../design/Dialog.tsx'
import { useBackCloses } from '../closing/useBackCloses.ts'
import { Waiting } from './Waiting.tsx'

/** Milliseconds; a dialog that loads faster does not flash this one first. */
const blink = 300

type Props = { readonly onClose: () => void; readonly isLayer: boolean }

/** In place of a dialog that is loading. It can be closed like the dialog itself. */
export const DialogWaiting = ({ onClose, isLayer }: Props) => {
  const { t } = useTranslation()
  const [isSeen, setSeen] = useState(false)
  useBackCloses(isLayer, onClose)
  useEffect(() => {
    const timer = setTimeout(() => {
      setSeen(true)
    }, blink)
    return () => {
      clearTimeout(timer)
    }
  }, [])
  return (
    <Dialog
      open={isSeen}
      onClose={onClose}
      title={t('app.loading')}
      closeLabel={t('app.action.close')}
      width="narrow"
    >
      <Waiting isTitled />
    </Dialog>
  )
}
