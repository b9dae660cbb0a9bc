import type { Form } from '../../domain/form/form.ts'

/** A form, and the id of what is meant by it: one until something is edited. */
export type MeantForm<Input, Failure> = {
  readonly form: Form<Input, Failure>
  readonly requestId: string | null
}

/** What is edited means something else; a form that is being sent takes no edit, and stays what it is. */
export const editedMeant = <Input, Failure>(
  meant: MeantForm<Input, Failure>,
  edit: (form: Form<Input, Failure>) => Form<Input, Failure>,
): MeantForm<Input, Failure> => {
  const form = edit(meant.form)
  return form === meant.form ? meant : { form, requestId: null }
}
