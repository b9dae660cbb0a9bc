import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import {
  abandoned,
  edited,
  type Form,
  failed,
  fieldLeft,
  newForm,
  problemOf,
  type RefusedField,
  refusalOf,
  rejected,
  reset,
  settled,
  showsErrorOf,
  submitted,
  succeeded,
  withdrawn,
} from '../../../src/domain/form/form.ts'

type Input = { readonly name: string; readonly mobile: string; readonly consent: boolean }
type ContactForm = Form<Input, string>

const blank: Input = { name: '', mobile: '', consent: true }
const untouched: ContactForm = newForm(blank)

const typing = (change: Partial<Input>) => edited(change)
const leaving = (field: keyof Input) => fieldLeft(field)
const withdrawing = (change: Partial<Input>) => withdrawn(change)
const failing = (failure: string | null, refused: ReadonlyArray<RefusedField<Input>> = []) =>
  failed(failure, refused)

/**
 * A change in which these fields are undefined, as a program that is compiled less strictly may
 * pass it.
 */
const emptied = (change: Partial<Input>, ...fields: ReadonlyArray<keyof Input>): Partial<Input> =>
  Object.assign({ ...change }, Object.fromEntries(fields.map((field) => [field, undefined])))

const goingThrough = (...steps: ReadonlyArray<(form: ContactForm) => ContactForm>): ContactForm =>
  steps.reduce((form, step) => step(form), untouched)

describe('a form', () => {
  it('starts untouched and shows no error', () => {
    expect(untouched).toEqual({
      initial: blank,
      input: blank,
      phase: { status: 'untouched' },
      touched: [],
      attempted: false,
      dirty: false,
      refused: [],
    })
    expect(showsErrorOf(untouched)('name')).toBe(false)
    expect(refusalOf(untouched)('name')).toBeNull()
  })

  it('shows the error of a field that was left, and of no other', () => {
    const form = goingThrough(typing({ name: 'A' }), leaving('name'))
    expect(showsErrorOf(form)('name')).toBe(true)
    expect(showsErrorOf(form)('mobile')).toBe(false)
    expect(goingThrough(leaving('name'), leaving('name')).touched).toEqual(['name'])
  })

  it('hides the error of a field that is edited until it is left again', () => {
    const left = goingThrough(typing({ name: 'A' }), leaving('name'), leaving('mobile'))
    const again = typing({ name: 'Al' })(left)
    expect(showsErrorOf(again)('name')).toBe(false)
    expect(showsErrorOf(again)('mobile')).toBe(true)
    expect(showsErrorOf(leaving('name')(again))('name')).toBe(true)
  })

  it('shows every error once a submit was tried, and stays editable', () => {
    const form = goingThrough(rejected, typing({ name: 'A' }))
    expect(form.phase).toEqual({ status: 'validating' })
    expect(form.input.name).toBe('A')
    // The phase stays the same object, so that whoever selects only the phase sees no change.
    expect(typing({ name: 'As' })(form).phase).toBe(form.phase)
    for (const field of ['name', 'mobile', 'consent'] as const) {
      expect(showsErrorOf(form)(field)).toBe(true)
    }
  })

  it('ignores a second submit and every edit while one is on its way', () => {
    const sent = goingThrough(typing({ name: 'Kiran' }), submitted)
    expect(submitted(sent)).toBe(sent)
    expect(rejected(sent)).toBe(sent)
    expect(typing({ name: 'Asha' })(sent)).toBe(sent)
  })

  it('keeps the input after success and after failure', () => {
    const sent = goingThrough(typing({ name: 'Kiran' }), submitted)
    for (const outcome of [succeeded(sent), failing('No.')(sent)]) {
      expect(outcome.input.name).toBe('Kiran')
      expect(settled(outcome)).toMatchObject({
        input: { name: 'Kiran' },
        phase: { status: 'untouched' },
      })
    }
  })

  it('keeps the input when its submit is abandoned, and takes no late answer to it', () => {
    const sent = goingThrough(typing({ name: 'Kiran' }), submitted)
    for (const form of [abandoned(sent), abandoned(succeeded(sent))]) {
      expect(form).toMatchObject({ input: { name: 'Kiran' }, phase: { status: 'untouched' } })
      expect(succeeded(form)).toBe(form)
      expect(failing('No.')(form)).toBe(form)
    }
  })

  it('takes an answer only while it waits for one', () => {
    for (const form of [untouched, goingThrough(rejected)]) {
      expect(succeeded(form)).toBe(form)
      expect(failing('No.')(form)).toBe(form)
    }
  })

  it('may still fail while its success leads on', () => {
    const taken = goingThrough(submitted, succeeded)
    expect(succeeded(taken)).toBe(taken)
    expect(failing('No.')(taken).phase).toEqual({ status: 'failed', failure: 'No.' })
    expect(failing('No.')(settled(taken)).phase).toEqual({ status: 'untouched' })
  })

  it('shows the service’s message at its field until that field is edited', () => {
    const refused = goingThrough(
      submitted,
      failing('No.', [
        { field: 'name', message: 'Name?' },
        { field: 'mobile', message: 'Mobile?' },
      ]),
    )
    expect(refusalOf(refused)('name')?.message).toBe('Name?')
    const corrected = typing({ name: 'Kiran' })(refused)
    expect(refusalOf(corrected)('name')).toBeNull()
    expect(refusalOf(corrected)('mobile')?.message).toBe('Mobile?')
    expect(corrected.phase).toEqual({ status: 'validating' })
    expect(refusalOf(submitted(corrected))('mobile')).toBeNull()
  })

  it('marks a field that is refused without a message until it is edited', () => {
    const refused = goingThrough(submitted, failing(null, [{ field: 'name', message: null }]))
    expect(refusalOf(refused)('name')).toEqual({ field: 'name', message: null })
    expect(refusalOf(typing({ name: 'Kiran' })(refused))('name')).toBeNull()
  })

  it('lets values be withdrawn even during a submit, which that abandons', () => {
    const tried = goingThrough(typing({ name: 'Asha' }), leaving('name'), leaving('mobile'))
    const without = withdrawing({ name: '' })(rejected(tried))
    expect(without.input.name).toBe('')
    expect(showsErrorOf(without)('name')).toBe(false)
    expect(showsErrorOf(without)('mobile')).toBe(true)
    expect(showsErrorOf(without)('consent')).toBe(false)
    const sent = withdrawing({ name: '' })(submitted(tried))
    expect(sent).toMatchObject({ input: { name: '' }, phase: { status: 'untouched' } })
    expect(failing('No.')(sent).phase).toEqual({ status: 'untouched' })
  })

  it('has no failure any more once values are withdrawn', () => {
    const failed = goingThrough(typing({ name: 'Asha' }), submitted, failing('Blocked.'))
    expect(withdrawing({ name: '' })(failed).phase).toEqual({ status: 'untouched' })
  })

  it('keeps its value and refusal of a field that is undefined in a change', () => {
    const refused = goingThrough(
      typing({ name: 'Asha', mobile: '98123' }),
      submitted,
      failing('No.', [
        { field: 'name', message: 'Name?' },
        { field: 'mobile', message: 'Mobile?' },
      ]),
    )
    const change = emptied({ name: 'Kiran' }, 'mobile', 'consent')
    const form = typing(change)(refused)
    expect(form.input).toStrictEqual({ name: 'Kiran', mobile: '98123', consent: true })
    expect(form.refused).toEqual([{ field: 'mobile', message: 'Mobile?' }])
    expect(change).toStrictEqual({ name: 'Kiran', mobile: undefined, consent: undefined })
  })

  it('returns to its initial state on reset', () => {
    expect(
      goingThrough(
        typing({ name: 'A', consent: false }),
        leaving('name'),
        submitted,
        failing(null),
        reset,
      ),
    ).toEqual(untouched)
  })
})

/** What an observer of the form would note. */
type Watched = {
  readonly input: Input
  readonly status: ContactForm['phase']['status']
  readonly failure: string | null
  readonly touched: ReadonlySet<keyof Input>
  readonly attempted: boolean
  readonly dirty: boolean
  readonly refused: ReadonlyMap<keyof Input, string | null>
}

const watchedAtFirst: Watched = {
  input: blank,
  status: 'untouched',
  failure: null,
  touched: new Set(),
  attempted: false,
  dirty: false,
  refused: new Map(),
}

type Watch = { now: Watched }
type Real = { form: ContactForm }
type FormCommand = fc.Command<Watch, Real>

const fields = ['name', 'mobile', 'consent'] as const

const agree = ({ now }: Watch, { form }: Real): void => {
  expect(form.initial).toEqual(blank)
  expect(form.input).toEqual(now.input)
  expect(form.phase.status).toBe(now.status)
  if (form.phase.status === 'failed') expect(form.phase.failure).toBe(now.failure)
  expect(form.dirty).toBe(now.dirty)
  expect(new Set(form.touched).size).toBe(form.touched.length)
  expect(form.refused.map(({ field, message }) => [field, message])).toEqual([...now.refused])
  for (const field of fields) {
    const message = now.refused.get(field)
    expect(refusalOf(form)(field)).toEqual(message === undefined ? null : { field, message })
    const isShown = now.status !== 'submitting' && (now.attempted || now.touched.has(field))
    expect(showsErrorOf(form)(field)).toBe(isShown)
    const said = message === undefined ? null : { kind: 'Refused', message }
    const wrong = isShown ? { kind: 'Wrong', error: `${field}?` } : null
    expect(problemOf(form)(field, `${field}?`)).toEqual(said ?? wrong)
    expect(problemOf(form)(field, undefined)).toEqual(said)
  }
}

const command = (
  name: string,
  step: (form: ContactForm) => ContactForm,
  expected: (now: Watched) => Watched,
): FormCommand => ({
  check: () => true,
  run: (watch, real) => {
    watch.now = expected(watch.now)
    real.form = step(real.form)
    agree(watch, real)
  },
  toString: () => name,
})

const unlessBusy =
  (change: (now: Watched) => Watched) =>
  (now: Watched): Watched =>
    now.status === 'submitting' ? now : change(now)

const ifIn =
  (...statuses: ReadonlyArray<Watched['status']>) =>
  (change: (now: Watched) => Watched) =>
  (now: Watched): Watched =>
    statuses.includes(now.status) ? change(now) : now

const edit = (change: Partial<Input>): FormCommand =>
  command(
    `edit ${JSON.stringify(change)}`,
    typing(change),
    unlessBusy((now) => ({
      ...now,
      input: { ...now.input, ...change },
      touched: new Set([...now.touched].filter((field) => !(field in change))),
      status: 'validating',
      dirty: true,
      refused: new Map([...now.refused].filter(([field]) => !(field in change))),
    })),
  )

const leave = (field: keyof Input): FormCommand =>
  command(`leave ${field}`, leaving(field), (now) => ({
    ...now,
    touched: new Set([...now.touched, field]),
    status: now.status === 'untouched' && !now.touched.has(field) ? 'validating' : now.status,
  }))

const fail = (failure: string | null, refused: ReadonlyArray<RefusedField<Input>>): FormCommand =>
  command(
    `fail ${JSON.stringify(refused)}`,
    failing(failure, refused),
    ifIn(
      'submitting',
      'succeeded',
    )((now) => ({
      ...now,
      status: 'failed',
      failure,
      refused: new Map(refused.map(({ field, message }) => [field, message])),
    })),
  )

const reject = command(
  'reject',
  rejected,
  unlessBusy((now) => ({ ...now, attempted: true, status: 'validating' })),
)
const submit = command(
  'submit',
  submitted,
  unlessBusy((now) => ({
    ...now,
    attempted: true,
    dirty: false,
    refused: new Map(),
    status: 'submitting',
  })),
)
const succeed = command(
  'succeed',
  succeeded,
  ifIn('submitting')((now) => ({ ...now, status: 'succeeded' })),
)
const abandon = command('abandon', abandoned, (now) =>
  now.status === 'submitting' || now.status === 'succeeded' ? { ...now, status: 'untouched' } : now,
)
const settle = command('settle', settled, (now) =>
  now.status === 'succeeded' || now.status === 'failed' ? { ...now, status: 'untouched' } : now,
)
const withdraw = (change: Partial<Input>): FormCommand =>
  command(`withdraw ${JSON.stringify(change)}`, withdrawing(change), (now) => ({
    ...now,
    input: { ...now.input, ...change },
    touched: new Set([...now.touched].filter((field) => !(field in change))),
    attempted: false,
    status: now.status === 'submitting' || now.status === 'failed' ? 'untouched' : now.status,
    refused: new Map([...now.refused].filter(([field]) => !(field in change))),
  }))
const startOver = command('reset', reset, () => watchedAtFirst)

const change: fc.Arbitrary<Partial<Input>> = fc.record(
  { name: fc.string({ maxLength: 3 }), mobile: fc.string({ maxLength: 3 }), consent: fc.boolean() },
  { requiredKeys: [] },
)
const refusals = fc
  .uniqueArray(fc.constantFrom(...fields))
  .map((refused) => refused.map((field) => ({ field, message: `${field}?` })))

describe('the life of a form', () => {
  it('matches its model for any sequence of events', () => {
    const anything = [
      change.map(edit),
      change.map(withdraw),
      fc.constantFrom(...fields).map(leave),
      fc.tuple(fc.option(fc.constant('No.')), refusals).map(([why, refused]) => fail(why, refused)),
      fc.constantFrom(reject, submit, succeed, abandon, settle, startOver),
      fc.constantFrom(submit, succeed),
    ]
    fc.assert(
      fc.property(fc.commands(anything, { maxCommands: 40 }), (commands) => {
        fc.modelRun(() => ({ model: { now: watchedAtFirst }, real: { form: untouched } }), commands)
      }),
    )
  })
})
