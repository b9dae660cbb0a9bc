import { either as E } from 'fp-ts'
import * as t from 'io-ts'

const Mutant = t.intersection([
  t.type({
    status: t.string,
    mutatorName: t.string,
    location: t.type({ start: t.type({ line: t.number }) }),
  }),
  t.partial({ replacement: t.string, statusReason: t.string }),
])

/** What Stryker says of every change that it made to the code. */
const Report = t.type({ files: t.record(t.string, t.type({ mutants: t.array(Mutant) })) })

/** A change that no test noticed. */
export type Survivor = {
  readonly file: string
  readonly line: number
  readonly change: string
}

/** What came of the changes to one part of the code. */
export type Figures = {
  /** Changes that made a test fail, loop, or not even load. */
  readonly noticed: number
  readonly survivors: readonly Survivor[]
  /** Changes that mean the same, each with its reason in the code. */
  readonly equivalent: number
}

const noticed = new Set(['Killed', 'Timeout', 'RuntimeError'])
const missed = new Set(['Survived', 'NoCoverage'])

/** The figures of a report; null for what is none. */
export const readReport = (raw: unknown): Figures | null => {
  const report = Report.decode(raw)
  if (E.isLeft(report)) return null
  const mutants = Object.entries(report.right.files).flatMap(([file, { mutants: changes }]) =>
    changes.map((mutant) => ({ file, ...mutant })),
  )
  return {
    noticed: mutants.filter(({ status }) => noticed.has(status)).length,
    survivors: mutants
      .filter(({ status }) => missed.has(status))
      .map(({ file, location, mutatorName, replacement }) => ({
        file,
        line: location.start.line,
        change: `${mutatorName}: ${(replacement ?? '').replace(/\s+/g, ' ').trim().slice(0, 120)}`,
      })),
    equivalent: mutants.filter(({ status }) => status === 'Ignored').length,
  }
}

/** How many in a hundred changes were noticed, of those that mean something; all of none. */
export const scoreOf = ({ noticed: found, survivors }: Figures): number =>
  found + survivors.length === 0 ? 100 : (100 * found) / (found + survivors.length)

const columns = ['part', 'changes', 'noticed', 'survived', 'equivalent', 'score', 'at least']

/** A row of the table in the documentation. */
export const rowOf = (name: string, figures: Figures, least: number): string => {
  const survived = figures.survivors.length
  const cells = [
    name,
    figures.noticed + survived,
    figures.noticed,
    survived,
    figures.equivalent,
    // Rounded down: 100 means all.
    `${(Math.floor(scoreOf(figures) * 10) / 10).toFixed(1)} %`,
    `${least} %`,
  ]
  return `| ${cells.join(' | ')} |`
}

const head = `| ${columns.join(' | ')} |`
const underline = `|---|${'--:|'.repeat(columns.length - 1)}`

/**
 * A text with the rows of its table that are new in the place of the old ones, in the order of
 * `names`; a part that was not tried again keeps its row.
 */
export const withRows = (
  text: string,
  names: readonly string[],
  rows: ReadonlyMap<string, string>,
): string => {
  const lines = text.split('\n')
  const at = lines.indexOf(head)
  if (at < 0) throw new Error('there is no table of figures to write to')
  const rest = lines.slice(at)
  const length = rest.findIndex((line) => !line.startsWith('|'))
  const old = new Map(
    rest.slice(2, length).map((row) => [row.split('|')[1]?.trim() ?? '', row] as const),
  )
  const table = names.flatMap((name) => rows.get(name) ?? old.get(name) ?? [])
  return [...lines.slice(0, at), head, underline, ...table, ...rest.slice(length)].join('\n')
}
