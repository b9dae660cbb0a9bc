import { classes } from './classes.ts'
import css from './TapShield.module.css'

/**
 * Milliseconds: an impatient second tap comes sooner than this. Whoever means what has just come to light
 * reads it first; where they do not, they tap once more.
 */
const moment = 700

/** The tap that came last, if no key was pressed since. */
let last: MouseEvent | null = null

const press = (event: MouseEvent) => {
  // A key that clicks has no place.
  last = event.detail > 0 ? event : null
}

const type = () => {
  last = null
}

/** Begins to notice where the page is tapped. Called again it changes nothing. */
export const noticeTaps = (): void => {
  document.addEventListener('click', press, true)
  document.addEventListener('keydown', type, true)
}

/**
 * Covers the spot of the last tap for a moment, so that the second tap of a double tap meets nothing. What
 * stands outside of an open modal cannot be tapped: the cover stands inside of it, above the rest.
 */
export const shieldFromTap = (): void => {
  if (last === null) return
  const { clientX, clientY } = last
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
