import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import css from './Popup.module.css'
import { PopupClose } from './popupClose.ts'

/** What makes a button the one that opens a popup. */
export type PopupTrigger = {
  readonly 'aria-expanded': boolean
  readonly 'aria-controls': string | undefined
  readonly onClick: () => void
}

type Props = {
  /** The button. It is asked again in each state, and stays the same element as long as its kind does. */
  readonly trigger: (popup: PopupTrigger) => ReactNode
  /** What the button shows; null while there is nothing to show. */
  readonly children: ReactNode
}

const buttonOf = (box: HTMLElement | null) => box?.querySelector('button')

const itemsOf = (box: HTMLElement): readonly HTMLElement[] =>
  Array.from(box.querySelectorAll<HTMLElement>('[data-popup] a[href], [data-popup] button'))

/** Which item comes next, from the present one (-1 outside) and how many there are; -1 is the last. */
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
 * A button and what it shows under itself. The arrows open it and move through it, Home and End go
 * to its ends, Esc closes it and leads back to the button; going elsewhere closes it too.
 */
export const Popup = ({ trigger, children }: Props) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  // Somebody whose menu was open logged out in another tab: it must not open by itself later.
  if (open && children === null) setOpen(false)

  const close = () => {
    setOpen(false)
    buttonOf(box.current)?.focus()
  }

  const follow = useEffectEvent((event: KeyboardEvent, here: HTMLElement) => {
    if (children === null) return
    const move = open ? (moves.get(event.key) ?? null) : (openings.get(event.key) ?? null)
    if (move !== null) {
      if (!open) flushSync(() => setOpen(true))
      focusIn(here, move)
    } else if (open && event.key === 'Escape') {
      close()
    } else {
      return
    }
    event.preventDefault()
  })

  // Listened to from outside the markup: the box is nothing to press, its button and items are.
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
        <div id={id} className={css.panel} data-popup="">
          <PopupClose value={close}>{children}</PopupClose>
        </div>
      )}
    </div>
  )
}
