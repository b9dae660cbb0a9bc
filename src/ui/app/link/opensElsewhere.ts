type Click = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/**
 * Whether the browser opens the clicked link elsewhere, in a tab or a window, or saves it. Then
 * this page does nothing.
 */
export const opensElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: Click): boolean =>
  ctrlKey || metaKey || shiftKey || altKey
