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
    const marked = items[highlightedIndex]
    const key = marked === undefined ? null : keyOf(marked)
    const was = before.current
    const isMoved = was.at === highlightedIndex && was.key !== null && was.key !== key
    const at = isMoved ? items.findIndex((item) => keyOf(item) === was.key) : highlightedIndex
    before.current = { at, key: isMoved && at >= 0 ? was.key : at < 0 ? null : key }
    if (at !== highlightedIndex) setHighlightedIndex(at)
  })
}
