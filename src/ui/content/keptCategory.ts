import { type FareCategory, hasFares } from '../../domain/fare/serviceCategory.ts'

const mark = (path: string): string => `form of ${path}`

const stateOfStep = (): object => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null ? state : {}
}

/** What the form of a page was left with on this step of the history; null where the step is new to the page. */
export const keptCategory = (path: string): FareCategory | null => {
  const kept: unknown = Reflect.get(stateOfStep(), mark(path))
  return hasFares(kept) ? kept : null
}

/** Keeps what the form of a page asks for with this step of the history. */
export const keepCategory = (path: string, category: FareCategory): void => {
  if (keptCategory(path) === category) return
  window.history.replaceState({ ...stateOfStep(), [mark(path)]: category }, '')
}
