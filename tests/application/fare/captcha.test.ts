import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { estimateRequested, fareEdited } from '../../../src/application/fare/fareForm.slice.ts'
import { filledForm } from '../../support/fares.ts'
import { askForFares, elsewhere } from '../../support/visitFares.ts'
import { pass, settle, unanswered } from '../../support/visitStore.ts'
import { nothingKept } from '../../support/world.ts'

describe('a captcha that failed', () => {
  const failing = { solveCaptcha: TE.left({ kind: 'CaptchaFailed' as const }) }

  it('requests no fares, says so and is reported', async () => {
    const visit = await askForFares(failing)
    expect(visit.asked.quotes).toEqual([])
    expect(visit.reports).toEqual([{ tag: 'CAPTCHA', about: 'CaptchaFailed' }])
    expect(visit.form()).toMatchObject({
      input: filledForm,
      phase: { status: 'failed', failure: { kind: 'CaptchaFailed' } },
    })
  })

  it('because the device is offline says that, and does not reload the page', async () => {
    const offline = { kind: 'Unreachable', because: 'offline' } as const
    const visit = await askForFares({ solveCaptcha: TE.left(offline) })
    await pass(60_000)
    expect(visit.form().phase).toEqual({ status: 'failed', failure: offline })
    expect(visit.reloads).toEqual([])
    expect(visit.reports).toEqual([])
  })

  it('reloads the page once, after exactly 3 seconds, and keeps the form', async () => {
    const visit = await askForFares(failing)
    expect(visit.kept.drafts.at(-1)?.form).toEqual(filledForm)
    await pass(2999)
    expect(visit.reloads).toEqual([])
    await pass(1)
    expect(visit.reloads).toHaveLength(1)
    await pass(60_000)
    expect(visit.reloads).toHaveLength(1)
  })

  it('may stop the application where there is no page to reload', async () => {
    let stop = (): void => undefined
    const visit = await askForFares({ ...failing, reloadPage: () => stop() })
    stop = visit.stop
    visit.tell(fareEdited({ name: 'Asha' }), estimateRequested())
    await pass(3000)
    expect(visit.reports.map(({ tag }) => tag)).toEqual(['CAPTCHA', 'CAPTCHA'])
    visit.tell(estimateRequested())
    await settle()
    expect(visit.reports).toHaveLength(2)
  })

  it('does not submit the form again by itself', async () => {
    let solved = 0
    await askForFares({
      solveCaptcha: async () => {
        solved += 1
        return E.left({ kind: 'CaptchaFailed' })
      },
    })
    await pass(3000)
    expect(solved).toBe(1)
  })

  it('does not reload the page if the visitor submits again first', async () => {
    let solved = 0
    const visit = await askForFares({
      solveCaptcha: async () => {
        solved += 1
        return solved === 1 ? E.left({ kind: 'CaptchaFailed' }) : E.right('proof')
      },
    })
    await pass(2999)
    visit.tell(estimateRequested())
    await pass(60_000)
    expect(visit.went).toHaveLength(1)
    expect(visit.reloads).toEqual([])
  })

  it('a second time reloads the page 3 seconds after the second failure', async () => {
    const visit = await askForFares(failing)
    await pass(2000)
    visit.tell(estimateRequested())
    await pass(2999)
    expect(visit.reloads).toEqual([])
    await pass(1)
    expect(visit.reloads).toHaveLength(1)
  })

  it('does not reload another page that the visitor has gone to', async () => {
    const place = elsewhere()
    const visit = await askForFares({ ...failing, readPage: place.readPage })
    place.leave()
    await pass(60_000)
    expect(visit.reloads).toEqual([])
  })

  it('reloads the page in time even if this browser’s memory hangs', async () => {
    const visit = await askForFares({
      ...failing,
      memory: {
        draft: { ...nothingKept, keep: () => unanswered },
        params: { ...nothingKept, keep: () => unanswered },
      },
    })
    await pass(3000)
    expect(visit.reloads).toHaveLength(1)
  })
})
