/** A change after which the code means what it meant: no test can notice it. */
export type Equivalent = {
  readonly file: string
  /** What is changed, as it stands in the file; what ends in ` …` is its beginning. */
  readonly code: string
  readonly change: string
  readonly why: string
}

const of = (
  file: string,
  why: string,
  ...changes: ReadonlyArray<readonly [code: string, change: string]>
): readonly Equivalent[] => changes.map(([code, change]) => ({ file, code, change, why }))

const toldTheCompiler = 'asked already; the compiler has to be told'
const onlyLater = 'a shortcut: the long way says the same, only later'

/** All that were found, each with its reason. */
export const equivalents: readonly Equivalent[] = [
  ...of(
    'src/application/session/auth.slice.ts',
    'the step below does the same; the compiler tells them apart',
    ["case 'login': return { ...state, form: change(state.form) }", "case 'login':"],
    ["case 'tnc-consent': return { ...state, form: change(state.form) }", "case 'tnc-consent':"],
    ["case 'signup': return { ...state, form: change(state.form) }", "case 'signup':"],
  ),
  ...of(
    'src/application/session/auth.slice.ts',
    'a state that nothing is made of stays what it is',
    ["case 'done': return state", "case 'done':"],
    ["'closed'", '""'],
    ["'done'", '""'],
  ),
  ...of(
    'src/application/session/auth.slice.ts',
    'the machine of the steps says so too; the compiler has to be told',
    ["state.step === 'signup'", 'true'],
    [
      "state.step === 'signup' && leadsOn(state, 'consentWanted')",
      "state.step === 'signup' || leadsOn(state, 'consentWanted')",
    ],
  ),
  ...of(
    'src/domain/booking/completeness.ts',
    toldTheCompiler,
    ['pickup === null', 'false'],
    ['drop === null', 'false'],
    ['vehicleId === null', 'false'],
  ),
  ...of('src/domain/money/money.ts', 'there always is one; the compiler has to be told', [
    "''",
    '"Stryker was here!"',
  ]),
  ...of(
    'src/domain/money/money.ts',
    'an amount with decimals has some; the compiler has to be told',
    [
      "parts.find(({ type }) => type === 'fraction')?.value",
      "parts.find(({ type }) => type === 'fraction').value",
    ],
  ),
  ...of(
    'src/domain/money/money.ts',
    'a little less shows the same as a little more',
    ['value + 0.05', 'value - 0.05'],
    ['value + 0.5', 'value - 0.5'],
  ),
  ...of(
    'src/domain/person/personName.ts',
    onlyLater,
    ['(code: number): boolean => (code > 0x40 …', '() => undefined'],
    ['(code > 0x40 && code < 0x5b) || (code > 0x60 && code < 0x7b)', 'false'],
    [
      '(code > 0x40 && code < 0x5b) || (code > 0x60 && code < 0x7b)',
      'code > 0x40 && code < 0x5b && code > 0x60 && code < 0x7b',
    ],
    ['code > 0x40 && code < 0x5b', 'false'],
    ['code > 0x60 && code < 0x7b', 'false'],
    ['{ let isInWord = false …', '{}'],
    ['at < text.length', 'false'],
    ['at < text.length', 'at <= text.length'],
    ['at < text.length', 'at >= text.length'],
    ['at += 1', 'at -= 1'],
    ['{ const code = text.charCodeAt(at) …', '{}'],
    ['isAsciiLetter(code)', 'false'],
    ['true', 'false'],
    ['isInWord && code === 0x20', 'false'],
    ['typed.length <= most && isPlain(typed)', 'false'],
    ['typed.length <= most', 'typed.length < most'],
    ['{ return typed.length < least ? tooShort …', '{}'],
    ["typed === ''", 'false'],
    ["''", '"Stryker was here!"'],
    ['text.slice(0, 4 * most)', 'text'],
    ['code < 0x80', 'false'],
    ['code < 0x80', 'code <= 0x80'],
  ),
  ...of(
    'src/infrastructure/booking/placeOrderError.ts',
    'what cannot be read is said to be unreadable either way',
    ["failure.kind === 'Refused'", 'true'],
  ),
  ...of(
    'src/infrastructure/http/contractPaths.ts',
    'every step but the first has one before it; the compiler has to be told',
    ["type !== undefined && '_tag' in type", 'true'],
    ["type !== undefined && '_tag' in type", "type !== undefined || '_tag' in type"],
    ['type !== undefined', 'true'],
    ['context[at - 1]?.type', 'context[at - 1].type'],
  ),
  ...of('src/infrastructure/places/googleFailure.ts', 'any text that names no status', [
    "''",
    '"Stryker was here!"',
  ]),
  ...of('src/infrastructure/places/googleFailure.ts', 'nothing else has a status', [
    "failure.kind === 'GoogleRefusal'",
    'true',
  ]),
  ...of(
    'src/domain/phone/mobileNumber.ts',
    onlyLater,
    ['(code: number): boolean => code >= zero && code <= zero + 9', '() => undefined'],
    ["rest === ''", 'false'],
    ["''", '"Stryker was here!"'],
  ),
  ...of('src/domain/phone/mobileNumber.ts', 'behind its end a text has no signs', [
    'at < text.length',
    'at <= text.length',
  ]),
  ...of('src/domain/phone/mobileNumber.ts', 'an empty text is no number either way', [
    'signs >= 0',
    'signs > 0',
  ]),
  ...of('src/domain/phone/mobileNumber.ts', 'no number starts with such words', [
    '[]',
    '["Stryker was here"]',
  ]),
  ...of('src/domain/time/dateText.ts', 'a moment has all its parts; the compiler has to be told', [
    "''",
    '"Stryker was here!"',
  ]),
  ...of('src/domain/time/dateText.ts', 'no clocks are a whole day off', [
    'Math.abs(offset) < day',
    'Math.abs(offset) <= day',
  ]),
  ...of('src/infrastructure/browser/secretStore.ts', 'what cannot be opened is none either way', [
    'bytes?.[0]',
    'bytes[0]',
  ]),
]
