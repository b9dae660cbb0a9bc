import type { Form } from '../../domain/form/form.ts'

/**
 * A form, and the request id of its input: the same until something is edited, null while there is
 * none. Sent again in another person's name, it takes an id of its own: `makeSubmitRoute`.
 */
export type FormWithRequestId<Input, Failure> = {
  readonly form: Form<Input, Failure>
  readonly requestId: string | null
}

/**
 * Edits a form and drops its request id, because the input is another one now. A form that is being
 * submitted takes no edit and keeps its id.
 */
export const withEditedForm = <Input, Failure>(
  before: FormWithRequestId<Input, Failure>,
  edit: (form: Form<Input, Failure>) => Form<Input, Failure>,
): FormWithRequestId<Input, Failure> => {
  const form = edit(before.form)
  return form === before.form ? before : { form, requestId: null }
}
