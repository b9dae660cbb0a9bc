/**
 * The lifecycle of a form, the same for every form of the product (spec 1 §4, spec 2 §4). Validation
 * errors are not stored: they are derived from the input, so they are never stale.
 */
export type Form<Input, Failure> = {
  readonly initial: Input
  readonly input: Input
  readonly phase: FormPhase<Failure>
  /** The fields that were left (blurred) and not edited since, in that order. */
  readonly touched: ReadonlyArray<keyof Input>
  /** Whether a submit was attempted. From then on every field is validated live. */
  readonly attempted: boolean
  /** Whether anything was edited since the last submit. */
  readonly dirty: boolean
  /** The service's refusals of fields that were not edited since. */
  readonly refused: ReadonlyArray<RefusedField<Input>>
}

/** A refused field and the service's message; null if it gave none. */
export type RefusedField<Input> = { readonly field: keyof Input; readonly message: string | null }

/** The phase of a form, from its first touch to the outcome of its submit (spec 2 §4). */
export type FormPhase<Failure> =
  | { readonly status: 'untouched' }
  | { readonly status: 'validating' }
  | { readonly status: 'submitting' }
  | { readonly status: 'succeeded' }
  | { readonly status: 'failed'; readonly failure: Failure | null }

/**
 * A new, untouched form (spec 2 §4).
 *
 * @example
 * const form = newForm<{ readonly name: string }, string>({ name: '' })
 * form.phase // → { status: 'untouched' }
 * form.dirty // → false
 */
export const newForm = <Input, Failure>(initial: Input): Form<Input, Failure> => ({
  initial,
  input: initial,
  phase: { status: 'untouched' },
  touched: [],
  attempted: false,
  dirty: false,
  refused: [],
})

/** Checks that a form has the fields of a change and accepts their values. */
type Takes<Input, Change> = Change extends Partial<Input> ? unknown : never

const isBusy = <Input, Failure>(form: Form<Input, Failure>): boolean =>
  form.phase.status === 'submitting'

/** Whether a submit goes on: it has no answer yet, or has succeeded and leads on (spec 2 §4). */
export const isGoingOn = <Input, Failure>(form: Form<Input, Failure>): boolean =>
  isBusy(form) || form.phase.status === 'succeeded'

/** A change without its undefined fields; the same object if there are none. */
const valuesOf = <Change extends object>(change: Change): Partial<Change> => {
  let said: Partial<Change> = change
  for (const field in change) {
    if (change[field] === undefined) {
      said = { ...said }
      Reflect.deleteProperty(said, field)
    }
  }
  return said
}

/** What a form still marks once the fields of a change have other values. */
const marksWithout = <Input, Failure>(
  { touched, refused }: Form<Input, Failure>,
  change: object,
): Pick<Form<Input, Failure>, 'touched' | 'refused'> => ({
  touched: touched.filter((field) => !Object.hasOwn(change, field)),
  refused: refused.filter(({ field }) => !Object.hasOwn(change, field)),
})

/**
 * Sets new values for some fields (spec 2 §4); undefined leaves a field as it is. Clears the errors of
 * these fields, their own until they are left again (spec 1 §4), and any failure. Does nothing while a
 * submit is running.
 *
 * @example
 * const form = edited({ name: 'Asha' })(newForm({ name: '', mobile: '' }))
 * form.input // → { name: 'Asha', mobile: '' }
 * form.phase // → { status: 'validating' }
 */
export const edited =
  <const Change extends object>(change: Change) =>
  <Input extends object, Failure>(
    form: Form<Input, Failure> & Takes<Input, Change>,
  ): Form<Input, Failure> => {
    if (isBusy(form)) return form
    const said = valuesOf(change)
    return {
      ...form,
      input: { ...form.input, ...said },
      // Keeps the identity of the phase: a keystroke that does not change it must not notify its
      // subscribers.
      phase: form.phase.status === 'validating' ? form.phase : { status: 'validating' },
      dirty: true,
      ...marksWithout(form, said),
    }
  }

/**
 * Takes some values out without showing errors about them (spec 1 §4). A running submit is abandoned,
 * and the last failure is cleared.
 *
 * @example
 * const without = withdrawn({ name: '' })(rejected(newForm({ name: 'Asha' })))
 * without.input // → { name: '' }
 * showsErrorOf(without)('name') // → false
 */
export const withdrawn =
  <const Change extends object>(change: Change) =>
  <Input extends object, Failure>(
    form: Form<Input, Failure> & Takes<Input, Change>,
  ): Form<Input, Failure> => ({
    ...form,
    // The failure may have been about the person whose values are taken out.
    phase: isBusy(form) || form.phase.status === 'failed' ? { status: 'untouched' } : form.phase,
    input: { ...form.input, ...change },
    attempted: false,
    ...marksWithout(form, change),
  })

/**
 * Marks a field as left: its error may be shown from now on (spec 2 §4: on blur).
 *
 * @example
 * const form = fieldLeft('name')(newForm({ name: '', mobile: '' }))
 * form.touched // → ['name']
 */
export const fieldLeft =
  <Field extends PropertyKey>(field: Field) =>
  <Input extends Readonly<Record<Field, unknown>>, Failure>(
    form: Form<Input, Failure>,
  ): Form<Input, Failure> =>
    form.touched.includes(field)
      ? form
      : {
          ...form,
          touched: [...form.touched, field],
          phase: form.phase.status === 'untouched' ? { status: 'validating' } : form.phase,
        }

/**
 * A submit found errors: the form stays editable, and every error may be shown (spec 2 §4).
 *
 * @example
 * rejected(newForm({ name: '' })).attempted // → true
 */
export const rejected = <Input, Failure>(form: Form<Input, Failure>): Form<Input, Failure> =>
  isBusy(form) ? form : { ...form, attempted: true, phase: { status: 'validating' } }

/**
 * Starts a submit; a second one changes nothing (spec 2 §4).
 *
 * @example
 * const form = submitted(newForm({ name: 'Asha' }))
 * form.phase // → { status: 'submitting' }
 * submitted(form) === form // → true
 */
export const submitted = <Input, Failure>(form: Form<Input, Failure>): Form<Input, Failure> =>
  isBusy(form)
    ? form
    : { ...form, attempted: true, dirty: false, refused: [], phase: { status: 'submitting' } }

/**
 * The submit succeeded; the input is kept (spec 1 §4). Has no effect unless a submit is running.
 *
 * @example
 * succeeded(submitted(newForm({ name: 'Asha' }))).phase // → { status: 'succeeded' }
 * succeeded(newForm({ name: 'Asha' })).phase // → { status: 'untouched' }
 */
export const succeeded = <Input, Failure>(form: Form<Input, Failure>): Form<Input, Failure> =>
  isBusy(form) ? { ...form, phase: { status: 'succeeded' } } : form

/**
 * The submit failed, for a reason (null if unknown) or with the service's messages on some fields; the
 * input is kept (spec 1 §4). Has no effect unless a submit is running, or has succeeded and leads on: it may fail
 * there as well.
 *
 * @example
 * const sent = submitted(newForm({ name: 'Asha' }))
 * failed('offline', [])(sent).phase
 * // → { status: 'failed', failure: 'offline' }
 */
export const failed =
  <const Problem, Field extends PropertyKey = never>(
    failure: Problem,
    refused: ReadonlyArray<{ readonly field: Field; readonly message: string | null }>,
  ) =>
  <Input extends Readonly<Record<Field, unknown>>, Failure>(
    form: Form<Input, Failure | NonNullable<Problem>>,
  ): Form<Input, Failure | NonNullable<Problem>> =>
    isGoingOn(form)
      ? { ...form, phase: { status: 'failed', failure: failure ?? null }, refused }
      : form

/**
 * Abandons a submit that is running or has succeeded: back to editing, with the input kept (spec 2 §4:
 * closing returns to none). A failure that was shown stays.
 *
 * @example
 * const form = abandoned(submitted(newForm({ name: 'Asha' })))
 * form.phase // → { status: 'untouched' }
 * form.input // → { name: 'Asha' }
 */
export const abandoned = <Input, Failure>(form: Form<Input, Failure>): Form<Input, Failure> =>
  isGoingOn(form) ? { ...form, phase: { status: 'untouched' } } : form

/**
 * Dismisses the outcome of a submit: back to editing, with the input kept (spec 1 §4). Has no effect
 * before there is an outcome.
 *
 * @example
 * const form = settled(succeeded(submitted(newForm({ name: 'Asha' }))))
 * form.phase // → { status: 'untouched' }
 * form.input // → { name: 'Asha' }
 */
export const settled = <Input, Failure>(form: Form<Input, Failure>): Form<Input, Failure> =>
  form.phase.status === 'succeeded' || form.phase.status === 'failed'
    ? { ...form, phase: { status: 'untouched' } }
    : form

/**
 * Resets the form to its initial input (spec 2 §4).
 *
 * @example
 * reset(edited({ name: 'Asha' })(newForm({ name: '' }))).input // → { name: '' }
 */
export const reset = <Input, Failure>(form: Form<Input, Failure>): Form<Input, Failure> =>
  newForm(form.initial)

/**
 * Whether to show a field's own error: the field was left and not edited since, or a submit was
 * attempted (spec 2 §4). Not while a submit is running, when nothing can be corrected.
 *
 * @example
 * const form = newForm({ name: '' })
 * showsErrorOf(form)('name') // → false
 * showsErrorOf(rejected(form))('name') // → true
 */
export const showsErrorOf =
  <Input, Failure>(form: Form<Input, Failure>) =>
  (field: keyof Input): boolean =>
    !isBusy(form) && (form.attempted || form.touched.includes(field))

/**
 * The service's refusal of a field, if the field was not edited since; otherwise null (spec 2 §4).
 *
 * @example
 * const sent = submitted(newForm<{ readonly name: string }, string>({ name: 'Asha' }))
 * const refused = failed(null, [{ field: 'name', message: 'No such person' }])(sent)
 * refusalOf(refused)('name')?.message // → 'No such person'
 * refusalOf(edited({ name: 'Kiran' })(refused))('name') // → null
 */
export const refusalOf =
  <Input, Failure>(form: Form<Input, Failure>) =>
  (field: keyof Input): RefusedField<Input> | null =>
    form.refused.find((refusal) => refusal.field === field) ?? null

/**
 * The problem of a field: a refusal by the service, whose message is null if it gave none, or a
 * validation error of its own (spec 2 §5).
 */
export type FieldProblem<Error> =
  | { readonly kind: 'Refused'; readonly message: string | null }
  | { readonly kind: 'Wrong'; readonly error: Error }

/**
 * The problem to show at a field: the service's refusal, else its own error once that may be shown;
 * null if there is nothing to show (spec 2 §5).
 *
 * @example
 * const form = newForm<{ readonly name: string }, null>({ name: '' })
 * problemOf(form)('name', 'NameMissing') // → null
 * problemOf(rejected(form))('name', 'NameMissing')
 * // → { kind: 'Wrong', error: 'NameMissing' }
 */
export const problemOf =
  <Input, Failure>(form: Form<Input, Failure>) =>
  <Error>(field: keyof Input, error: Error | undefined): FieldProblem<Error> | null => {
    const refusal = refusalOf(form)(field)
    if (refusal !== null) return { kind: 'Refused', message: refusal.message }
    return error !== undefined && showsErrorOf(form)(field) ? { kind: 'Wrong', error } : null
  }
