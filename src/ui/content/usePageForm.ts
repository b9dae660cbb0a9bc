import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { formOffered } from '../../application/content/content.slice.ts'
import { cityEntered, cityLeft } from '../../application/place/pageCity.slice.ts'
import { codedCategory } from '../../domain/fare/service.ts'
import type { FareCategory } from '../../domain/fare/serviceCategory.ts'
import { parseQuery } from '../../domain/link/query.ts'
import type { City } from '../../domain/market/city.ts'
import { useAppDispatch, useAppStore } from '../app/store.ts'
import { keepCategory, keptCategory } from './keptCategory.ts'

/**
 * Sets the form's category. On a new history step, that is the category of the link's code, or else
 * of the page; the code is also followed on its own, maybe before this runs. After Back or a
 * reload, it is the one that the form had at this step.
 */
const usePageCategory = (category: FareCategory | null) => {
  const store = useAppStore()
  const { pathname, search } = useLocation()
  const coded = useEffectEvent(() => codedCategory(parseQuery(search)))
  useEffect(() => {
    if (category === null) return undefined
    const asked = keptCategory(pathname) ?? coded() ?? category
    // Until the new category is in the store, the store has that of another page.
    let isAsked = false
    const keep = () => {
      const { input } = store.getState().fareForm.form
      isAsked ||= input.category === asked
      if (isAsked) keepCategory(pathname, input.category)
    }
    const stopKeeping = store.subscribe(keep)
    // A choice in a modal is kept with the modal's own step, which is removed.
    window.addEventListener('popstate', keep)
    store.dispatch(formOffered(asked))
    keep()
    return () => {
      window.removeEventListener('popstate', keep)
      stopKeeping()
      store.dispatch(formOffered(null))
    }
  }, [store, category, pathname])
}

/** Sets the category and the city of the page's fare form. */
export const usePageForm = (category: FareCategory | null, city: City | null): void => {
  const dispatch = useAppDispatch()
  usePageCategory(category)
  useEffect(() => {
    if (city === null) return undefined
    dispatch(cityEntered(city))
    return () => {
      dispatch(cityLeft())
    }
  }, [dispatch, city])
}
