import { useEffect } from 'react'
import { pageOpened, type ShownPage } from '../../application/content/content.slice.ts'
import { useAppDispatch } from '../app/store.ts'
import { useContentSelector } from '../head/useContentSelector.ts'

/** Loads a page by its slug when it is opened, and again on a retry. */
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
  return {
    shown: isOwn ? shown : { status: 'loading', slug },
    retry: () => {
      dispatch(pageOpened(slug))
    },
  }
}
