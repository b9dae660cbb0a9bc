/**
 * A change to the code that does not change its behaviour, so no test can notice it. Each excuses
 * exactly one change that no test noticed; if a report has none or several of it, it excuses
 * nothing.
 */
export type Equivalent = {
  readonly file: string
  /**
   * The trimmed line in which the changed code begins: elsewhere, the same code may behave
   * differently.
   */
  readonly line: string
  /** The changed code as in the file; one that ends in ` …` is only its beginning. */
  readonly code: string
  readonly change: string
  readonly why: string
}

type Change = Pick<Equivalent, 'line' | 'code' | 'change'>

const inLine = (
  line: string,
  ...changes: ReadonlyArray<readonly [code: string, change: string]>
): readonly Change[] => changes.map(([code, change]) => ({ line, code, change }))

const of = (
  file: string,
  why: string,
  ...lines: ReadonlyArray<readonly Change[]>
): readonly Equivalent[] => lines.flat().map((change) => ({ file, ...change, why }))

const toldTheCompiler = 'checked before; only the compiler needs this'
const onlyLater = 'a shortcut: without it, the result is the same, only later'
const onlyCells =
  'decides how many cells there are, if any: the result is the same, in fewer steps or in more'
const numbersAlone = 'only numbers are finite or whole; only the compiler needs this'
const someText = '"Stryker was here!"'

/** All known equivalent changes, each with its reason. */
export const equivalents: readonly Equivalent[] = [
  ...of(
    'src/application/session/auth.slice.ts',
    'the case below does the same; only the types differ',
    inLine("case 'login':", [
      "case 'login': return { ...state, form: change(state.form) }",
      "case 'login':",
    ]),
    inLine("case 'tnc-consent':", [
      "case 'tnc-consent': return { ...state, form: change(state.form) }",
      "case 'tnc-consent':",
    ]),
    inLine("case 'signup':", [
      "case 'signup': return { ...state, form: change(state.form) }",
      "case 'signup':",
    ]),
  ),
  ...of(
    'src/application/session/auth.slice.ts',
    'the steps allow nothing else; only the compiler needs this',
    inLine(
      "state.step === 'signup' && leadsOn(state, 'consentWanted')",
      ["state.step === 'signup'", 'true'],
      [
        "state.step === 'signup' && leadsOn(state, 'consentWanted')",
        "state.step === 'signup' || leadsOn(state, 'consentWanted')",
      ],
    ),
  ),
  ...of(
    'src/domain/link/linkedId.ts',
    'this text is no id',
    inLine("const digits = (firstOf(query)(name) ?? '').trim()", ["''", someText]),
  ),
  ...of(
    'src/domain/link/query.ts',
    onlyLater,
    inLine(
      'return whole === spaced ? spaced.replace(/(?:%[0-9a-f]{2})+/gi, decodedOrAsItIs) : whole',
      ['whole === spaced', 'true'],
    ),
    inLine("const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text", ["'+'", '""']),
    inLine(
      "if (!spaced.includes('%')) return spaced",
      ["!spaced.includes('%')", 'false'],
      ["'%'", '""'],
    ),
    inLine("if (equals < start) equals = positionOf('=', search, start)", [
      'equals < start',
      'equals <= start',
    ]),
    inLine(
      "if (percent < start) percent = positionOf('%', search, start)",
      ['percent < start', 'false'],
      ['percent < start', 'percent <= start'],
      ['percent < start', 'percent >= start'],
      ["'%'", '""'],
    ),
    inLine(
      "if (plus < start) plus = positionOf('+', search, start)",
      ['plus < start', 'false'],
      ['plus < start', 'plus <= start'],
      ['plus < start', 'plus >= start'],
    ),
    inLine('const encoded = percent < plus ? percent : plus', [
      'percent < plus',
      'percent <= plus',
    ]),
    inLine(
      'query.push([encoded < nameEnd ? decoded(name) : name, encoded < end ? decoded(value) : value])',
      ['encoded < nameEnd', 'true'],
      ['encoded < nameEnd', 'encoded <= nameEnd'],
      ['encoded < end', 'true'],
      ['encoded < end', 'encoded <= end'],
    ),
  ),
  ...of(
    'src/domain/link/query.ts',
    'decoding does not change a text that needs none',
    inLine('let percent = -1', ['-1', '+1']),
  ),
  ...of(
    'src/domain/link/query.ts',
    'there is nothing to read after the last parameter',
    inLine('while (start < search.length) {', ['start < search.length', 'start <= search.length']),
    inLine('const nameEnd = equals < end ? equals : end', ['equals < end', 'equals <= end']),
    inLine(
      "const value = equals < end ? search.slice(equals + 1, end) : ''",
      ['equals < end', 'true'],
      ['equals < end', 'equals <= end'],
    ),
  ),
  ...of(
    'src/application/partner/partnerRegistration.slice.ts',
    'only vehicles that are loading have a region; only the compiler needs this',
    inLine("vehicles.status === 'loading' && vehicles.geoRegionId === geoRegionId", [
      "vehicles.status === 'loading'",
      'true',
    ]),
  ),
  ...of(
    'src/domain/money/money.ts',
    'the pattern and `Intl` write the same here',
    inLine(
      'return hundredths >= 0 && hundredths < limit && Math.abs(100 * value - hundredths) < 0.4',
      ['hundredths < limit', 'hundredths <= limit'],
      ['Math.abs(100 * value - hundredths) < 0.4', 'Math.abs(100 * value - hundredths) <= 0.4'],
    ),
  ),
  ...of(
    'src/domain/money/money.ts',
    'this text is the look of no currency',
    inLine(
      'export const moneyFormat = ({ language, amounts = [] }: MoneyStyle): ((money: Money) => string) => {',
      ['[]', '["Stryker was here"]'],
    ),
  ),
  ...of(
    'src/domain/money/money.ts',
    'there is always one; only the compiler needs this',
    inLine("let text = ends[hundredths - 100 * whole] ?? ''", ["''", someText]),
    inLine("if (whole < 1000) return (beginnings[whole] ?? '') + text", ["''", someText]),
    inLine("text = (thousands[whole - 1000 * rest] ?? '') + text", ["''", someText]),
    inLine("text = (groups[rest - groups.length * next] ?? '') + text", ["''", someText]),
    inLine("return (beginnings[rest] ?? '') + text", ["''", someText]),
  ),
  ...of(
    'src/domain/money/money.ts',
    'amounts a little lower show the same as amounts a little higher',
    inLine(
      ').flatMap((value) => [value, value + 0.05, value + 0.5])',
      ['value + 0.05', 'value - 0.05'],
      ['value + 0.5', 'value - 0.5'],
    ),
  ),
  ...of(
    'src/domain/person/personName.ts',
    onlyLater,
    inLine('const isPlain = (text: string): text is PersonName => {', ['{ let signs = 0 …', '{}']),
    inLine(
      'for (let at = 0; at < text.length; at += 1) {',
      ['at < text.length', 'false'],
      ['at < text.length', 'at <= text.length'],
      ['at < text.length', 'at >= text.length'],
      ['{ const code = text.charCodeAt(at) …', '{}'],
    ),
    inLine('return (signs | before) >= 0', ['(signs | before) >= 0', 'false']),
    inLine("if (typed === '') return missing", ["typed === ''", 'false'], ["''", someText]),
    inLine(
      'if (typed.length <= most && isPlain(typed)) return typed.length < least ? tooShort : typed',
      ['typed.length <= most && isPlain(typed)', 'false'],
      ['typed.length <= most', 'typed.length < most'],
    ),
    inLine('const length = Array.from(text.slice(0, 4 * most)).length', [
      'text.slice(0, 4 * most)',
      'text',
    ]),
    inLine(
      'return code < 0x80 ? code === 0x20 || (code > 8 && code < 14) : /\\s/.test(name.charAt(at))',
      ['code < 0x80', 'false'],
      ['code < 0x80', 'code <= 0x80'],
    ),
  ),
  ...of(
    'src/infrastructure/http/contractPaths.ts',
    'every step after the first has one before it; only the compiler needs this',
    inLine(
      "type !== undefined && '_tag' in type && branches.has(type._tag)",
      ["type !== undefined && '_tag' in type", 'true'],
      ["type !== undefined && '_tag' in type", "type !== undefined || '_tag' in type"],
      ['type !== undefined', 'true'],
    ),
    inLine(".filter((step, at) => step.key !== '' && !branchesOut(context[at - 1]?.type))", [
      'context[at - 1]?.type',
      'context[at - 1].type',
    ]),
  ),
  ...of(
    'src/infrastructure/places/googleFailure.ts',
    'any text does that names no status',
    inLine("const words = E.isRight(worded) ? worded.right.message : ''", ["''", someText]),
  ),
  ...of(
    'src/infrastructure/places/googleFailure.ts',
    'no other failure has a status',
    inLine("failure.kind === 'GoogleRefusal' && statuses.includes(failure.status)", [
      "failure.kind === 'GoogleRefusal'",
      'true',
    ]),
  ),
  ...of(
    'src/application/lead/spotLead.slice.ts',
    'no other phase has a failure; only the compiler needs this',
    inLine("phase.status === 'failed' && phase.failure?.kind === 'AuthenticationFailed'", [
      "phase.status === 'failed'",
      'true',
    ]),
  ),
  ...of(
    'src/domain/market/market.ts',
    'no path starts with a locale then, and none is spoken like it',
    inLine("const first = decodedOrAsItIs(segments[0] ?? '')", ["''", someText]),
  ),
  ...of(
    'src/domain/form/digits.ts',
    onlyLater,
    inLine('if (code < 0x0660) return code', ['code < 0x0660', 'false']),
  ),
  ...of(
    'src/domain/phone/mobileNumber.ts',
    onlyLater,
    inLine(
      'if (typed.charCodeAt(0) === plus && typed.startsWith(callingCode, 1))',
      ['typed.charCodeAt(0) === plus && typed.startsWith(callingCode, 1)', 'false'],
      ['typed.startsWith(callingCode, 1)', 'typed.endsWith(callingCode, 1)'],
    ),
    inLine('const isDigits = (text: string): boolean => {', [
      '{ let signs = 0 for (let at = 0; at < text.length; at += 1) { const digit = text …',
      '{}',
    ]),
    inLine('const digit = text.charCodeAt(at) - zero', [
      'text.charCodeAt(at) - zero',
      'text.charCodeAt(at) + zero',
    ]),
    inLine('return signs >= 0', ['signs >= 0', 'false']),
    inLine('return start === 0 ? typed : kept + typed.slice(start)', ['start === 0', 'false']),
    inLine(
      "for (const rest of rests ?? []) if (rest === '' || digits.startsWith(rest, 1)) return true",
      ["rest === ''", 'false'],
      ["''", someText],
    ),
    inLine("if (typed === '') return missing", ["typed === ''", 'false'], ["''", someText]),
    inLine(
      'if (typed.length === rule.digits) {',
      ['typed.length === rule.digits', 'false'],
      ['{ // As long as a number, so nothing is dropped if it is one: …', '{}'],
    ),
    inLine(
      'if (restsByDigit[typed.charCodeAt(0) - zero]?.length === 0) return wrong',
      ['restsByDigit[typed.charCodeAt(0) - zero]?.length === 0', 'false'],
      ['typed.charCodeAt(0) - zero', 'typed.charCodeAt(0) + zero'],
    ),
    inLine(
      'return typed.length < rule.digits && isDigit(typed.charCodeAt(0)) ? wrong : whole(typed)',
      ['typed.length < rule.digits && isDigit(typed.charCodeAt(0))', 'false'],
    ),
    inLine('if (isDigits(typed) && isMobile(typed)) return right(typed)', [
      'isDigits(typed) && isMobile(typed)',
      'false',
    ]),
    inLine("return digits === '' && seen(typed) === '' ? missing : wrong", [
      "digits === ''",
      'true',
    ]),
  ),
  ...of(
    'src/domain/phone/mobileNumber.ts',
    'this text is neither a number nor blank',
    inLine("if (isKept && wanted === 'digits') return ''", ["''", someText]),
  ),
  ...of(
    'src/domain/phone/mobileNumber.ts',
    'anything but digits alone means all',
    inLine("national(rule, typed, 'all')", ["'all'", '""']),
  ),
  ...of(
    'src/domain/phone/mobileNumber.ts',
    'the first character beyond ASCII is no punctuation either way',
    inLine('code < 0x80', ['code < 0x80', 'code <= 0x80']),
  ),
  ...of(
    'src/domain/phone/mobileNumber.ts',
    'there is no punctuation after the end of a text',
    inLine(
      'while (at < typed.length && isPunctuation(typed.charCodeAt(at))) at += 1',
      ['at < typed.length', 'true'],
      ['at < typed.length', 'at <= typed.length'],
    ),
  ),
  ...of(
    'src/domain/phone/mobileNumber.ts',
    'there are no characters after the end of a text',
    inLine('for (let at = 0; at < text.length; at += 1) {', [
      'at < text.length',
      'at <= text.length',
    ]),
  ),
  ...of(
    'src/domain/phone/mobileNumber.ts',
    'an empty text is no number either way',
    inLine('return signs >= 0', ['signs >= 0', 'signs > 0']),
  ),
  ...of(
    'src/domain/phone/mobileNumber.ts',
    'no number starts with this text',
    inLine(
      "for (const rest of rests ?? []) if (rest === '' || digits.startsWith(rest, 1)) return true",
      ['[]', '["Stryker was here"]'],
    ),
  ),
  ...of(
    'src/domain/time/dateText.ts',
    'there are twelve months; only the compiler needs this',
    inLine("const month = months[local.getUTCMonth()] ?? ''", ["''", someText]),
  ),
  ...of(
    'src/domain/time/dateText.ts',
    'at either end, the platform writes the same',
    inLine(
      'if (moment >= firstKnown && moment < lastKnown) return write(moment)',
      ['moment >= firstKnown', 'moment > firstKnown'],
      ['moment < lastKnown', 'moment <= lastKnown'],
    ),
  ),
  ...of(
    'src/domain/time/isoTime.ts',
    'the platform also refuses a time with more text after it',
    inLine(
      String.raw`const iso8601 = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/`,
      [
        String.raw`/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/`,
        String.raw`/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)/`,
      ],
    ),
  ),
  ...of(
    'src/domain/time/isoTime.ts',
    onlyLater,
    inLine(
      'day <= 28 || day <= dayNumber(year, month + 1, 1) - dayNumber(year, month, 1)',
      ['day <= 28', 'false'],
      ['day <= 28', 'day < 28'],
    ),
    inLine('text.length === 24 &&', [
      'text.length === 24 && month > 0 && month < 13 && day > 0 && hours < 24 && minutes < 60 && seconds < 60',
      'false',
    ]),
    inLine('if (!isPlain) return Date.parse(text)', ['!isPlain', 'true']),
  ),
  ...of(
    'src/domain/time/isoTime.ts',
    '24:00, the end of a day, gives the same result here',
    inLine('hours < 24 &&', ['hours < 24', 'hours <= 24']),
  ),
  ...of(
    'src/domain/time/dateText.ts',
    'a moment has all its parts; only the compiler needs this',
    inLine("const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''", [
      "''",
      someText,
    ]),
  ),
  ...of(
    'src/domain/time/dateText.ts',
    'no clock is off by a whole day',
    inLine('const isSteady = Math.abs(offset) < day && offset === offsetAt((utcDay + 1) * day)', [
      'Math.abs(offset) < day',
      'Math.abs(offset) <= day',
    ]),
  ),
  ...of(
    'src/infrastructure/browser/secretStore.ts',
    'what cannot be opened counts as missing either way',
    inLine('if (bytes?.[0] !== version) return null', ['bytes?.[0]', 'bytes[0]']),
  ),
  ...of(
    'src/domain/place/address.ts',
    onlyLater,
    inLine('const beginsWithLetter = (text: string): boolean => {', [
      '{ const lowerCase = text.charCodeAt(0) …',
      '{}',
    ]),
    inLine('return lowerCase > 0x60 && lowerCase < 0x7b', [
      'lowerCase > 0x60 && lowerCase < 0x7b',
      'false',
    ]),
  ),
  ...of(
    'src/domain/fare/requirement.ts',
    onlyLater,
    inLine(
      "const requirement = raw === '' ? undefined : choices.find((one) => one === raw)",
      ["raw === ''", 'false'],
      ["''", someText],
    ),
  ),
  ...of(
    'src/domain/fare/fareForm.ts',
    'this only reserves room for the records: without it, room is made with each record',
    inLine(
      '{ length: 4 * base ** 4 },',
      ['{ length: 4 * base ** 4 }', '{}'],
      ['4 * base ** 4', '4 / base ** 4'],
    ),
    inLine('() => null,', ['() => null', '() => undefined']),
  ),
  ...of(
    'src/domain/fare/fareForm.ts',
    'the record is at another index then, and no other record is there',
    inLine("const choices = (requirement._tag === 'Right' ? 0 : 1) + (consented ? 0 : 2)", [
      "(requirement._tag === 'Right' ? 0 : 1) + (consented ? 0 : 2)",
      "(requirement._tag === 'Right' ? 0 : 1) - (consented ? 0 : 2)",
    ]),
    inLine(
      'const contact = faultIn(name) + base * (mobileFault(mobile) + base * choices)',
      [
        'faultIn(name) + base * (mobileFault(mobile) + base * choices)',
        'faultIn(name) - base * (mobileFault(mobile) + base * choices)',
      ],
      ['mobileFault(mobile) + base * choices', 'mobileFault(mobile) - base * choices'],
    ),
    inLine("const noMobile = toMobile('')", ["''", someText]),
    inLine(
      'const at = pickup + base * (drop + base * contact)',
      ['pickup + base * (drop + base * contact)', 'pickup - base * (drop + base * contact)'],
      ['drop + base * contact', 'drop - base * contact'],
    ),
  ),
  ...of(
    'src/domain/fare/fareForm.ts',
    toldTheCompiler,
    inLine("form.pickup.status === 'resolved' &&", ["form.pickup.status === 'resolved'", 'true']),
    inLine("form.drop.status === 'resolved' &&", ["form.drop.status === 'resolved'", 'true']),
    inLine("typeof name === 'string' &&", ["typeof name === 'string'", 'true']),
    inLine("mobile._tag === 'Right' &&", ["mobile._tag === 'Right'", 'true']),
    inLine("requirement._tag === 'Right'", ["requirement._tag === 'Right'", 'true']),
  ),
  ...of(
    'src/domain/place/address.ts',
    toldTheCompiler,
    inLine("return fault === noFault && entry.status === 'resolved'", [
      "entry.status === 'resolved'",
      'true',
    ]),
  ),
  ...of(
    'src/application/fare/fareResults.slice.ts',
    'only results that are being recalled have a token; only the compiler needs this',
    inLine("state.results.status === 'recalling' && state.results.token === token", [
      "state.results.status === 'recalling'",
      'true',
    ]),
  ),
  ...of(
    'src/domain/serviceability/area.ts',
    'counts the edges on the other side of the point: their number is odd if and only if it is odd on this side',
    inLine(
      'if (turn > 0 === y2 > 0) inside = !inside',
      ['turn > 0 === y2 > 0', 'turn > 0 !== y2 > 0'],
      ['turn > 0', 'turn <= 0'],
      ['y2 > 0', 'y2 <= 0'],
    ),
  ),
  ...of(
    'src/domain/serviceability/area.ts',
    'this only matters on the border, for which the answer was given before',
    inLine('if (turn > 0 === y2 > 0) inside = !inside', ['turn > 0', 'turn >= 0']),
    inLine(
      "} else if (y2 === 0 && (x2 === 0 || (y1 === 0 && x1 > 0 !== x2 > 0))) return 'border'",
      ['x1 > 0', 'x1 >= 0'],
      ['x2 > 0', 'x2 >= 0'],
    ),
  ),
  ...of(
    'src/domain/serviceability/area.ts',
    onlyLater,
    inLine('const isBeside = y1 * y2 > 0', ['y1 * y2 > 0', 'false']),
  ),
  ...of(
    'src/domain/serviceability/area.ts',
    'any name but `inside` and `border` means the same',
    inLine("if (last === undefined) return 'outside'", ["'outside'", '""']),
    inLine("return inside ? 'inside' : 'outside'", ["'outside'", '""']),
  ),
  ...of(
    'src/domain/person/personName.ts',
    'after a letter, it is more than 0',
    inLine('return (signs | before) >= 0', ['(signs | before) >= 0', '(signs | before) > 0']),
  ),
  ...of(
    'src/domain/fare/service.ts',
    'the check after it gives the same result; only the compiler needs this',
    inLine(
      'geoRegionIds === null || (geoRegionId !== null && geoRegionIds.includes(geoRegionId)),',
      ['geoRegionId !== null', 'true'],
    ),
  ),
  ...of(
    'src/domain/fare/serviceCategory.ts',
    'the check after it gives the same result; only the compiler needs this',
    inLine('return named !== null && /^[0-7]$/.test(named) ? Number(named) : null', [
      'named !== null',
      'true',
    ]),
  ),
  ...of(
    'src/domain/orders/parseOrder.ts',
    'a fault was noted for what is null, and only that counts; only the compiler needs this',
    inLine(
      'if (crn === null || status === null || type === null) return null',
      ['crn === null || status === null || type === null', 'false'],
      [
        'crn === null || status === null || type === null',
        '(crn === null || status === null) && type === null',
      ],
      ['crn === null || status === null', 'false'],
      ['crn === null || status === null', 'crn === null && status === null'],
      ['crn === null', 'false'],
      ['status === null', 'false'],
      ['type === null', 'false'],
    ),
    inLine("return status === null ? null : { status, at: timeOf(reading, change['at'], 'at') }", [
      'status === null',
      'false',
    ]),
    inLine(
      "partsOf(reading, order['timeline'], 'timeline', readChange).filter((change) => change !== null)",
      [
        "partsOf(reading, order['timeline'], 'timeline', readChange).filter((change) => change !== null)",
        "partsOf(reading, order['timeline'], 'timeline', readChange)",
      ],
      ['change !== null', 'true'],
    ),
    inLine('return order === null', ['order === null', 'false']),
    inLine('if (fault === null && value !== null) return right(value)', ['value !== null', 'true']),
    inLine(
      "kind: fault?.kind ?? 'OrderFieldMalformed',",
      ["'OrderFieldMalformed'", '""'],
      ['fault?.kind', 'fault.kind'],
    ),
    inLine("field: fault?.field ?? '',", ["''", someText], ['fault?.field', 'fault.field']),
  ),
  ...of(
    'src/domain/orders/orderHistory.ts',
    numbersAlone,
    inLine("return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0", [
      "typeof value === 'number'",
      'true',
    ]),
  ),
  ...of(
    'src/domain/orders/orderTimeline.ts',
    'of two equal ones, either may be taken',
    inLine('change.status === step && (last === null || change.at > last) ? change.at : last,', [
      'change.at > last',
      'change.at >= last',
    ]),
  ),
  ...of(
    'src/domain/orders/wireReading.ts',
    onlyLater,
    inLine('const isPlain = (given: object): given is Fields =>', [
      '(given: object): given is Fields => …',
      '() => undefined',
    ]),
    inLine('Object.getPrototypeOf(given) === Object.prototype', [
      'Object.getPrototypeOf(given) === Object.prototype',
      'false',
    ]),
    inLine('hasOneOfThem && isPlain(given) ? given : { ...given }', [
      'hasOneOfThem && isPlain(given)',
      'false',
    ]),
    inLine("const point = ownOf(given, 'lat' in given)", ["'lat'", '""']),
  ),
  ...of(
    'src/domain/orders/parseOrder.ts',
    onlyLater,
    inLine("const saved = ownOf(given, 'name' in given)", ["'name'", '""']),
    inLine("const contact = ownOf(given, 'name' in given)", ["'name'", '""']),
    inLine("const stop = ownOf(given, 'place' in given)", ["'place'", '""']),
    inLine("const place = ownOf(givenPlace, 'address' in givenPlace)", ["'address'", '""']),
    inLine("const { waypoints } = ownOf(given, 'waypoints' in given)", ["'waypoints'", '""']),
    inLine("const route = ownOf(given, 'source' in given)", ["'source'", '""']),
    inLine("const total = ownOf(given, 'amount' in given)", ["'amount'", '""']),
    inLine("const driver = ownOf(given, 'name' in given)", ["'name'", '""']),
    inLine("const service = ownOf(givenService, 'name' in givenService)", ["'name'", '""']),
    inLine("const change = ownOf(given, 'status' in given)", ["'status'", '""']),
    inLine("const fields = ownOf(given, 'order_crn' in given)", ["'order_crn'", '""']),
  ),
  ...of(
    'src/domain/orders/wireReading.ts',
    'after the last letter there is `NaN`, which is never out of range',
    inLine('for (let at = 0; at < text.length; at += 1) {', [
      'at < text.length',
      'at <= text.length',
    ]),
  ),
  ...of(
    'src/domain/orders/wireReading.ts',
    'a fault that has changed is never null; only the compiler needs this',
    inLine('if (fault !== before && fault !== null) {', ['fault !== null', 'true']),
  ),
  ...of(
    'src/domain/orders/wireReading.ts',
    'if there is a fault, nobody uses the values',
    inLine('if (!Array.isArray(value)) return wrong(reading, path, [])', [
      '[]',
      '["Stryker was here"]',
    ]),
    inLine("typeof value === 'string' ? value : wrong(reading, path, '')", ["''", someText]),
    inLine('return wrong(reading, stray, [])', ['[]', '["Stryker was here"]']),
    inLine("isCurrencyCode(value) ? value : wrong(reading, path, '')", ["''", someText]),
  ),
  ...of(
    'src/domain/orders/wireReading.ts',
    numbersAlone,
    inLine(
      "typeof value === 'number' && Number.isSafeInteger(value) ? value : wrong(reading, path, 0)",
      ["typeof value === 'number'", 'true'],
    ),
    inLine(
      "typeof value === 'number' && Number.isFinite(value) ? value : wrong(reading, path, 0)",
      ["typeof value === 'number'", 'true'],
    ),
  ),
  ...of(
    'src/domain/place/degrees.ts',
    numbersAlone,
    inLine(
      "return typeof degrees === 'number' && Number.isFinite(degrees) ? degrees : Number.NaN",
      ["typeof degrees === 'number'", 'true'],
    ),
  ),
  ...of(
    'src/application/booking/order/orderReview.slice.ts',
    'only an order under review has an edit; only the compiler needs this',
    inLine(
      "owner === 'order' && state.status === 'reviewing' && state.edit?.waypoint === waypoint",
      ["state.status === 'reviewing'", 'true'],
    ),
  ),
  ...of(
    'src/application/orders/historyPage.ts',
    'this text is no order',
    inLine(
      'export const eachOnce = (orders: readonly Order[]): readonly Order[] => without(orders, [])',
      ['[]', '["Stryker was here"]'],
    ),
  ),
  ...of(
    'src/application/booking/order/placing.slice.ts',
    'the case below does the same; only the types differ',
    inLine("case 'failed':", ["case 'failed': return state.intent", "case 'failed':"]),
  ),
  ...of(
    'src/application/booking/order/placing.slice.ts',
    'without a new state, the state stays as it is',
    inLine("case 'placing': // The pending request has made no order yet.", ["'placing'", '""']),
  ),
  ...of(
    'src/application/place/locationPicker.slice.ts',
    'only an open picker has an end and a text; only the compiler needs this',
    inLine(
      "state.status !== 'closed' && state.owner === owner && state.waypoint === waypoint",
      ["state.status !== 'closed'", 'true'],
      ["'closed'", '""'],
    ),
    inLine("isFor(state, purpose) && state.status === 'pinning' && state.place.landmark !== ''", [
      "state.status === 'pinning'",
      'true',
    ]),
    inLine("state.status === 'selecting' && state.text === text", [
      "state.status === 'selecting'",
      'true',
    ]),
  ),
  ...of(
    'src/application/place/locationPicker.slice.ts',
    'without a new state, the state stays as it is',
    inLine('confirmRequested: (state) => state,', ['(state) => state', '() => undefined']),
  ),
  ...of(
    'src/domain/serviceability/ringGrid.ts',
    onlyCells,
    inLine('export const finest = 2 ** -26', ['-26', '+26']),
    inLine('export const gridOf = (corners: RingCorners): RingGrid | null => {', [
      '{ const { edges, west, south, east, north } = corners const  …',
      '{}',
    ]),
    inLine('const [spanX, spanY] = [east - west, north - south]', [
      '[east - west, north - south]',
      '[]',
    ]),
    inLine(
      'if (!(Math.min(spanX, spanY) > narrowest && narrowest > 1e-100 && narrowest < 1e100)) return null',
      ['!(Math.min(spanX, spanY) > narrowest && narrowest > 1e-100 && narrowest < 1e100)', 'true'],
      ['narrowest > 1e-100', 'narrowest <= 1e-100'],
      ['narrowest < 1e100', 'narrowest >= 1e100'],
    ),
    inLine(
      'const [runsX, runsY] = [corners.across / spanX, corners.up / spanY]',
      ['corners.across / spanX', 'corners.across * spanX'],
      ['corners.up / spanY', 'corners.up * spanY'],
    ),
    inLine('Math.max(5 * edges + 16, 9 * edges - 300),', ['5 * edges', '5 / edges']),
    inLine(
      '(4 * edges * edges) / (runsX * runsY),',
      ['4 * edges * edges', '4 * edges / edges'],
      ['4 * edges', '4 / edges'],
    ),
    inLine(
      'Math.min(Math.sqrt((wanted * runsY) / runsX), wanted, spanX / narrowest),',
      ['(wanted * runsY) / runsX', 'wanted * runsY * runsX'],
      ['wanted * runsY', 'wanted / runsY'],
    ),
    inLine('const rows = Math.ceil(Math.min(wanted / columns, spanY / narrowest))', [
      'spanY / narrowest',
      'spanY * narrowest',
    ]),
    inLine(
      'if (edges + runsX * columns + runsY * rows > 16 * columns * rows) return null',
      ['edges + runsX * columns + runsY * rows > 16 * columns * rows', 'true'],
      [
        'edges + runsX * columns + runsY * rows > 16 * columns * rows',
        'edges + runsX * columns + runsY * rows >= 16 * columns * rows',
      ],
      [
        'edges + runsX * columns + runsY * rows > 16 * columns * rows',
        'edges + runsX * columns + runsY * rows <= 16 * columns * rows',
      ],
      ['edges + runsX * columns + runsY * rows', 'edges + runsX * columns - runsY * rows'],
      ['edges + runsX * columns', 'edges - runsX * columns'],
      ['runsX * columns', 'runsX / columns'],
      ['16 * columns * rows', '16 * columns / rows'],
      ['16 * columns', '16 / columns'],
      ['runsY * rows', 'runsY / rows'],
    ),
    inLine('const width = (spanX / columns) * (1 + 2 ** -8)', ['-8', '+8']),
    inLine('const height = (spanY / rows) * (1 + 2 ** -8)', ['-8', '+8']),
  ),
  ...of(
    'src/domain/serviceability/preparedZones.ts',
    onlyCells,
    inLine('const up = (outer.north - outer.south) / height', [
      'outer.north - outer.south',
      'outer.north + outer.south',
    ]),
    inLine(
      'const room = (listingsPerZone - 4) * outers.length',
      ['(listingsPerZone - 4) * outers.length', '(listingsPerZone - 4) / outers.length'],
      ['listingsPerZone - 4', 'listingsPerZone + 4'],
    ),
    inLine('return room / (parts + Math.sqrt(parts * parts + products * room))', [
      'parts * parts',
      'parts / parts',
    ]),
    inLine('if (ring.edges === 0) continue', ['ring.edges === 0', 'false']),
    inLine(
      'const outers = zones.flatMap(([outer]) => (outer === undefined || outer.edges === 0 ? [] : outer))',
      ['[]', '["Stryker was here"]'],
      ['outer.edges === 0', 'false'],
    ),
    inLine('Math.sqrt(Math.min(mostCells, cellsPerZone * zones.length)),', [
      'cellsPerZone * zones.length',
      'cellsPerZone / zones.length',
    ]),
  ),
]
