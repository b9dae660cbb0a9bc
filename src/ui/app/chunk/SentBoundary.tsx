import { type ComponentType, createContext, type ReactNode, use, useState } from 'react'
import { useIsHydrated } from '../ahead/useIsHydrated.ts'
import { useSurroundings } from '../surroundings.ts'
import type { OnLost } from './loadedOnce.ts'

const LostContext = createContext<OnLost | undefined>(undefined)

/**
 * Who to tell that a part did not load while its prerendered markup is on the page: that markup
 * stays, with what was typed into it. Undefined for a part without such markup, which throws.
 */
export const useOnLost = (): OnLost | undefined => {
  const onLost = use(LostContext)
  return useIsHydrated() ? undefined : onLost
}

/** The failure of a part that did not load, with a way to load it again. */
export type Failure = ComponentType<{ readonly onRetry: () => void }>

type Props = {
  readonly children: ReactNode
  /** Shown over the part that did not load; omitted if nobody would miss the part. */
  readonly Failure?: Failure | undefined
}

/**
 * Around a part that may be prerendered: if its script does not load, the markup stays, under a
 * message.
 */
export const SentBoundary = ({ children, Failure }: Props) => {
  const { report } = useSurroundings()
  const [lost, setLost] = useState<{ readonly again: () => void } | null>(null)
  // A stable function: rerendering a part before its script is loaded would lose its prerendered
  // markup.
  const [onLost] = useState(
    (): OnLost =>
      ({ failure, again, here }) => {
        report({
          tag: 'UI_CRASHED',
          about: failure instanceof Error ? failure.name : typeof failure,
        })
        setLost({ again })
        void here.then(() => setLost(null))
      },
  )
  const retry = (again: () => void) => {
    setLost(null)
    again()
  }
  return (
    <>
      {lost !== null && Failure !== undefined && <Failure onRetry={() => retry(lost.again)} />}
      <LostContext value={onLost}>{children}</LostContext>
    </>
  )
}
