import { useCallback } from 'react'
import type { AppState } from '../../application/store/createAppStore.ts'
import { useAppSelector, useAppStore } from './store.ts'

const isSame = (): boolean => true

/**
 * What a text field needs to show a text of the store: the one that it begins with, and from then on
 * whatever the store makes of it, written where it differs from what stands there. The field is not
 * rendered with a letter: whoever typed it sees it already, and to render it again was a third of what
 * its script took. `select` is to be the same function each time.
 */
export const useFollowedText = (select: (state: AppState) => string) => {
  const store = useAppStore()
  const begun = useAppSelector(select, isSame)
  const follow = useCallback(
    (input: HTMLInputElement) => {
      const look = () => {
        const text = select(store.getState())
        if (input.value !== text) input.value = text
      }
      // What was typed before the script was there is told in a moment (`typedAhead`).
      if (input.value === input.defaultValue) look()
      return store.subscribe(look)
    },
    [store, select],
  )
  return { defaultValue: begun, ref: follow }
}
