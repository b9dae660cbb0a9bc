/**
 * The life of a form, the same for every form of the product (spec 1 §4, spec 2 §4). What is wrong
 * with the input is not stored: it follows from the input, so it can never be out of date.
 */
export type Form<Input, Failure> = {
  readonly initial: Input
  readonly input: Input
  readonly phase: FormPhase<Failure>
  /** The fields that were left once, in the order in which they were. */
  readonly touched: ReadonlyArray<keyof Input>
  /** Whether a submit was tried: from then on every field is validated live. */
  readonly attempted: boolean
  /** Whether anything was edited since the last submit. */
  readonly dirty: boolean
  /** The service's words on fields that were not edited since. */
  readonly refused: ReadonlyArray<RefusedField<Input>>
}

/** A field and what the service said of it; null where it refused it without a word. */
export type RefusedField<Input> = { readonly field: keyof Input; readonly message: string | null }

/** Where a form stands between its first touch and the outcome of its submit (spec 2 §4). */
export type FormPhase<Failure> =
  | { readonly status: 'untouched' }
  | { readonly status: 'validating' }
  | { readonly status: 'submitting' }
  | { readonly status: 'succeeded' }
  | { readonly status: 'failed'; readonly failure: Failure | null }

/**
 * A form that nobody has touched (spec 2 §4).
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

/** Whether a form has the fields of a change, and takes what it says of them. */
type Takes<Input, Change> = Change extends Partial<Input> ? unknown : never

const isBusy = <Input, Failure>(form: Form<Input, Failure>): boolean =>
  form.phase.status === 'submitting'

/** A change without the fields that it has no value for: itself, and no copy, where there are none. */
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

/**
 * New values for some fields (spec 2 §4); a field whose new value is undefined keeps the one it has.
 * The service's words on them go, and so does a failure; nothing is edited while a submit runs.
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
      // The same one: a letter that changes nothing of it is no news to who looks at the phase.
      phase: form.phase.status === 'validating' ? form.phase : { status: 'validating' },
      dirty: true,
      refused: form.refused.filter(({ field }) => !Object.hasOwn(said, field)),
    }
  }

/**
 * Some values were taken out, and nobody is told that they are missing; a submit that is on its way
 * is nobody's any more, and neither is why the last one failed (spec 1 §4).
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
    // What the service said, it may have said of whoever the values were of.
    phase: isBusy(form) || form.phase.status === 'failed' ? { status: 'untouched' } : form.phase,
    input: { ...form.input, ...change },
    touched: form.touched.filter((field) => !Object.hasOwn(change, field)),
    attempted: false,
    refused: form.refused.filter(({ field }) => !Object.hasOwn(change, field)),
  })

/**
 * The field was left: its error may be shown from now on (spec 2 §4: on blur).
 *
 * @example
 * const form = left('name')(newForm({ name: '', mobile: '' }))
 * form.touched // → ['name']
 */
export const left =
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
 * A submit found something wrong: the form stays editable and every error may be shown (spec 2 §4).
 *
 * @example
 * rejected(newForm({ name: '' })).attempted // → true
 */
export const rejected = <Input, Failure>(form: Form<Input, Failure>): Form<Input, Failure> =>
  isBusy(form) ? form : { ...form, attempted: true, phase: { status: 'validating' } }

/**
 * A submit is on its way; a second one changes nothing (spec 2 §4).
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
 * The service took it; the input is kept (spec 1 §4). Answers only a submit that is on its way.
 *
 * @example
 * succeeded(submitted(newForm({ name: 'Asha' }))).phase // → { status: 'succeeded' }
 * succeeded(newForm({ name: 'Asha' })).phase // → { status: 'untouched' }
 */
export const succeeded = <Input, Failure>(form: Form<Input, Failure>): Form<Input, Failure> =>
  isBusy(form) ? { ...form, phase: { status: 'succeeded' } } : form

/**
 * It failed, for a reason (null where none is known) or with the service's words on some fields;
 * the input is kept (spec 1 §4). Answers only a submit that is on its way.
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
    isBusy(form)
      ? { ...form, phase: { status: 'failed', failure: failure ?? null }, refused }
      : form

/**
 * Nobody waits any more for what comes of a submit, or goes where it leads: back to editing, the
 * input kept (spec 2 §4: closing returns to none). A failure that was told stays.
 *
 * @example
 * const form = abandoned(submitted(newForm({ name: 'Asha' })))
 * form.phase // → { status: 'untouched' }
 * form.input // → { name: 'Asha' }
 */
export const abandoned = <Input, Failure>(form: Form<Input, Failure>): Form<Input, Failure> =>
  form.phase.status === 'submitting' || form.phase.status === 'succeeded'
    ? { ...form, phase: { status: 'untouched' } }
    : form

/**
 * The outcome was seen: back to editing, the input kept (spec 1 §4). Nothing happens before there
 * is one.
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
 * Back to the initial input (spec 2 §4).
 *
 * @example
 * reset(edited({ name: 'Asha' })(newForm({ name: '' }))).input // → { name: '' }
 */
export const reset = <Input, Failure>(form: Form<Input, Failure>): Form<Input, Failure> =>
  newForm(form.initial)

/**
 * Whether the field's own error is to be shown: it was left once, or a submit was tried (spec 2
 * §4). While one is on its way there is nothing to mend.
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
 * What the service refused the field with, if it was not edited since; null else (spec 2 §4).
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
 * What is wrong with a field: what the service said of it, null where it did not say what; else an
 * error of its own (spec 2 §5).
 */
export type FieldProblem<Error> =
  | { readonly kind: 'Refused'; readonly message: string | null }
  | { readonly kind: 'Wrong'; readonly error: Error }

/**
 * The problem to show at a field: what the service said of it, else its own error once that may be
 * shown; null where there is nothing to say (spec 2 §5).
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
