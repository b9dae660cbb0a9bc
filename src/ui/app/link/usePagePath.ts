import { useLocation } from 'react-router-dom'
import { withoutSlash } from '../../../domain/link/link.ts'

/** The path of the current page. Like the router, this ignores a trailing slash. */
export const usePagePath = (): string => withoutSlash(useLocation().pathname)
