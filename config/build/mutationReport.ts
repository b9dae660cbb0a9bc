import path from 'node:path'
import { either as E } from 'fp-ts'
import * as t from 'io-ts'
import { nameReason } from './actionNames.ts'
import type { Equivalent } from './equivalents.ts'

const Position = t.type({ line: t.number, column: t.number })

const Mutant = t.intersection([
  t.type({
    status: t.string,
    mutatorName: t.string,
    location: t.type({ start: Position, end: Position }),
  }),
  t.partial({ replacement: t.string, statusReason: t.string }),
])

/** Stryker's report about all changes that it made to the code. */
const Report = t.type({
  files: t.record(t.string, t.type({ source: t.string, mutants: t.array(Mutant) })),
})

/** A change that no test noticed. */
export type Survivor = {
  readonly file: string
  readonly line: number
  readonly change: string
}

/** The outcome of the changes to one part of the code. */
export type Figures = {
  /** Changes that made a test fail, loop, or fail to load. */
  readonly noticed: number
  readonly survivors: readonly Survivor[]
  /** Changes with the same behaviour, each with its reason. */
  readonly equivalent: number
  /** Known equivalents that are not found exactly once among the unnoticed changes. */
  readonly mistaken: readonly Mistaken[]
}

export type Mistaken = { readonly known: Equivalent; readonly found: number }

const noticed = new Set(['Killed', 'Timeout', 'RuntimeError'])
const missed = new Set(['Survived', 'NoCoverage'])
// The test titles were too long for the runner, so nothing was tried.
const isUntried = (reason: string | undefined): boolean =>
  reason?.includes('Regular expression too large') === true

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

const codeAt = (source: string, { start, end }: t.TypeOf<typeof Mutant>['location']): string => {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.pop() ?? ''
  return oneLine([...lines, last.slice(0, end.column - 1)].join('\n').slice(start.column - 1))
}

const isCode = (known: string): ((code: string) => boolean) =>
  known.endsWith(' …')
    ? (code) => code.startsWith(known.slice(0, -' …'.length))
    : (code) => code === known

/** The figures of a report, given the `known` equivalent changes; null if it is no report. */
export const readReport = (known: readonly Equivalent[], raw: unknown): Figures | null => {
  const report = Report.decode(raw)
  if (E.isLeft(report)) return null
  const mutants = Object.entries(report.right.files).flatMap(([file, { source, mutants: all }]) =>
    all.map(({ location, replacement = '', ...mutant }) => ({
      ...mutant,
      file,
      line: location.start.line,
      text: source.split('\n')[location.start.line - 1]?.trim(),
      code: codeAt(source, location),
      change: oneLine(replacement),
    })),
  )
  const unnoticed = mutants.filter(
    ({ status, statusReason }) => missed.has(status) || isUntried(statusReason),
  )
  const ignored = mutants.filter(
    ({ status, statusReason }) => status === 'Ignored' && statusReason !== nameReason,
  )
  const claims = known
    .filter(({ file }) => Object.hasOwn(report.right.files, file))
    .map((one) => ({
      known: one,
      found: unnoticed.filter(
        ({ file, text, code, change }) =>
          file === one.file && text === one.line && isCode(one.code)(code) && change === one.change,
      ),
    }))
  // Of several matches, the intended one is unknown.
  const excused = new Set(claims.flatMap(({ found }) => (found.length === 1 ? found : [])))
  const survivors = unnoticed.filter((mutant) => !excused.has(mutant))
  return {
    noticed: mutants.filter(
      ({ status, statusReason }) => noticed.has(status) && !isUntried(statusReason),
    ).length,
    survivors: survivors.map(({ file, line, mutatorName, code, change }) => ({
      file,
      line,
      change: `${mutatorName}: ${code.slice(0, 80)} → ${change.slice(0, 80)}`,
    })),
    equivalent: ignored.length + unnoticed.length - survivors.length,
    mistaken: claims.flatMap(({ known: one, found }) =>
      found.length === 1 ? [] : { known: one, found: found.length },
    ),
  }
}

/** The percentage of non-equivalent changes that were noticed; 100 if there are none. */
export const scoreOf = ({ noticed: found, survivors }: Figures): number =>
  found + survivors.length === 0 ? 100 : (100 * found) / (found + survivors.length)

const columns = [
  'part',
  'changes',
  'noticed',
  'survived',
  'equivalent',
  'score',
  'at least',
  'tried',
]

/** A row of the table in the documentation, with the day of its run: `2026-11-26`. */
export const rowOf = (name: string, figures: Figures, least: number, day: string): string => {
  const survived = figures.survivors.length
  const cells = [
    name,
    figures.noticed + survived,
    figures.noticed,
    survived,
    figures.equivalent,
    // Rounded down, so that 100 means all.
    `${(Math.floor(scoreOf(figures) * 10) / 10).toFixed(1)} %`,
    `${least} %`,
    day,
  ]
  return `| ${cells.join(' | ')} |`
}

const head = `| ${columns.join(' | ')} |`
const underline = `|---|${'--:|'.repeat(columns.length - 1)}`

/** Replaces the rows of one table in the text: the one that begins with the lines of `top`. */
const withTable = (
  text: string,
  top: readonly [columns: string, line: string],
  rowsAfter: (old: readonly string[]) => readonly string[],
): string => {
  const lines = text.split('\n')
  const at = lines.indexOf(top[0])
  if (at < 0) throw new Error(`there is no table to write to: ${top[0]}`)
  const rest = lines.slice(at)
  const length = rest.findIndex((line) => !line.startsWith('|'))
  const rows = rowsAfter(rest.slice(top.length, length))
  return [...lines.slice(0, at), ...top, ...rows, ...rest.slice(length)].join('\n')
}

/**
 * Puts new rows into the table of figures in the text, in the order of `names`. A part that was not
 * tried again keeps its row.
 */
export const withRows = (
  text: string,
  names: readonly string[],
  rows: ReadonlyMap<string, string>,
): string =>
  withTable(text, [head, underline], (table) => {
    const old = new Map(table.map((row) => [row.split('|')[1]?.trim() ?? '', row] as const))
    return names.flatMap((name) => rows.get(name) ?? old.get(name) ?? [])
  })

const inCode = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``

/** Replaces the rows of the text's other table, which lists the equivalent changes. */
export const withEquivalents = (text: string, known: readonly Equivalent[]): string =>
  withTable(
    text,
    ['| file | in the line | changed | to | why it means the same |', '|---|---|---|---|---|'],
    () =>
      known.map(({ file, why, ...texts }) => {
        const { line, code, change } = texts
        return `| ${[path.basename(file), ...[line, code, change].map(inCode), why].join(' | ')} |`
      }),
  )
