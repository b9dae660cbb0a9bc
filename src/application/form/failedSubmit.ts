import { type Form, failed, type RefusedField } from '../../domain/form/form.ts'

/**
 * A form whose submit failed. If the service does not know its customer, who then becomes a guest, the form asks for
 * details that nobody has seen before: they show no errors until they are left or the form is sent again (spec 1 §4).
 */
export const failedSubmit = <Input extends object, Failure extends { readonly kind: string }>(
  form: Form<Input, Failure>,
  failure: Failure | null,
  refused: ReadonlyArray<RefusedField<Input>>,
): Form<Input, Failure> => {
  const after = failed(failure, refused)(form)
  return after !== form && failure?.kind === 'AuthenticationFailed'
    ? { ...after, attempted: false }
    : after
}
