import { Button } from '../design/Button.tsx'
import { EmptyState } from '../design/EmptyState.tsx'
import type { Texts } from './texts.ts'

/**
 * The website could not begin: what happened, and another try (spec 1 §8).
 *
 * @param props The texts, and what trying again does.
 * @example
 * const texts = await loadTexts('en-IN')
 * const Failed = () => createElement(StartFailure, { texts, onRetry: () => undefined })
 * markup(Failed).includes(texts.app.crash.title) // → true
 */
export const StartFailure = ({
  texts,
  onRetry,
}: {
  readonly texts: Texts
  readonly onRetry: () => void
}) => (
  <main>
    <EmptyState
      level={1}
      title={texts.app.crash.title}
      text={texts.app.crash.text}
      action={<Button onClick={onRetry}>{texts.app.action.retry}</Button>}
    />
  </main>
)
