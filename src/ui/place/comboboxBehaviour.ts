import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'
import type { KeyboardEvent } from 'react'

/**
 * How an address search differs from a usual combobox: leaving it chooses nothing, Esc does not
 * clear it, a click opens it, and Enter highlights the first option before it chooses one.
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

/** Whether a key acts on the field: Tab leaves it, and Shift belongs to Tab. */
export const isOfField = ({ key }: Pick<KeyboardEvent, 'key'>): boolean =>
  key !== 'Tab' && key !== 'Shift'

/** Leaves a key to the browser or the surrounding dialog: downshift checks for this mark. */
const leaveKey = ({ nativeEvent }: KeyboardEvent) => {
  Object.assign(nativeEvent, { preventDownshiftDefault: true })
}

/**
 * Leaves the keys that move the caret to the text, and while a word is composed, each key to the input
 * method: of downshift's keys, only Enter does so.
 */
export const keepCaretKeys = (event: KeyboardEvent): void => {
  if (event.key === 'Home' || event.key === 'End' || event.nativeEvent.isComposing) leaveKey(event)
}

/**
 * The same if there is no list to close, or it is always open: then Esc belongs to the surrounding
 * dialog.
 */
export const keepCaretKeysAndEscape = (event: KeyboardEvent): void => {
  keepCaretKeys(event)
  if (event.key === 'Escape') leaveKey(event)
}

/** Focuses a search and selects its text, so that typing replaces it. */
export const focusField = (inputId: string): void => {
  const field = document.getElementById(inputId)
  field?.focus()
  if (field instanceof HTMLInputElement) field.select()
}

/** Whether a field has the focus in its own tree: from the page, the whole shadow tree has it. */
export const hasFocus = (field: HTMLElement): boolean => {
  const tree = field.getRootNode()
  return (tree instanceof Document || tree instanceof ShadowRoot) && tree.activeElement === field
}

/** Whether a field's selection is a caret alone: nothing is selected that a visitor has marked. */
export const isCaret = ({ selectionStart, selectionEnd }: HTMLInputElement): boolean =>
  selectionStart === selectionEnd
