import { writeFileSync } from 'node:fs'
import { heldBy, monkeyVisit, seeded, wander } from './support/monkey.ts'
import { expect, test } from './support/site.ts'

// A few visits, always the same, with every test; `npm run monkey` makes many, and others each time.
const { MONKEY_SESSIONS = '5', MONKEY_STEPS = '30', MONKEY_SEED = '7' } = process.env
const steps = Number(MONKEY_STEPS)

/** What Chrome says of a request that came to nothing: the page says so in words of its own. */
const ofTheNetwork = /Failed to load resource|net::ERR_|ChunkLoadError/
/** A flow or a screen that fell, but for a part of the page that the network did not bring. */
const crash = /FLOW_CRASHED|UI_CRASHED\](?! ChunkLoadError)/

test.describe('whoever presses what comes', { tag: '@any-size' }, () => {
  for (let session = 1; session <= Number(MONKEY_SESSIONS); session += 1) {
    test(`breaks nothing, and leaves nothing waiting: visit ${session}`, async ({
      page,
      site,
      sandbox,
      consoleErrors,
    }, testInfo) => {
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
    })
  }

  test('leaves no more behind in a page than a tenth of it', async ({ page }, testInfo) => {
    testInfo.setTimeout(120_000 + steps * 3_000)
    const presses = Math.ceil(steps / 30)
    await page.goto('/en-IN')
    const round = () => wander(page, seeded(Number(MONKEY_SEED)), presses)
    // What is loaded once, and kept, is there after these.
    for (let warming = 0; warming < 2; warming += 1) await round()
    const before = await heldBy(page)
    for (let rounds = 0; rounds < 3; rounds += 1) await round()
    const growth = (await heldBy(page)) / before
    console.log(`heap after three more rounds: ${(growth * 100).toFixed(1)} %`)
    expect(growth).toBeLessThanOrEqual(1.1)
  })
})
