import { useLocation } from 'react-router-dom'
import { withoutSlash } from '../../../domain/link/link.ts'

/** The path of the present page, as the router takes it: a slash at its end is the same page. */
export const usePagePath = (): string => withoutSlash(useLocation().pathname)
