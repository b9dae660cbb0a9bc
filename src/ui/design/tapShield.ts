import { classes } from './classes.ts'
import css from './TapShield.module.css'

/**
 * Milliseconds; an impatient second tap comes sooner. Visitors who mean the new content read it
 * first, and otherwise tap again.
 */
const moment = 700

/** The last tap, unless a key was pressed since. */
let last: MouseEvent | null = null

const press = (event: MouseEvent) => {
  // A click by keyboard has no position.
  last = event.detail > 0 ? event : null
  // A list closes over whatever it has covered.
  if (event.target instanceof Element && event.target.closest('[role=option]')) shieldFromTap()
}

const type = () => {
  last = null
}

/** Starts to record where the page is tapped. Repeated calls change nothing. */
export const noticeTaps = (): void => {
  document.addEventListener('click', press, true)
  document.addEventListener('keydown', type, true)
}

/**
 * Covers the spot of the last tap for a moment, so that the second tap of a double tap hits
 * nothing. Nothing outside an open modal can be tapped, so the cover is inside the modal, above the
 * rest.
 */
export const shieldFromTap = (): void => {
  if (last === null) return
  const { clientX, clientY } = last
  const shield = document.createElement('div')
  shield.className = classes(css.shield)
  shield.setAttribute('aria-hidden', 'true')
  shield.style.left = `${clientX}px`
  shield.style.top = `${clientY}px`
  // A press on it would take the focus from where it has just been put.
  shield.addEventListener('mousedown', (event) => {
    event.preventDefault()
  })
  const modal = [...document.querySelectorAll('dialog[open]')].at(-1)
  const ground = modal ?? document.body
  ground.append(shield)
  // A popover is above anything that slides or fades in, and is positioned on the screen, not
  // relative to the moving modal.
  if (typeof shield.showPopover === 'function') {
    shield.popover = 'manual'
    shield.showPopover()
  }
  setTimeout(() => {
    shield.remove()
  }, moment)
}
