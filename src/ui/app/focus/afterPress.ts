/**
 * Acts on a field that is left, but only after the press that leaves it: an error that appears would move the
 * pressed control away, and the browser would give it no click.
 */
export const afterPress = (leave: () => void) => (): void => {
  if (document.querySelector('button:active,label:active') === null) leave()
  else addEventListener('click', leave, { once: true })
}
