import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { selectLeadProblems, selectSpotLead } from '../../application/lead/spotLead.selectors.ts'
import { type Filling, leadOpened, leadRequested } from '../../application/lead/spotLead.slice.ts'
import { isUnsettled } from '../../application/place/awaitedAddresses.slice.ts'
import type { LeadCategory } from '../../domain/lead/leadCategory.ts'
import { useProblemFocus } from '../app/focus/useProblemFocus.ts'
import { useAppDispatch, useAppSelector } from '../app/store.ts'
import { LongWait } from '../app/waiting/LongWait.tsx'
import { ToldProblem } from '../design/Announcer.tsx'
import { Button } from '../design/Button.tsx'
import { Notice } from '../design/Notice.tsx'
import { AddressDialog } from '../place/AddressDialog.tsx'
import { addressProblemText } from '../place/addressProblemText.ts'
import { MapsGate } from '../place/MapsGate.tsx'
import { LeadFields, type Within } from './LeadFields.tsx'
import { LeadOutcome } from './LeadOutcome.tsx'
import { LeadSkeleton } from './LeadSkeleton.tsx'
import css from './SpotLead.module.css'
import { useReopenedAddress } from './useReopenedAddress.ts'

type FilledProps = {
  readonly lead: Filling
  readonly category: LeadCategory
  readonly within: Within
}

/** The service's message on the address to choose again. */
const Refusal = ({ lead: { reopened } }: Pick<FilledProps, 'lead'>) => {
  const { t } = useTranslation()
  const problems = useAppSelector(selectLeadProblems)
  if (reopened === null) return null
  const said = addressProblemText(t, reopened, problems[reopened])
  return (
    <div className={css.refusal}>
      <Notice kind="error" {...(said === null ? {} : { title: said })}>
        {t('lead.reopened')}
      </Notice>
    </div>
  )
}

const FilledForm = ({ lead, category, within }: FilledProps) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { form } = lead
  const { element, submit } = useProblemFocus(form, () => dispatch(leadRequested(category)))
  const dismissReopened = useReopenedAddress(lead)
  const unsettled = useAppSelector(isUnsettled('lead'))
  const isSubmitting = form.phase.status === 'submitting'
  return (
    <>
      <form
        ref={element}
        className={css.form}
        aria-label={t('lead.form')}
        // Takes the focus when a guest is recognised and the field that had it goes away.
        tabIndex={-1}
        noValidate
        onSubmit={submit}
      >
        <fieldset className={css.fields} disabled={isSubmitting}>
          <LeadFields form={form} within={within} />
        </fieldset>
        <div>
          <Button type="submit" block busy={isSubmitting || unsettled}>
            {t('lead.submit')}
          </Button>
          <LongWait
            isWaiting={isSubmitting || unsettled}
            text={t(isSubmitting ? 'lead.waiting' : 'place.waiting')}
          />
          <div className={css.outcome}>
            <LeadOutcome phase={form.phase} />
          </div>
        </div>
        <ToldProblem />
      </form>
      <AddressDialog
        owner="lead"
        within={within}
        notice={<Refusal lead={lead} />}
        onClose={dismissReopened}
      />
    </>
  )
}

type Props = { readonly category: LeadCategory; readonly within?: Within }

/** The spot estimate lead form, for a call back or an estimate of a route (spec 2 §2). */
export const SpotLeadForm = ({ category, within = 'page' }: Props) => {
  const dispatch = useAppDispatch()
  const lead = useAppSelector(selectSpotLead)
  useEffect(() => {
    dispatch(leadOpened(category))
  }, [dispatch, category])
  return (
    <MapsGate skeleton={<LeadSkeleton />}>
      {lead.status === 'filling' && <FilledForm lead={lead} category={category} within={within} />}
    </MapsGate>
  )
}
