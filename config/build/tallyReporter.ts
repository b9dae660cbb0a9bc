import { existsSync, readFileSync } from 'node:fs'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'

const mostLines = 60

/** The accessibility tree of the page, from the context that Playwright attaches to a failure. */
const pageOf = ({ attachments }: TestResult): string => {
  const file = attachments.find(({ name }) => name === 'error-context')?.path
  const text = file !== undefined && existsSync(file) ? readFileSync(file, 'utf8') : ''
  const lines = (/```yaml\n(.*?)```/s.exec(text)?.[1] ?? '').split('\n')
  return lines
    .filter((line) => !line.includes('/url:'))
    .slice(0, mostLines)
    .join('\n')
}

/** Ends a run of the end-to-end tests with the line that every run of tests ends with. */
export default class TallyReporter implements Reporter {
  readonly #outcomes = new Map<string, boolean>()
  readonly #pages: string[] = []
  #errors = 0

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status !== 'skipped') this.#outcomes.set(test.id, test.ok())
    if (test.ok()) return
    const after = (result.duration / 1000).toFixed(1)
    this.#pages.push(`── after ${after} s of ${test.title}\n${pageOf(result)}`)
  }

  onError(): void {
    this.#errors += 1
  }

  onEnd({ status }: FullResult): void {
    // Printed, because from a run elsewhere only the output is kept.
    for (const page of this.#pages) console.log(page)
    const outcomes = [...this.#outcomes.values()]
    const passed = outcomes.filter((ok) => ok).length
    const failed = outcomes.length - passed + this.#errors
    const unexplained = status !== 'passed' && failed === 0 ? 1 : 0
    console.log(`${String(passed)} passed, ${String(failed + unexplained)} failed`)
  }
}
