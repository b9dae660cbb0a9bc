import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../design/Dialog.tsx'
import { useBackCloses } from '../closing/useBackCloses.ts'
import { Waiting } from './Waiting.tsx'

/** Milliseconds: what comes sooner is not announced by another dialog that flashes up before it. */
const blink = 300

type Props = { readonly onClose: () => void; readonly isLayer: boolean }

/** In the place of a dialog that is on its way: it can be given up like the one that comes. */
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
