import { askedAhead } from '../app/chunk/askedAhead.ts'

/** The pickers' modals, a chunk of their own: asked for ahead by whatever is about to open one. */
export const loadPickers = async () =>
  (await import(/* webpackChunkName: "pickers" */ './PickerModals.tsx')).PickerModals

/** One of them may be wanted soon. One that does not come is asked for again when it is. */
export const expectPickers = askedAhead(loadPickers)
