import { type Form, failed, type RefusedField } from '../../domain/form/form.ts'

/**
 * A form whose submit failed. If the service knows its customer no more, it asks for a guest's details from now on:
 * they show no errors before the customer has seen them (spec 1 §4).
 */
export const failedSubmit = <Input extends object, Failure extends { readonly kind: string }>(
  form: Form<Input, Failure>,
  failure: Failure | null,
  refused: ReadonlyArray<RefusedField<Input>>,
): Form<Input, Failure> => {
  const after = failed(failure, refused)(form)
  return failure?.kind === 'AuthenticationFailed' ? { ...after, attempted: false } : after
}
