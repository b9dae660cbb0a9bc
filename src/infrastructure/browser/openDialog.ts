import type { IsDialogOpen } from '../../application/ports/page.port.ts'

/**
 * Whether a `<dialog>` is open in the document (spec 1 §2).
 *
 * @example
 * const isDialogOpen = makeIsDialogOpen(document)
 * isDialogOpen() // → false
 */
export const makeIsDialogOpen =
  (document: Pick<Document, 'querySelector'>): IsDialogOpen =>
  () =>
    document.querySelector('dialog[open]') !== null
