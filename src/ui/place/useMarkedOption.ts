import { useLayoutEffect, useRef } from 'react'

type Marking = {
  readonly highlightedIndex: number
  readonly setHighlightedIndex: (index: number) => void
}

/**
 * Keeps the mark of a combobox on its option when the options change: downshift keeps its index, where
 * another option may be by then. The mark goes with its option. It is moved before the next key is
 * heard, so that Enter right after an arrow takes what the arrow has marked.
 */
export const useMarkedOption = <Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  { highlightedIndex, setHighlightedIndex }: Marking,
): void => {
  const before = useRef<{ readonly at: number; readonly key: string | null }>({ at: -1, key: null })
  useLayoutEffect(() => {
    const keyAt = (index: number): string | null => {
      const item = items[index]
      return item === undefined ? null : keyOf(item)
    }
    const was = before.current
    const isMoved =
      was.at === highlightedIndex && was.key !== null && was.key !== keyAt(highlightedIndex)
    const at = isMoved ? items.findIndex((item) => keyOf(item) === was.key) : highlightedIndex
    before.current = { at, key: keyAt(at) }
    if (at !== highlightedIndex) setHighlightedIndex(at)
  })
}
