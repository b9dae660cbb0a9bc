import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { leavesFocusTo } from '../design/leavesFocusTo.ts'
import { shieldFromTap } from '../design/tapShield.ts'
import css from './Popup.module.css'
import { PopupClose } from './popupClose.ts'

/** The props of a button that opens a popup. */
export type PopupTrigger = {
  readonly 'aria-expanded': boolean
  readonly 'aria-controls': string | undefined
  readonly onClick: () => void
}

type Props = {
  /** Renders the button in each state. It must stay the same kind of element. */
  readonly trigger: (popup: PopupTrigger) => ReactNode
  /** The content of the popup; null if there is none. */
  readonly children: ReactNode
}

const buttonOf = (box: HTMLElement | null) => box?.querySelector('button')

const itemsOf = (box: HTMLElement): readonly HTMLElement[] => [
  ...box.querySelectorAll<HTMLElement>('[data-stays] a[href], [data-stays] button'),
]

/** The ref of a panel, which disappears with its content. */
const leavesFocus = leavesFocusTo(({ parentElement }) => buttonOf(parentElement))

/** The next item's index, from the current one (-1 if outside) and the count; -1 is the last. */
type Move = (present: number, count: number) => number

const openings: ReadonlyMap<string, Move> = new Map<string, Move>([
  ['ArrowDown', () => 0],
  ['ArrowUp', () => -1],
])

const moves: ReadonlyMap<string, Move> = new Map<string, Move>([
  ['ArrowDown', (present, count) => (present + 1) % count],
  ['ArrowUp', (present) => (present < 0 ? -1 : present - 1)],
  ['Home', () => 0],
  ['End', () => -1],
])

const focusIn = (box: HTMLElement, move: Move) => {
  const items = itemsOf(box)
  const present = items.findIndex((item) => item.matches(':focus'))
  items.at(move(present, items.length))?.focus()
}

/**
 * A button with a popup below it. The arrow keys open the popup and move through it, Home and End
 * go to its ends, and Esc closes it and returns to the button. Moving the focus elsewhere closes it
 * too.
 */
export const Popup = ({ trigger, children }: Props) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  // If the customer logged out in another tab while the menu was open, it must not open by itself
  // later.
  if (open && children === null) setOpen(false)

  const close = () => {
    setOpen(false)
    // The page was under the item that was tapped.
    shieldFromTap()
    buttonOf(box.current)?.focus()
  }

  const follow = useEffectEvent((event: KeyboardEvent, here: HTMLElement) => {
    if (children === null) return
    const move = (open ? moves : openings).get(event.key)
    if (move !== undefined) {
      if (!open) flushSync(() => setOpen(true))
      focusIn(here, move)
    } else if (open && event.key === 'Escape') {
      close()
    } else {
      return
    }
    event.preventDefault()
  })

  // Not in the markup, because the box itself is not interactive, only its button and items.
  useEffect(() => {
    const here = box.current
    if (here === null) return undefined
    const key = (event: KeyboardEvent) => follow(event, here)
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !here.contains(relatedTarget)) setOpen(false)
    }
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !here.contains(target)) setOpen(false)
    }
    here.addEventListener('keydown', key)
    here.addEventListener('focusout', leave)
    document.addEventListener('pointerdown', press)
    return () => {
      here.removeEventListener('keydown', key)
      here.removeEventListener('focusout', leave)
      document.removeEventListener('pointerdown', press)
    }
  }, [])

  return (
    <div ref={box} className={css.popup}>
      {trigger({
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => setOpen(!open),
      })}
      {open && children !== null && (
        <div ref={leavesFocus} id={id} className={css.panel} data-stays="">
          <PopupClose value={close}>{children}</PopupClose>
        </div>
      )}
    </div>
  )
}
