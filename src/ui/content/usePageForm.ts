import { useEffect } from 'react'
import { formOffered } from '../../application/content/content.slice.ts'
import { cityEntered, cityLeft } from '../../application/place/pageCity.slice.ts'
import type { FareCategory } from '../../domain/fare/serviceCategory.ts'
import type { City } from '../../domain/market/city.ts'
import { useAppDispatch } from '../app/store.ts'

/** Makes the fare form that a page shows one for the page's category, in the page's city. */
export const usePageForm = (category: FareCategory | null, city: City | null): void => {
  const dispatch = useAppDispatch()
  useEffect(() => {
    dispatch(formOffered(category))
    return () => {
      dispatch(formOffered(null))
    }
  }, [dispatch, category])
  const centre = city?.centre ?? null
  useEffect(() => {
    if (centre === null) return undefined
    dispatch(cityEntered(centre))
    return () => {
      dispatch(cityLeft())
    }
  }, [dispatch, centre])
}
