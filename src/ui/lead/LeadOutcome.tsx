import { useTranslation } from 'react-i18next'
import type { LeadFailure } from '../../application/lead/leadFailure.ts'
import { leadFailureDismissed } from '../../application/lead/spotLead.slice.ts'
import { isUnsettled } from '../../application/place/locationPicker.slice.ts'
import type { FormPhase } from '../../domain/form/form.ts'
import { intoSight } from '../app/focus/intoSight.ts'
import { useAppDispatch, useAppSelector } from '../app/store.ts'
import { Button } from '../design/Button.tsx'
import { News } from '../design/News.tsx'
import { Notice } from '../design/Notice.tsx'
import { useAccount } from '../session/useAccount.ts'
import { leadFailureTold } from './leadTexts.ts'

const NextStep = ({ offers }: { readonly offers: 'retry' | 'login' }) => {
  const { t } = useTranslation()
  const { logIn } = useAccount()
  // The form cannot be submitted while an address is being fetched.
  const unsettled = useAppSelector(isUnsettled('lead'))
  return offers === 'retry' ? (
    <Button type="submit" variant="text" compact busy={unsettled}>
      {t('app.action.retry')}
    </Button>
  ) : (
    <Button variant="text" compact onClick={logIn}>
      {t('lead.failure.login')}
    </Button>
  )
}

const Failure = ({ failure }: { readonly failure: LeadFailure }) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const hasLogin = useAccount().account.kind !== 'none'
  const { what, next, offers } = leadFailureTold(t, failure, hasLogin)
  return (
    <div ref={intoSight}>
      <Notice
        kind="error"
        title={what}
        dismiss={{
          label: t('fare.failure.dismiss'),
          onDismiss: () => dispatch(leadFailureDismissed()),
        }}
        {...(offers === 'nothing' ? {} : { action: <NextStep offers={offers} /> })}
      >
        {next}
      </Notice>
    </div>
  )
}

/** The outcome of a lead, under its button (spec 2 §4). */
export const LeadOutcome = ({ phase }: { readonly phase: FormPhase<LeadFailure> }) => {
  const { t } = useTranslation()
  return (
    <>
      <News>
        {phase.status === 'succeeded' && (
          <Notice kind="success" quiet>
            {t('lead.taken')}
          </Notice>
        )}
      </News>
      {phase.status === 'failed' && phase.failure !== null && <Failure failure={phase.failure} />}
    </>
  )
}
