import { useLayoutEffect, useRef } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { leavesFocus } from '../../design/leavesFocus.ts'

type Props = LinkProps & {
  /** What to do with the focus; by default the nearest container takes it. */
  readonly leave?: (link: HTMLElement | null) => () => void
}

/**
 * A link to another page that may disappear with what it is about, like an order that has ended. It
 * leaves its focus as a button does. An effect does it, as the router's link drops the cleanup of a
 * ref.
 */
export const LeavingLink = ({ leave = leavesFocus, ...rest }: Props) => {
  const link = useRef<HTMLAnchorElement>(null)
  useLayoutEffect(() => leave(link.current), [leave])
  return <Link {...rest} ref={link} />
}
