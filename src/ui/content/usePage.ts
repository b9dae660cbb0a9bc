import { useEffect } from 'react'
import { pageOpened, type ShownPage } from '../../application/content/content.slice.ts'
import { useAppDispatch, useFeatureSelector } from '../app/store.ts'

/** A page by what content calls it, asked for when it is opened and when it is asked for again. */
export const usePage = (
  slug: string,
): { readonly shown: ShownPage; readonly retry: () => void } => {
  const dispatch = useAppDispatch()
  const shown = useFeatureSelector(({ content }) => content.shown)
  useEffect(() => {
    dispatch(pageOpened(slug))
  }, [dispatch, slug])
  // Until this one was asked for, the state still has the page before.
  const isOwn = shown.status !== 'absent' && shown.slug === slug
  return {
    shown: isOwn ? shown : { status: 'loading', slug },
    retry: () => {
      dispatch(pageOpened(slug))
    },
  }
}
