import { writeFileSync } from 'node:fs'
import { heldBy, monkeyVisit, seeded, wander } from './support/monkey.ts'
import { expect, test } from './support/site.ts'

// Every test run makes a few visits, always the same; `npm run monkey` makes many, and others each
// time.
const { MONKEY_SESSIONS = '5', MONKEY_STEPS = '30', MONKEY_SEED = '7' } = process.env
const steps = Number(MONKEY_STEPS)

/**
 * The visits, alternately on a phone and on a desktop, so that each visit always has the same size.
 */
const visits = Array.from({ length: Number(MONKEY_SESSIONS) }, (_, index) => ({
  session: index + 1,
  tag: index % 2 === 0 ? '@phone' : '@desktop',
}))

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/**
 * The growth over a series of measurements: the median of its later half divided by that of its
 * earlier half.
 */
const growthOf = (held: readonly number[]): number => {
  const half = Math.floor(held.length / 2)
  return median(held.slice(-half)) / median(held.slice(0, half))
}

/** What Chrome itself logs about a failed request; the page has its own text about that. */
const ofTheNetwork = /Failed to load resource|net::ERR_|ChunkLoadError/
/**
 * The report of a crashed flow or screen, or of a page that hydration rendered anew, except for a
 * part of the page that the network lost.
 */
const crash = /FLOW_CRASHED|UI_MISMATCH|UI_CRASHED\](?! ChunkLoadError)/

test.describe('random presses', () => {
  for (const { session, tag } of visits) {
    test(
      `crash nothing, and leave nothing waiting: visit ${session}`,
      { tag },
      async ({ page, site, sandbox, consoleErrors }, testInfo) => {
        testInfo.setTimeout(60_000 + steps * 1_500)
        consoleErrors.expect(ofTheNetwork)
        const crashes: string[] = []
        page.on('console', (message) => {
          if (crash.test(message.text())) crashes.push(message.text())
        })
        const told: string[] = []
        try {
          await monkeyVisit(page, site, sandbox, {
            random: seeded(Number(MONKEY_SEED) * 1_000 + session),
            steps,
            tell: (what) => told.push(what),
          })
        } finally {
          writeFileSync(testInfo.outputPath('visit.txt'), told.join('\n'))
        }
        expect(crashes, 'what crashed').toEqual([])
      },
    )
  }

  test(
    'make the memory of a page grow by no more than a tenth',
    { tag: '@any-size' },
    async ({ page }, testInfo) => {
      testInfo.setTimeout(240_000 + steps * 6_000)
      const presses = Math.ceil(steps / 30)
      await page.goto('/en-IN')
      const round = () => wander(page, seeded(Number(MONKEY_SEED)), presses)
      // After these rounds, everything that is loaded once and kept is there.
      for (let warming = 0; warming < 3; warming += 1) await round()
      const held: number[] = []
      for (let rounds = 0; rounds < 8; rounds += 1) {
        await round()
        held.push(await heldBy(page))
      }
      const growth = growthOf(held)
      const shown = held.map((bytes) => (bytes / 1e6).toFixed(2)).join(' ')
      console.log(`heap after each of eight rounds: ${shown} MB`)
      console.log(`its later half beside its earlier: ${(growth * 100).toFixed(1)} %`)
      expect(growth).toBeLessThanOrEqual(1.1)
    },
  )
})
