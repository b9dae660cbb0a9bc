import ts from 'typescript'

/**
 * A result that a piece of code states: `sum(1, 2) // → 3`. It is behind the arrow, on the line of the statement or
 * right below, and continues in indented comments. It is code itself, except that `right: …` and `left: …` stand for an
 * Either. A statement that prints is about the printed value: `console.log(sum(1, 2)) // → 3`.
 */
type Claim = {
  /** The value that the claim is about. */
  readonly value: string
  readonly result: string
  /** Where the statement ends, in the code. */
  readonly end: number
  /** The whole statement, if it is only the value; otherwise null. */
  readonly expression: { readonly start: number; readonly text: string } | null
}

const arrow = '→'

/** The comments that start on the line of a statement or below it. */
const commentsAfter = (code: string, end: number): readonly string[] => {
  const onItsLine = ts.getTrailingCommentRanges(code, end) ?? []
  const below = ts.getLeadingCommentRanges(code, onItsLine.at(-1)?.end ?? end) ?? []
  return [...onItsLine, ...below].map((range) => code.slice(range.pos, range.end))
}

const beginsResult = new RegExp(`^//\\s*${arrow}\\s*`)
const goesOn = /^\/\/ {2,}/

const resultIn = ([first = '', ...others]: readonly string[]): string | null => {
  if (!beginsResult.test(first)) return null
  const ends = others.findIndex((comment) => !goesOn.test(comment))
  const more = ends < 0 ? others : others.slice(0, ends)
  return [first.replace(beginsResult, ''), ...more.map((line) => line.replace(goesOn, ''))].join(
    '\n',
  )
}

/** The single argument of a `console.log`; null for other expressions. */
const printedBy = (expression: ts.Expression): ts.Expression | null => {
  if (!ts.isCallExpression(expression)) return null
  const [printed, ...others] = expression.arguments
  const isPrint = expression.expression.getText() === 'console.log' && others.length === 0
  return isPrint && printed !== undefined ? printed : null
}

const saidBy = (statement: ts.Statement): string | null => {
  if (ts.isExpressionStatement(statement)) {
    return (printedBy(statement.expression) ?? statement.expression).getText()
  }
  if (!ts.isVariableStatement(statement)) return null
  const [declared] = statement.declarationList.declarations
  return declared !== undefined && ts.isIdentifier(declared.name) ? declared.name.text : null
}

const parse = (code: string): ts.SourceFile =>
  ts.createSourceFile('block.ts', code, ts.ScriptTarget.ES2023, true)

/** The claims of a piece of code, in order. Throws for an arrow after something without a value. */
export const claimsIn = (code: string): readonly Claim[] => {
  const claims = parse(code).statements.flatMap((statement): readonly Claim[] => {
    const end = statement.getEnd()
    const result = resultIn(commentsAfter(code, end))
    if (result === null) return []
    const value = saidBy(statement)
    if (value === null) return []
    const text = statement.getText()
    const isBare = ts.isExpressionStatement(statement)
    return [
      { value, result, end, expression: isBare ? { start: statement.getStart(), text } : null },
    ]
  })
  const arrows = code.split(new RegExp(`//\\s*${arrow}`)).length - 1
  if (arrows !== claims.length) {
    throw new Error(`${arrows} results are stated, ${claims.length} of them of a value:\n${code}`)
  }
  return claims
}

const sided = /^(right|left):\s*/

/** A stated result as code. */
const resultCode = (result: string): string => {
  const [prefix, side] = sided.exec(result) ?? []
  if (prefix === undefined || side === undefined) return `(${result})`
  const tag = side === 'right' ? 'Right' : 'Left'
  return `({ _tag: '${tag}', ${side}: (${result.slice(prefix.length)}) })`
}

/** The code with each claim turned into a call of `claim(what, value, result)`. */
export const withClaimsPut = (code: string): string => {
  let put = ''
  let at = 0
  for (const { value, result, end, expression } of claimsIn(code)) {
    const what = JSON.stringify(value)
    const call = (of: string) => `;claim(${what}, ${of}, ${resultCode(result)});`
    put += code.slice(at, expression?.start ?? end)
    put += expression === null ? call(value) : call(`(${value})`)
    at = end
  }
  return put + code.slice(at)
}

export type Block = { readonly line: number; readonly code: string }

/** The `ts` blocks of a Markdown page, each with the line that it starts on. */
export const blocksOf = (page: string): readonly Block[] =>
  Array.from(page.matchAll(/^```ts\n(.*?)^```$/gms), (found) => ({
    line: page.slice(0, found.index).split('\n').length + 1,
    code: found[1] ?? '',
  }))
