import type { FormMemory } from '../ports/formMemory.port.ts'

/**
 * Each forgets what this browser tab keeps of one form that a customer may have filled in: a lead, a
 * partner's registration, a login. They do so also while the form's feature is not loaded.
 */
export type ForgetForms = ReadonlyArray<FormMemory<unknown>['forget']>
