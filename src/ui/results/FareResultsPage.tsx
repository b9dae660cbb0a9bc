import { useDeferredValue, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { type FareResults, resultsOpened } from '../../application/fare/fareResults.slice.ts'
import { parseQuery } from '../../domain/link/query.ts'
import { Personal } from '../app/ahead/Personal.tsx'
import { WithFeature } from '../app/chunk/WithFeature.tsx'
import { useAppDispatch, useAppSelector } from '../app/store.ts'
import { PageHead } from '../head/PageHead.tsx'
import { EstimateFailure } from './EstimateFailure.tsx'
import { EstimateSkeleton } from './EstimateSkeleton.tsx'
import css from './FareResultsPage.module.css'
import { ShownEstimate } from './ShownEstimate.tsx'

const Outcome = ({
  results,
  onRetry,
}: {
  readonly results: FareResults
  readonly onRetry: () => void
}) => {
  // What comes is many cards: they are made in slices, and taps are answered in between.
  const hasCome = useDeferredValue(results.status === 'shown')
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
  const title = useAppSelector(({ fareResults }) => fareResults.content?.meta.title ?? '')
  const description = useAppSelector(
    ({ fareResults }) => fareResults.content?.meta.description ?? '',
  )
  const opened = resultsOpened({ path: pathname, query: parseQuery(search) })
  useEffect(() => {
    dispatch(resultsOpened({ path: pathname, query: parseQuery(search) }))
  }, [dispatch, pathname, search])
  return (
    <div className={css.page}>
      <PageHead
        title={title === '' ? t('results.title') : t('results.titled', { title })}
        description={description || t('results.description')}
      />
      <Outcome results={results} onRetry={() => dispatch(opened)} />
    </div>
  )
}

/** The fares of an estimate: fresh from the form, or recalled by the token in the link (spec 1 §2). */
export const FareResultsPage = () => (
  <Personal
    shape={
      <div className={css.page}>
        <EstimateSkeleton />
      </div>
    }
  >
    <WithFeature name="results">
      <Results />
    </WithFeature>
  </Personal>
)
