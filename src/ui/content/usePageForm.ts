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
 * Makes the form one for the page's category, or for the one of its link's code, which is followed as well, maybe
 * before the page has its say, where the page is new; after Back and after a reload, for what it was left with on
 * this step of the history.
 */
const usePageCategory = (category: FareCategory | null) => {
  const store = useAppStore()
  const { pathname, search } = useLocation()
  const coded = useEffectEvent(() => codedCategory(parseQuery(search)))
  useEffect(() => {
    if (category === null) return undefined
    const asked = keptCategory(pathname) ?? coded() ?? category
    // One that is on its way is still another page's.
    let isAsked = false
    const keep = () => {
      const { input } = store.getState().fareForm.form
      isAsked ||= input.category === asked
      if (isAsked) keepCategory(pathname, input.category)
    }
    const stopKeeping = store.subscribe(keep)
    // What was chosen in a modal is kept with the modal's own step, which goes with it.
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

/** Makes the fare form that a page shows one for the page's category, in the page's city. */
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
