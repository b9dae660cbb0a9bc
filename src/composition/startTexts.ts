import type { ReportProblem } from '../application/ports/reporter.port.ts'
import type { Market } from '../domain/market/market.ts'
import { loadTexts, type Texts } from '../ui/app/text/texts.ts'

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })

const textRetryDelays = [500, 2000, 5000]

/**
 * Loads the locale's texts with retries. Null if they do not come (spec 1 §8): then a page can only
 * say so if the words were sent with it.
 */
export const startTexts = async (
  { locale, language }: Pick<Market, 'locale' | 'language'>,
  report: ReportProblem,
  onTrouble: () => void,
): Promise<Texts | null> => {
  for (const delay of [0, ...textRetryDelays]) {
    if (delay > 0) await pause(delay)
    try {
      return await loadTexts(language)
    } catch {
      report({ tag: 'LOCALE', about: locale })
      onTrouble()
    }
  }
  return null
}
