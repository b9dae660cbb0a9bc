import { useAppSelector } from '../store.ts'

/** Adds the page's locale to paths: `/fare-estimate` → `/en-IN/fare-estimate`. */
export const useLocalePath = (): ((path: string) => string) => {
  const locale = useAppSelector(({ market }) => market.locale)
  return (path) => `/${locale}${path === '/' ? '' : path}`
}
