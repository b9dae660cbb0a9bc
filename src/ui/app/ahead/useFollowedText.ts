import { useCallback, useRef, useState } from 'react'
import type { AppState } from '../../../application/store/appState.ts'
import { leavesFocus } from '../../design/leavesFocus.ts'
import { useAppStore } from '../store.ts'
import { useIsHydrated } from './useIsHydrated.ts'

/**
 * What a text field needs to show a text of the store: whatever the store has is written into it where
 * it differs from what stands there. The field is not rendered with a letter: whoever typed it sees it
 * already, and to render it again was a third of what its script took. It is made empty, so that the page
 * itself keeps no text of anybody. One that goes while somebody types leaves the focus with its form. `select` is to be the same function each time.
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
      // What was typed into the sent page is read when all of it is taken over, and told a moment later
      // (`typedAhead`): written before that, the store's text would be taken for what was typed.
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
