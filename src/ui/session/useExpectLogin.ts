import { useSurroundings } from '../app/surroundings.ts'

/** Loads the login ahead, flow and dialog. If that fails, it is loaded when it is opened. */
export const useExpectLogin = (): (() => void) => {
  const { features } = useSurroundings()
  return () => {
    features.account().catch(() => undefined)
  }
}
