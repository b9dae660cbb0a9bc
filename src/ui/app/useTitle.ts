import { useEffect } from 'react'

/** The page's title in the browser. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = title
  }, [title])
}
