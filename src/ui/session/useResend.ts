import { useEffect, useState } from 'react'
import { type Resend, resendAt, type Sendings } from '../../domain/session/resend.ts'
import { useSurroundings } from '../app/surroundings.ts'

/**
 * The state of resending a code. Computed from the time rather than counted, so that it is right
 * after a phone slept, a page was restored from the browser's cache, or a clock was set back.
 */
export const useResend = (sendings: Sendings): Resend => {
  const { now, limits } = useSurroundings()
  const { codes, countdownTick } = limits
  const [seen, setSeen] = useState(() => ({ at: now(), of: sendings }))
  // No timer runs while the code may be resent, so `seen` is older than a code sent since.
  if (seen.of !== sendings) setSeen({ at: now(), of: sendings })
  const resend = resendAt(codes.resend, sendings, seen.at)
  const isReady = resend.kind === 'ready'

  useEffect(() => {
    const look = () => {
      setSeen({ at: now(), of: sendings })
    }
    const timer = isReady ? undefined : setInterval(look, countdownTick)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pageshow', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pageshow', look)
    }
  }, [isReady, now, sendings, countdownTick])

  return resend
}
