import { useAppSelector } from '../store.ts'

/** Makes paths of the page's locale: `/fare-estimate` → `/en-IN/fare-estimate`. */
export const useLocalePath = (): ((path: string) => string) => {
  const locale = useAppSelector(({ market }) => market.locale)
  return (path) => `/${locale}${path === '/' ? '' : path}`
}
