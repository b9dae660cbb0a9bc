import { type FareCategory, hasFares } from '../../domain/fare/serviceCategory.ts'
import { markOf, setMark } from '../app/closing/stepState.ts'

const mark = (path: string): string => `form of ${path}`

/** The category that the page's form had at this history step; null if the step is new. */
export const keptCategory = (path: string): FareCategory | null => {
  const kept = markOf(mark(path))
  return hasFares(kept) ? kept : null
}

/** Keeps the category of the page's form in this history step. */
export const keepCategory = (path: string, category: FareCategory): void => {
  if (keptCategory(path) !== category) setMark(mark(path), category)
}
