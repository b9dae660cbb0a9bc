/** Marks parts that are on the screen but do not respond yet. */
const ahead = 'data-ahead'

/** Marks a part of a page until its script is loaded. */
export const aheadUntil = (isLive: boolean): { readonly [ahead]?: '' } =>
  isLive ? {} : { [ahead]: '' }

/** Whether the element is on the page but does not respond yet. */
export const isAhead = (element: Element): boolean => element.closest(`[${ahead}]`) !== null

// On the element, because the script that holds a press and the one that replays it share nothing
// else.
const mark = 'data-pressed'

/**
 * The element that would miss a press without its script: a button, or a field that opens a list
 * when pressed.
 */
const pressedAhead = (target: Element): HTMLElement | null => {
  const pressed = target.closest<HTMLElement>('button, [role="combobox"]')
  return pressed !== null && isAhead(pressed) ? pressed : null
}

/**
 * Holds the last press on an element that does not respond yet. The page's first script calls this,
 * long before the others are loaded. Fields keep what is typed and links work without scripts; only
 * a press would be lost.
 */
export const holdTaps = (): void => {
  let last: HTMLElement | null = null
  const drop = () => last?.removeAttribute(mark)
  document.addEventListener(
    'click',
    (event) => {
      const { target, isTrusted } = event
      if (!(target instanceof Element)) return
      const pressed = pressedAhead(target)
      // A visitor who uses another control no longer waits for the press, which would open over what
      // they do now. The script's own replays do not count.
      if (isTrusted && target.closest('button, a, input')) drop()
      if (pressed === null) return
      last = pressed
      pressed.setAttribute(mark, '')
      if (pressed instanceof HTMLInputElement) return
      event.preventDefault()
      event.stopPropagation()
    },
    true,
  )
  // A visitor who keeps typing no longer waits for the press, which would take the focus away. The
  // script itself replays what was typed before it loaded; those events do not drop the press.
  document.addEventListener('input', ({ isTrusted }) => {
    if (isTrusted) drop()
  })
}

/**
 * Whether the visitor still waits for the press. In a field: if it has the focus and is empty,
 * because typing opens the list anyway.
 */
const isWaitedFor = (pressed: HTMLElement): boolean =>
  !(pressed instanceof HTMLInputElement) ||
  (pressed === document.activeElement && pressed.value === '')

/** Replays a held press, if its element responds by now. */
export const giveTaps = (): void => {
  const pressed = document.querySelector<HTMLElement>(`[${mark}]`)
  if (pressed === null || pressedAhead(pressed) !== null) return
  pressed.removeAttribute(mark)
  if (isWaitedFor(pressed)) pressed.click()
}
