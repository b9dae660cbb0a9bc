import { useLocation } from 'react-router-dom'
import { type CallbackNews, callbackNews } from '../../domain/lead/leadLink.ts'
import { parseQuery } from '../../domain/link/query.ts'

/** Whether the page's link says that the visitor will be called back, and about what. */
export const useCallbackNews = (): CallbackNews => callbackNews(parseQuery(useLocation().search))
