import { useState } from 'react'

type Marking = { readonly highlightedIndex: number }

/**
 * Keeps the mark of a combobox on its option when the options change: downshift keeps its index, where
 * another option may be by then. The mark goes with its option.
 */
export const useMarkedOption = <Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Marking & { readonly onHighlightedIndexChange: (change: Marking) => void } => {
  const [marked, setMarked] = useState<string | null>(null)
  const highlightedIndex = items.findIndex((item) => keyOf(item) === marked)
  if (marked !== null && highlightedIndex < 0) setMarked(null)
  return {
    highlightedIndex,
    onHighlightedIndexChange: (change) => {
      const item = items[change.highlightedIndex]
      setMarked(item === undefined ? null : keyOf(item))
    },
  }
}
