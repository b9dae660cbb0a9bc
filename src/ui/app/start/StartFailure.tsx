import { Button } from '../../design/Button.tsx'
import { EmptyState } from '../../design/EmptyState.tsx'
import type { Texts } from '../text/texts.ts'

/**
 * The message that the website could not start, with a retry button (spec 1 §8).
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
  isPart = false,
}: {
  readonly texts: Texts
  readonly onRetry: () => void
  /** Whether it is a part of a partner's page, whose heading levels are not ours. */
  readonly isPart?: boolean | undefined
}) => {
  const message = (
    <EmptyState
      level={isPart ? 2 : 1}
      title={texts.app.crash.title}
      text={texts.app.crash.text}
      action={<Button onClick={onRetry}>{texts.app.action.retry}</Button>}
    />
  )
  return isPart ? message : <main>{message}</main>
}
