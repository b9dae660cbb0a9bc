import type { SessionFlag, SessionFlags } from '../../application/ports/sessionFlags.port.ts'
import { quietly } from './quietly.ts'

/** What `makeSessionFlags` needs of the browser. */
export type SessionFlagsNeeds = {
  /** A getter, because accessing the storage throws where the browser forbids it. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>
}

/**
 * Keeps flags in the tab's storage. Where nothing can be stored, they last as long as the page
 * (spec 1 §2).
 *
 * @example
 * const storage = { getItem: () => null, setItem: () => undefined }
 * const flags = makeSessionFlags({ storage: () => storage })
 * flags.isRaised('app-banner-hidden') // → false
 * flags.raise('app-banner-hidden')
 * flags.isRaised('app-banner-hidden') // → true
 */
export const makeSessionFlags = ({ storage }: SessionFlagsNeeds): SessionFlags => {
  const raised = new Set<SessionFlag>()
  const isKept = (flag: SessionFlag): boolean => quietly(() => storage().getItem(flag)) !== null
  return {
    isRaised: (flag) => raised.has(flag) || isKept(flag),
    raise: (flag) => {
      raised.add(flag)
      quietly(() => storage().setItem(flag, '1'))
    },
  }
}
