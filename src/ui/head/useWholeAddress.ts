import { useSurroundings } from '../app/surroundings.ts'

/** Turns paths of the site into full URLs, for readers elsewhere. */
export const useWholeAddress = (): ((path: string) => string) => {
  const { origin } = useSurroundings()
  return (path) => `${origin}${path}`
}
