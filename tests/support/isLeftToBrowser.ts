import type { UserEvent } from '@testing-library/user-event'

/**
 * Clicks a link with Ctrl held: whether the page leaves that to the browser, which then opens
 * another tab. jsdom has none, so the click ends here.
 */
export const isLeftToBrowser = async (user: UserEvent, link: Element): Promise<boolean> => {
  let isLeft = false
  const onClick = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', onClick)
  await user.keyboard('{Control>}')
  await user.click(link)
  await user.keyboard('{/Control}')
  window.removeEventListener('click', onClick)
  return isLeft
}
