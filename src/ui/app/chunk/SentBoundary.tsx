import { type ComponentType, createContext, type ReactNode, use, useState } from 'react'
import { useIsHydrated } from '../ahead/useIsHydrated.ts'
import { useSurroundings } from '../surroundings.ts'
import type { OnLost } from './loadedOnce.ts'

const LostContext = createContext<OnLost | undefined>(undefined)

/**
 * Who hears of a part that does not come, while what was sent of it stands on the page: that stays,
 * with what was typed into it. None for what has nothing there: it throws.
 */
export const useOnLost = (): OnLost | undefined => {
  const onLost = use(LostContext)
  return useIsHydrated() ? undefined : onLost
}

/** What is said of a part that does not come, with the way to ask for it again. */
export type Failure = ComponentType<{ readonly onRetry: () => void }>

type Props = {
  readonly children: ReactNode
  /** What is said over the part that does not come; nothing, where nobody misses it. */
  readonly Failure?: Failure | undefined
}

/** Around what may have been sent with the page: where its script does not come it stays, and it is said over it. */
export const SentBoundary = ({ children, Failure }: Props) => {
  const { report } = useSurroundings()
  const [lost, setLost] = useState<{ readonly again: () => void } | null>(null)
  // One for good: what is rendered anew before its script is here loses what was sent.
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
