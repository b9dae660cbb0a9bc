import { useDeferredValue, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { type FareResults, resultsOpened } from '../../application/fare/fareResults.slice.ts'
import { shownVehicles } from '../../domain/fare/vehicle.ts'
import { parseQuery } from '../../domain/link/query.ts'
import { Personal } from '../app/ahead/Personal.tsx'
import { WithFeature } from '../app/chunk/WithFeature.tsx'
import { useRetryOnline } from '../app/failure/useOffline.ts'
import { useAppDispatch, useAppSelector } from '../app/store.ts'
import { Announcer } from '../design/Announcer.tsx'
import { classes } from '../design/classes.ts'
import frame from '../design/FlowPage.module.css'
import { PageHead } from '../head/PageHead.tsx'
import { EstimateFailure } from './EstimateFailure.tsx'
import { EstimateSkeleton } from './EstimateSkeleton.tsx'
import css from './FareResultsPage.module.css'
import { ShownEstimate } from './ShownEstimate.tsx'
import { useCallbackNews } from './useCallbackNews.ts'

type OutcomeProps = {
  readonly results: FareResults
  /**
   * Whether all cards are rendered. They are many, so they render in slices, and taps are handled
   * in between.
   */
  readonly hasCome: boolean
}

/** Announces the outcome of a wait. A failure has an alert of its own. */
const Told = ({ results, hasCome }: OutcomeProps) => {
  const { t } = useTranslation()
  const news = useCallbackNews()
  const isShown = results.status === 'shown' && hasCome
  const told = () => {
    if (results.status === 'failed' && results.error.kind === 'LinkIncomplete' && news !== 'none')
      return t('results.received.text')
    if (!isShown) return ''
    const count = shownVehicles(results.estimate.vehicles).length
    return count === 0 ? t('results.noService.title') : t('results.vehicles', { count })
  }
  return (
    <>
      {news === 'ofLead' && <Announcer message={isShown ? t('results.received.withFares') : ''} />}
      <Announcer message={told()} />
    </>
  )
}

const Outcome = ({
  results,
  hasCome,
  onRetry,
}: OutcomeProps & { readonly onRetry: () => void }) => {
  switch (results.status) {
    case 'absent':
    case 'recalling':
      return <EstimateSkeleton />
    case 'failed':
      return <EstimateFailure error={results.error} onRetry={onRetry} />
    case 'shown':
      return hasCome ? <ShownEstimate estimate={results.estimate} /> : <EstimateSkeleton />
  }
}

const Results = () => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  const { pathname, search } = useLocation()
  const results = useAppSelector(({ fareResults }) => fareResults.results)
  const hasCome = useDeferredValue(results.status === 'shown')
  const title = useAppSelector(({ fareResults }) => fareResults.content?.meta.title ?? '')
  const description = useAppSelector(
    ({ fareResults }) => fareResults.content?.meta.description ?? '',
  )
  const opened = resultsOpened({ path: pathname, query: parseQuery(search) })
  useEffect(() => {
    dispatch(resultsOpened({ path: pathname, query: parseQuery(search) }))
  }, [dispatch, pathname, search])
  // The connection may have taken the request with it. One that failed is retried where that is said.
  useRetryOnline(() => {
    if (results.status === 'recalling') dispatch(opened)
  })
  return (
    <div className={classes(frame.page, css.page)}>
      <PageHead
        title={title === '' ? t('results.title') : t('results.titled', { title })}
        description={description || t('results.description')}
      />
      <Told results={results} hasCome={hasCome} />
      <Outcome results={results} hasCome={hasCome} onRetry={() => dispatch(opened)} />
    </div>
  )
}

/** The fares of an estimate: new from the form, or loaded by the token in the link (spec 1 §2). */
export const FareResultsPage = () => (
  <Personal
    shape={
      <div className={classes(frame.page, css.page)}>
        <EstimateSkeleton />
      </div>
    }
  >
    <WithFeature name="results">
      <Results />
    </WithFeature>
  </Personal>
)
