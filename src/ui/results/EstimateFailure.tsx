import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { FareResultsError } from '../../application/fare/fareResults.slice.ts'
import { Unread } from '../app/failure/Unread.tsx'
import { useLocalePath } from '../app/link/localePath.ts'
import { buttonClass } from '../design/buttonClass.ts'
import { EmptyState } from '../design/EmptyState.tsx'
import { CallBack } from '../design/illustrations/CallBack.tsx'
import { NoResults } from '../design/illustrations/NoResults.tsx'
import { NotFound } from '../design/illustrations/NotFound.tsx'
import { fareFailureText } from '../fare/fareFailureTold.ts'
import { useCallbackNews } from './useCallbackNews.ts'
import { useRouteEdit } from './useRouteEdit.ts'

type Props = { readonly error: FareResultsError; readonly onRetry: () => void }

/** Why there is no estimate, and the next step (spec 1 §8). */
export const EstimateFailure = ({ error, onRetry }: Props) => {
  const { t } = useTranslation()
  const editRoute = useRouteEdit()
  const pathOf = useLocalePath()
  const isCallComing = useCallbackNews() !== 'none'
  const anew = (
    <Link
      className={buttonClass({ variant: 'primary' })}
      to={pathOf('/fare-estimate')}
      onClick={editRoute}
    >
      {t('results.newEstimate')}
    </Link>
  )
  switch (error.kind) {
    case 'EstimateUnknown':
      return (
        <EmptyState
          level={1}
          picture={<NotFound />}
          title={t('results.unknown.title')}
          text={<p role="alert">{t('results.unknown.text')}</p>}
          action={
            <Link className={buttonClass({ variant: 'primary' })} to={pathOf('/')}>
              {t('app.action.home')}
            </Link>
          }
        />
      )
    case 'EstimateElsewhere':
      return (
        <EmptyState
          level={1}
          picture={<NotFound />}
          title={t('results.elsewhere.title')}
          text={<p role="alert">{t('results.elsewhere.text')}</p>}
          action={
            // Its addresses are from another map provider, so they are not put into the form here.
            <Link className={buttonClass({ variant: 'primary' })} to={pathOf('/fare-estimate')}>
              {t('results.newEstimate')}
            </Link>
          }
        />
      )
    case 'EstimateExpired':
      return (
        <EmptyState
          level={1}
          picture={<NoResults />}
          title={t('results.expired.title')}
          text={<p role="alert">{t('results.expired.text')}</p>}
          action={anew}
        />
      )
    case 'LinkIncomplete':
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
        <EmptyState
          level={1}
          picture={<NoResults />}
          title={t('results.incomplete.title')}
          text={<p role="alert">{t('results.incomplete.text')}</p>}
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
