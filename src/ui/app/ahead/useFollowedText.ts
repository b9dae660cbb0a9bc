import { useCallback, useRef, useState } from 'react'
import type { AppState } from '../../../application/store/appState.ts'
import { leavesFocus } from '../../design/leavesFocus.ts'
import { useAppStore } from '../store.ts'
import { useIsHydrated } from './useIsHydrated.ts'

/**
 * Shows a text of the store in a text field: writes it into the field whenever the two differ. The
 * field is not rerendered with every letter, which took a third of its script's time although the
 * letter is already visible. It is rendered empty, so that the page's own markup contains no
 * personal text. A field that is removed while it has the focus leaves it to its form. `select`
 * must be a stable function.
 */
export const useFollowedText = (select: (state: AppState) => string) => {
  const store = useAppStore()
  const isHydrated = useIsHydrated()
  const [wasAhead] = useState(!isHydrated)
  const wasFollowed = useRef(false)
  const follow = useCallback(
    (input: HTMLInputElement) => {
      const look = () => {
        const text = select(store.getState())
        if (input.value !== text) input.value = text
      }
      // Text that was typed into the prerendered page is read when all of it is hydrated, and
      // replayed a moment later (`typedAhead`). If the store's text were written before that, it
      // would be taken for what was typed.
      if (!wasAhead) look()
      else if (wasFollowed.current || input.value === '') queueMicrotask(look)
      wasFollowed.current = true
      const unfollow = store.subscribe(look)
      const leave = leavesFocus(input)
      return () => {
        unfollow()
        leave()
      }
    },
    [store, select, wasAhead],
  )
  return { defaultValue: '', ref: follow }
}
