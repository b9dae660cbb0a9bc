/** Of what is on the screen already and does not answer yet. */
const ahead = 'data-ahead'

/** Marks a part of a page for as long as its script is not there. */
export const aheadUntil = (isLive: boolean): { readonly [ahead]?: '' } =>
  isLive ? {} : { [ahead]: '' }

/** Whether it is part of the page already, and does not answer yet. */
export const isAhead = (element: Element): boolean => element.closest(`[${ahead}]`) !== null

let held: HTMLElement | null = null

const buttonAhead = (target: EventTarget | null): HTMLElement | null => {
  const button = target instanceof Element ? target.closest('button') : null
  return button !== null && isAhead(button) ? button : null
}

/**
 * Keeps the last press of a button that does not answer yet. Fields keep what is typed and links lead
 * on without any script: a button alone would let somebody down.
 */
export const holdTaps = (): void => {
  document.addEventListener(
    'click',
    (event) => {
      const button = buttonAhead(event.target)
      if (button === null) return
      held = button
      event.preventDefault()
      event.stopPropagation()
    },
    true,
  )
}

/** Gives a press to its button, if that answers by now. */
export const giveTaps = (): void => {
  const button = held
  if (button === null || buttonAhead(button) !== null) return
  held = null
  if (button.isConnected) button.click()
}
