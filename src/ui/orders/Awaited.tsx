import type { ParseKeys } from 'i18next'
import type { ReactNode } from 'react'
import { useRetryOnline } from '../app/failure/useOffline.ts'
import { Coming } from '../app/waiting/Coming.tsx'

type Props = {
  readonly what: ParseKeys
  readonly onRetry: () => void
  /** The shape of what comes. */
  readonly children: ReactNode
}

/** What was asked for and not told yet: asked for anew when the connection is back, as the question was lost with it. */
export const Awaited = ({ what, onRetry, children }: Props) => {
  useRetryOnline(onRetry)
  return <Coming what={what}>{children}</Coming>
}
