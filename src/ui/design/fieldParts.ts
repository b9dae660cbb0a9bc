import type { ReactNode } from 'react'

/** The parts around every field's control. */
export type FieldParts = {
  readonly label: string
  /** A helpful message. Its presence makes the field invalid. */
  readonly error?: string | null | undefined
  readonly hint?: ReactNode
  /** A leading icon. */
  readonly icon?: ReactNode
  /** A trailing control, such as a clear or locate button. */
  readonly action?: ReactNode
}

/** The ids of what describes a control; undefined if nothing does. */
export const describedBy = (...ids: ReadonlyArray<string | false | undefined>) => {
  const present = ids.filter(Boolean)
  return present.length === 0 ? undefined : present.join(' ')
}
