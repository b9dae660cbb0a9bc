import { useEffect, useState } from 'react'
import { type Resend, resendAt, type Sendings } from '../../domain/session/resend.ts'
import { useSurroundings } from '../app/surroundings.ts'

/**
 * What may be done about a code that does not come, as time goes by. Looked up, not counted: a
 * phone that slept, or a page out of the browser's cache, shows what is so.
 */
export const useResend = (sendings: Sendings): Resend => {
  const { now, limits } = useSurroundings()
  const { codes, countdownTick } = limits
  const [seen, setSeen] = useState(() => ({ at: now(), of: sendings }))
  // No timer runs while the code may be sent again: the moment seen last is older than a code sent since.
  if (seen.of !== sendings) setSeen({ at: now(), of: sendings })
  const resend = resendAt(codes.resend, sendings, seen.at)
  const isReady = resend.kind === 'ready'

  useEffect(() => {
    if (isReady) return undefined
    const look = () => {
      setSeen({ at: now(), of: sendings })
    }
    const timer = setInterval(look, countdownTick)
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
