/** Of what is on the screen already and does not answer yet. */
const ahead = 'data-ahead'

/** Marks a part of a page for as long as its script is not there. */
export const aheadUntil = (isLive: boolean): { readonly [ahead]?: '' } =>
  isLive ? {} : { [ahead]: '' }

/** Whether it is part of the page already, and does not answer yet. */
export const isAhead = (element: Element): boolean => element.closest(`[${ahead}]`) !== null

// On the element: the script that keeps a press and the one that gives it share nothing else.
const mark = 'data-pressed'

const heldIn = (page: Document): HTMLElement | null => page.querySelector<HTMLElement>(`[${mark}]`)

/** What a press is lost on until its script is there: a button, and a field that offers a list to who presses it. */
const pressedAhead = (target: EventTarget | null): HTMLElement | null => {
  const pressed =
    target instanceof Element ? target.closest<HTMLElement>('button, [role="combobox"]') : null
  return pressed !== null && isAhead(pressed) ? pressed : null
}

/**
 * Keeps the last press of what does not answer yet: the page's first script does, long before the
 * others are here. Fields keep what is typed and links lead on without any script: a press alone would
 * let somebody down.
 */
export const holdTaps = (): void => {
  document.addEventListener(
    'click',
    (event) => {
      const pressed = pressedAhead(event.target)
      if (pressed === null) return
      heldIn(document)?.removeAttribute(mark)
      pressed.setAttribute(mark, '')
      if (pressed instanceof HTMLInputElement) return
      event.preventDefault()
      event.stopPropagation()
    },
    true,
  )
  // Who goes on typing waits for nothing: what was pressed would take the focus away. What was typed
  // before is told once more by the script itself, and means nothing here.
  document.addEventListener('input', ({ isTrusted }) => {
    if (isTrusted) heldIn(document)?.removeAttribute(mark)
  })
}

/** Whether somebody is in the field that they pressed and waits for what it offers: what was typed offers more by itself. */
const isWaitedFor = (pressed: HTMLElement): boolean =>
  !(pressed instanceof HTMLInputElement) ||
  (pressed === document.activeElement && pressed.value === '')

/** Gives a press to what it was for, if that answers by now. */
export const giveTaps = (): void => {
  const pressed = heldIn(document)
  if (pressed === null || pressedAhead(pressed) !== null) return
  pressed.removeAttribute(mark)
  if (isWaitedFor(pressed)) pressed.click()
}
