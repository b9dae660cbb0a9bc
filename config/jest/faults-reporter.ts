import type { AggregatedResult, Reporter, TestContext } from '@jest/reporters'

type Row = Map<string, boolean>

const cellOf = /^(\w+): ends as documented after /

const columnsOf = (rows: ReadonlyMap<string, Row>): readonly string[] => {
  const counts = new Map<string, number>()
  for (const row of rows.values()) {
    for (const fault of row.keys()) counts.set(fault, (counts.get(fault) ?? 0) + 1)
  }
  // A fault that many calls can have gets a column; all others share the last one.
  return [...counts].filter(([, count]) => count > rows.size / 3).map(([fault]) => fault)
}

const sign = (outcomes: ReadonlyArray<boolean | undefined>): string => {
  const known = outcomes.filter((outcome) => outcome !== undefined)
  if (known.length === 0) return '·'
  return known.every(Boolean) ? 'ok' : 'SHORT'
}

/** Prints the outcome of every call under every fault; a dot if the call cannot have it. */
export default class FaultsReporter
  implements Pick<Reporter, 'onTestFileResult' | 'onRunComplete' | 'getLastError'>
{
  private missing: Error | undefined

  onTestFileResult: NonNullable<Reporter['onTestFileResult']> = (_test, { failureMessage }) => {
    if (failureMessage) process.stdout.write(`${failureMessage}\n`)
  }

  onRunComplete(_contexts: Set<TestContext>, results: AggregatedResult): void {
    const rows = new Map<string, Row>()
    for (const { testResults } of results.testResults) {
      for (const { ancestorTitles, title, status } of testResults) {
        const [, fault] = cellOf.exec(title) ?? []
        const [call] = ancestorTitles
        if (fault === undefined || call === undefined) continue
        rows.set(call, (rows.get(call) ?? new Map()).set(fault, status === 'passed'))
      }
    }
    const columns = columnsOf(rows)
    const width = Math.max(...[...rows.keys()].map((call) => call.length))
    const line = (call: string, cells: readonly string[]) =>
      `${call.padEnd(width)}  ${cells.join('  ')}\n`
    process.stdout.write(line('', [...columns, 'its own']))
    for (const [call, row] of rows) {
      const own = [...row].filter(([fault]) => !columns.includes(fault)).map(([, ok]) => ok)
      const cells = columns.map((fault) => sign([row.get(fault)]).padEnd(fault.length))
      process.stdout.write(line(call, [...cells, sign(own)]))
    }
    if (rows.size === 0) this.missing = new Error('no cell was run')
    const cells = [...rows.values()].flatMap((row) => [...row.values()])
    const short = cells.filter((ok) => !ok).length
    process.stdout.write(`\n${cells.length} cells, ${cells.length - short} ok, ${short} short\n`)
  }

  getLastError(): Error | undefined {
    return this.missing
  }
}
