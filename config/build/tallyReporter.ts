import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Ends a run of the end-to-end tests with the line that every run of tests ends with. */
export default class TallyReporter implements Reporter {
  readonly #outcomes = new Map<string, boolean>()
  #errors = 0

  onTestEnd(test: TestCase, { status }: TestResult): void {
    if (status !== 'skipped') this.#outcomes.set(test.id, test.ok())
  }

  onError(): void {
    this.#errors += 1
  }

  onEnd({ status }: FullResult): void {
    const outcomes = [...this.#outcomes.values()]
    const passed = outcomes.filter((ok) => ok).length
    const failed = outcomes.length - passed + this.#errors
    const unexplained = status !== 'passed' && failed === 0 ? 1 : 0
    console.log(`${String(passed)} passed, ${String(failed + unexplained)} failed`)
  }
}
