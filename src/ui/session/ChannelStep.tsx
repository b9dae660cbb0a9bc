import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { resendRequested } from '../../application/session/auth.slice.ts'
import type { CodeChannel } from '../../application/session/customer.port.ts'
import { focusIn } from '../app/focus/focusIn.ts'
import { useAppDispatch } from '../app/store.ts'
import { useSurroundings } from '../app/surroundings.ts'
import { RadioCards } from '../design/RadioCards.tsx'
import css from './AuthDialog.module.css'

type Props = {
  readonly id: string
  readonly onChosen: () => void
}

/** The choice of the channel for the next code, on a phone (spec 1 §2). */
export const ChannelStep = ({ id, onChosen }: Props) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const [channel, setChannel] = useState<CodeChannel>(useSurroundings().limits.codes.channel)
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => {
    focusIn(element.current, 'input:checked')
  }, [])
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    dispatch(resendRequested(channel))
    onChosen()
  }
  return (
    <form ref={element} id={id} className={css.fields} noValidate onSubmit={submit}>
      <RadioCards
        legend={t('session.resend.title')}
        legendHidden
        layout="stack"
        cards={[
          { value: 'sms', title: t('session.resend.sms'), text: t('session.resend.smsNeeds') },
          {
            value: 'whatsapp',
            title: t('session.resend.whatsapp'),
            text: t('session.resend.whatsappNeeds'),
          },
        ]}
        value={channel}
        onChange={setChannel}
      />
    </form>
  )
}
