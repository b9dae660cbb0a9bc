import { useEffect } from 'react'
import { pageOpened, type ShownPage } from '../../application/content/content.slice.ts'
import { useRetryOnline } from '../app/failure/useOffline.ts'
import { useAppDispatch } from '../app/store.ts'
import { useContentSelector } from '../head/useContentSelector.ts'

/**
 * Loads a page by its slug when it is opened, and again on a retry, or when the connection returns
 * that took the request with it.
 */
export const usePage = (
  slug: string,
): { readonly shown: ShownPage; readonly retry: () => void } => {
  const dispatch = useAppDispatch()
  const shown = useContentSelector(({ content }) => content.shown)
  useEffect(() => {
    dispatch(pageOpened(slug))
  }, [dispatch, slug])
  // The state still has the previous page until this one is requested.
  const isOwn = shown.status !== 'absent' && shown.slug === slug
  const own: ShownPage = isOwn ? shown : { status: 'loading', slug }
  const retry = () => {
    dispatch(pageOpened(slug))
  }
  // One that failed is retried where that is said.
  useRetryOnline(() => {
    if (own.status === 'loading') retry()
  })
  return { shown: own, retry }
}
