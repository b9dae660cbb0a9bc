import { type FareCategory, hasFares } from '../../domain/fare/serviceCategory.ts'
import { markOf, setMark } from '../app/closing/stepState.ts'

const mark = (path: string): string => `form of ${path}`

/** What the form of a page was left with on this step of the history; null where the step is new to the page. */
export const keptCategory = (path: string): FareCategory | null => {
  const kept = markOf(mark(path))
  return hasFares(kept) ? kept : null
}

/** Keeps what the form of a page asks for with this step of the history. */
export const keepCategory = (path: string, category: FareCategory): void => {
  if (keptCategory(path) !== category) setMark(mark(path), category)
}
