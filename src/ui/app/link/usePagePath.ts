import { useLocation } from 'react-router-dom'

/** The path of the present page, as the router takes it: a slash at its end is the same page. */
export const usePagePath = (): string => useLocation().pathname.replace(/\/+$/, '')
