import type { ReactNode } from 'react'

/** What every field shows around its control. */
export type FieldParts = {
  readonly label: string
  /** In words that help; its presence makes the field invalid. */
  readonly error?: string | null | undefined
  readonly hint?: ReactNode
  /** A leading pictogram. */
  readonly icon?: ReactNode
  /** A trailing control, such as a clear or locate button. */
  readonly action?: ReactNode
}

/** The ids that describe a control, or nothing when nothing describes it. */
export const describedBy = (...ids: ReadonlyArray<string | false | undefined>) => {
  const present = ids.filter(Boolean)
  return present.length === 0 ? undefined : present.join(' ')
}
