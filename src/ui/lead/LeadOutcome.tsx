import { useTranslation } from 'react-i18next'
import type { LeadFailure } from '../../application/lead/leadFailure.ts'
import { selectSpotLead } from '../../application/lead/spotLead.selectors.ts'
import { leadFailureDismissed } from '../../application/lead/spotLead.slice.ts'
import { isUnsettled } from '../../application/place/awaitedAddresses.slice.ts'
import { knownBy } from '../../application/session/known.ts'
import { loginWanted } from '../../application/session/loginWanted.slice.ts'
import type { FormPhase } from '../../domain/form/form.ts'
import { intoSight } from '../app/focus/intoSight.ts'
import { useAppDispatch, useAppSelector, useAppStore } from '../app/store.ts'
import { Button } from '../design/Button.tsx'
import { News } from '../design/News.tsx'
import { Notice } from '../design/Notice.tsx'
import { useAccount } from '../session/useAccount.ts'
import { leadFailureNotice } from './leadTexts.ts'

/** Opens the login with what the form holds, and for the rest with what was entered for a fare. */
const useLeadLogin = () => {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  return () => {
    const state = store.getState()
    const lead = selectSpotLead(state)
    const given = state.fareForm.form.input
    const own = lead.status === 'filling' ? lead.form.input : given
    const known = knownBy({
      name: own.name || given.name,
      mobile: own.mobile || given.mobile,
      requirement: own.requirement || given.requirement,
    })
    dispatch(loginWanted({ start: { checksExistence: false, followUp: null }, known }))
  }
}

const NextStep = ({ offers }: { readonly offers: 'retry' | 'login' }) => {
  const { t } = useTranslation()
  const logIn = useLeadLogin()
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
  const { what, next, offers } = leadFailureNotice(t, failure, hasLogin)
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
