import { useSurroundings } from '../app/surroundings.ts'

/** Makes paths of the site whole addresses, for those who read them elsewhere. */
export const useWholeAddress = (): ((path: string) => string) => {
  const { origin } = useSurroundings()
  return (path) => `${origin}${path}`
}
