import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { FareResultsError } from '../../application/fare/fareResults.slice.ts'
import { isOfUncalledLead } from '../../domain/lead/leadLink.ts'
import { parseQuery } from '../../domain/link/query.ts'
import { Unread } from '../app/failure/Unread.tsx'
import { useLocalePath } from '../app/link/localePath.ts'
import { SiteLink } from '../app/link/SiteLink.tsx'
import { buttonClass } from '../design/buttonClass.ts'
import { EmptyState, type EmptyStateProps } from '../design/EmptyState.tsx'
import { CallBack } from '../design/illustrations/CallBack.tsx'
import { NoResults } from '../design/illustrations/NoResults.tsx'
import { NoService } from '../design/illustrations/NoService.tsx'
import { NotFound } from '../design/illustrations/NotFound.tsx'
import { fareFailureText } from '../fare/fareFailureNotice.ts'
import { useCallbackNews } from './useCallbackNews.ts'
import { useRouteEdit } from './useRouteEdit.ts'

/** Why there is no estimate. Read out as a whole: without its title, the text only says what to do. */
const NoEstimate = (why: Omit<EmptyStateProps, 'level'>) => (
  <div role="alert">
    <EmptyState level={1} {...why} />
  </div>
)

type Props = { readonly error: FareResultsError; readonly onRetry: () => void }

/** Why there is no estimate, and the next step (spec 1 §8). */
export const EstimateFailure = ({ error, onRetry }: Props) => {
  const { t } = useTranslation()
  const editRoute = useRouteEdit()
  const pathOf = useLocalePath()
  const isCallComing = useCallbackNews() !== 'none'
  const { search } = useLocation()
  const anew = (
    <SiteLink
      className={buttonClass({ variant: 'primary' })}
      to={pathOf('/fare-estimate')}
      onClick={editRoute}
    >
      {t('results.newEstimate')}
    </SiteLink>
  )
  switch (error.kind) {
    case 'EstimateUnknown':
      return (
        <NoEstimate
          picture={<NotFound />}
          title={t('results.unknown.title')}
          text={t('results.unknown.text')}
          action={
            <SiteLink className={buttonClass({ variant: 'primary' })} to={pathOf('/')}>
              {t('app.action.home')}
            </SiteLink>
          }
        />
      )
    case 'EstimateElsewhere':
      return (
        <NoEstimate
          picture={<NotFound />}
          title={t('results.elsewhere.title')}
          text={t('results.elsewhere.text')}
          action={
            // Its addresses are from another map provider, so they are not put into the form here.
            <SiteLink className={buttonClass({ variant: 'primary' })} to={pathOf('/fare-estimate')}>
              {t('results.newEstimate')}
            </SiteLink>
          }
        />
      )
    case 'EstimateExpired':
      return (
        <NoEstimate
          picture={<NoResults />}
          title={t('results.expired.title')}
          text={t('results.expired.text')}
          action={anew}
        />
      )
    case 'LinkIncomplete':
      // The service took the lead, but has no fares for its trip.
      if (isOfUncalledLead(parseQuery(search))) {
        return (
          <NoEstimate
            picture={<NoService />}
            title={t('results.noService.title')}
            text={t('results.noService.text')}
            action={anew}
          />
        )
      }
      return isCallComing ? (
        <EmptyState
          level={1}
          picture={<CallBack />}
          title={t('results.received.title')}
          // Not an error: the page announces it as the outcome of the wait.
          text={<p>{t('results.received.text')}</p>}
          action={anew}
        />
      ) : (
        <NoEstimate
          picture={<NoResults />}
          title={t('results.incomplete.title')}
          text={t('results.incomplete.text')}
          action={anew}
        />
      )
    case 'NetworkError':
    case 'RefusalUnreadable':
    case 'Unreachable':
    case 'ContractBroken':
    case 'FlowCrashed':
      return (
        <Unread
          error={error}
          title={t('results.failed.title')}
          text={t('results.failed.text')}
          cause={fareFailureText(t, error)}
          onRetry={onRetry}
        />
      )
  }
}
