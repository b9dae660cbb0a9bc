import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'
import type { KeyboardEvent } from 'react'

/**
 * What an address search does differently from a common combobox: leaving it chooses nothing, Esc
 * empties nothing, a click opens, and Enter marks the first option before it chooses one.
 */
export const addressBehaviour = <Item>(
  state: UseComboboxState<Item>,
  { type, changes }: UseComboboxStateChangeOptions<Item>,
): Partial<UseComboboxState<Item>> => {
  const types = useCombobox.stateChangeTypes
  if (type === types.InputBlur || type === types.InputKeyDownEscape)
    return { ...changes, selectedItem: state.selectedItem }
  if (type === types.InputClick) return { ...state, isOpen: true }
  if (type === types.InputKeyDownEnter && state.highlightedIndex < 0)
    return { ...state, highlightedIndex: 0 }
  return changes
}

/** Whether a key does something in the field: Tab leads past it, and Shift goes with Tab. */
export const isOfField = ({ key }: Pick<KeyboardEvent, 'key'>): boolean =>
  key !== 'Tab' && key !== 'Shift'

/** Leaves a key to the browser, or to the dialog around: downshift looks for this mark. */
const leaveKey = ({ nativeEvent }: KeyboardEvent) => {
  Object.assign(nativeEvent, { preventDownshiftDefault: true })
}

/** The keys that move the caret stay with the text. */
export const keepCaretKeys = (event: KeyboardEvent): void => {
  if (event.key === 'Home' || event.key === 'End') leaveKey(event)
}

/** The same where there is no list to close, or it is always open: Esc means what is around. */
export const keepCaretKeysAndEscape = (event: KeyboardEvent): void => {
  keepCaretKeys(event)
  if (event.key === 'Escape') leaveKey(event)
}

/** Puts the focus into a search, its text marked, so that typing replaces it. */
export const focusField = (inputId: string): void => {
  const field = document.getElementById(inputId)
  field?.focus()
  if (field instanceof HTMLInputElement) field.select()
}

/** Whether a field has the focus in its own tree: seen from the page, a whole shadow tree has it. */
export const hasFocus = (field: HTMLElement): boolean => {
  const tree = field.getRootNode()
  return (tree instanceof Document || tree instanceof ShadowRoot) && tree.activeElement === field
}
