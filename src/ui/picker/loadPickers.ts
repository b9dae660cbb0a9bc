import { askedAhead } from '../app/chunk/askedAhead.ts'

/** Loads the pickers' modals, a chunk of their own. */
export const loadPickers = async () =>
  (await import(/* webpackChunkName: "pickers" */ './PickerModals.tsx')).PickerModals

/**
 * Loads the modals ahead, because one may be opened soon. A load that fails is repeated when one is
 * opened.
 */
export const expectPickers = askedAhead(loadPickers)
