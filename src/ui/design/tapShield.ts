import { classes } from './classes.ts'
import css from './TapShield.module.css'

/** Milliseconds: two taps of one finger are nearer to each other than this, two decisions are not. */
const moment = 300

/**
 * Covers the spot of a tap for a moment, so that the second tap of a double tap meets nothing. What
 * stands outside of an open modal cannot be tapped: the cover stands inside of it, above the rest.
 */
export const shieldFrom = ({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): void => {
  const shield = document.createElement('div')
  shield.className = classes(css.shield)
  shield.setAttribute('aria-hidden', 'true')
  shield.style.left = `${clientX}px`
  shield.style.top = `${clientY}px`
  // A press on nothing would take the focus from where it has just been put.
  shield.addEventListener('mousedown', (event) => {
    event.preventDefault()
  })
  const modal = [...document.querySelectorAll('dialog[open]')].at(-1)
  const ground = modal ?? document.body
  ground.append(shield)
  // Above what rises or fades in, and where the screen is, not where the modal is on its way to.
  if (typeof shield.showPopover === 'function') {
    shield.popover = 'manual'
    shield.showPopover()
  }
  setTimeout(() => {
    shield.remove()
  }, moment)
}
