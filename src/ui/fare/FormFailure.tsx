import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { FareFailure } from '../../application/fare/fareFailure.ts'
import { fareFormSettled } from '../../application/fare/fareForm.slice.ts'
import { remoteErrorText } from '../app/remoteErrorText.ts'
import { useAppDispatch, useAppSelector } from '../app/store.ts'
import { Button } from '../design/Button.tsx'
import { Notice } from '../design/Notice.tsx'
import css from './FormFailure.module.css'

type Told = {
  readonly what: string
  readonly next: string
  /** Whether the same question may be answered the next time. */
  readonly retry: boolean
}

const told = (t: TFunction, failure: FareFailure): Told => {
  const kept = { next: t('fare.failure.kept'), retry: true }
  switch (failure.kind) {
    case 'NetworkError':
    case 'RefusalUnreadable':
    case 'Unreachable':
    case 'ContractBroken':
      return { what: remoteErrorText(t, failure), ...kept }
    case 'FormRefused':
      return {
        what: failure.message ?? t('fare.failure.unexpected'),
        next: t('fare.failure.correct'),
        retry: false,
      }
    case 'CaptchaFailed':
      return { what: t('fare.failure.token'), next: t('fare.failure.reloading'), retry: false }
    case 'TokenUnavailable':
      return { what: t('fare.failure.token'), ...kept }
    case 'TokenRefused':
      return { what: failure.message ?? t('fare.failure.tokenRefused'), ...kept }
    case 'LinkRefused':
      return { what: t('fare.failure.unexpected'), ...kept }
  }
}

/** Why there is no estimate, as far as no field is to blame, and the next step (spec 1 §8). */
export const FormFailure = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const phase = useAppSelector(({ fareForm }) => fareForm.form.phase)
  if (phase.status !== 'failed' || phase.failure === null) return null
  const { what, next, retry } = told(t, phase.failure)
  return (
    <div className={css.failure}>
      <Notice
        kind="error"
        title={what}
        dismiss={{
          label: t('fare.failure.dismiss'),
          onDismiss: () => dispatch(fareFormSettled()),
        }}
        {...(retry
          ? {
              action: (
                <Button type="submit" variant="text" compact>
                  {t('app.action.retry')}
                </Button>
              ),
            }
          : {})}
      >
        {next}
      </Notice>
    </div>
  )
}
