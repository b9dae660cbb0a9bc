import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { selectOfferedServices } from '../../application/picker/picker.selectors.ts'
import { categoryOfLead } from '../../domain/lead/leadCategory.ts'
import { parseQuery } from '../../domain/link/query.ts'
import { WithFeature } from '../app/chunk/WithFeature.tsx'
import { useAppSelector } from '../app/store.ts'
import { Card } from '../design/Card.tsx'
import { CallBack } from '../design/illustrations/CallBack.tsx'
import css from './SpotLead.module.css'
import { SpotLeadForm } from './SpotLeadForm.tsx'

type Props = {
  /** The page's category code. A code in its link overrides it if that service is on offer. */
  readonly code: number
}

const Filled = ({ code }: Props) => {
  const { t } = useTranslation()
  const { search } = useLocation()
  const headingId = useId()
  const offered = useAppSelector(selectOfferedServices)
  const category = categoryOfLead(parseQuery(search), offered)(code)
  return (
    <Card as="section" labelledBy={headingId}>
      <div className={css.lead}>
        <div className={css.words}>
          <h2 id={headingId}>{t('lead.heading')}</h2>
          <p>{t('lead.text')}</p>
          <div className={css.picture}>
            <CallBack />
          </div>
        </div>
        <div>
          <SpotLeadForm category={category} />
        </div>
      </div>
    </Card>
  )
}

/** The spot estimate lead form as a part of a page (spec 2 §2). */
export const SpotLead = ({ code }: Props) => (
  <WithFeature name="lead">
    <Filled code={code} />
  </WithFeature>
)
