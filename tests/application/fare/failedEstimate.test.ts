import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import type { FareFailure } from '../../../src/application/fare/fareFailure.ts'
import { estimateRequested, fareEdited } from '../../../src/application/fare/fareForm.slice.ts'
import type { RemoteError } from '../../../src/application/ports/remoteError.ts'
import { customerRecognised } from '../../../src/application/session/session.slice.ts'
import { asha, makeCredentialMemory } from '../../support/account.ts'
import { filledForm, quote } from '../../support/fares.ts'
import { told } from '../../support/told.ts'
import { askForFares, refusing } from '../../support/visitFares.ts'
import { makePending, pass, settle, unanswered, visitStore } from '../../support/visitStore.ts'
import { nothingKept } from '../../support/world.ts'

const remoteErrors: readonly RemoteError[] = [
  { kind: 'NetworkError', because: 'failed', message: null },
  { kind: 'NetworkError', because: 'declined', message: 'Try later' },
  { kind: 'RefusalUnreadable', because: 'failed' },
  { kind: 'Unreachable', because: 'offline' },
  { kind: 'Unreachable', because: 'timeout' },
  { kind: 'Unreachable', because: 'connection' },
  { kind: 'ContractBroken', call: 'validator', paths: ['vehicles.0.base_fare'] },
]

describe('an estimate that failed', () => {
  const isKept = async (
    visit: Awaited<ReturnType<typeof askForFares>>,
    failure: FareFailure | null,
  ) => {
    expect(visit.form().phase).toEqual({ status: 'failed', failure })
    expect(visit.form().input).toEqual(filledForm)
    expect(visit.went).toEqual([])
    expect(visit.results()).toEqual({ status: 'absent' })
    const calls = visit.asked.quotes.length
    await pass(60_000)
    expect(visit.asked.quotes).toHaveLength(calls)
    expect(visit.form().input).toEqual(filledForm)
  }

  it.each(remoteErrors)('at the validator says so and is reported once: %j', async (error) => {
    const visit = await askForFares({ quoteFare: () => TE.left(error) })
    expect(visit.asked.tokens).toEqual([])
    expect(visit.reports).toEqual(told(error, { tag: 'FARE_ESTIMATE', about: error.kind }))
    expect(visit.eventNames()).toEqual(['Get Trip Estimate Click'])
    await isKept(visit, error)
    expect(visit.reloads).toEqual([])
  })

  it('shows the service’s messages at their fields, at an address only if it is not served', async () => {
    const visit = await askForFares(
      refusing({
        fieldErrors: [
          { field: 'mobile', message: 'Blocked.' },
          { field: 'pickup', message: 'Too far.' },
        ],
        unserved: ['drop'],
      }),
    )
    expect(visit.form().refused).toEqual([
      { field: 'mobile', message: 'Blocked.' },
      { field: 'drop', message: 'Too far.' },
    ])
    expect(visit.reports).toEqual([])
    await isKept(visit, null)
    visit.tell(fareEdited({ mobile: '9000000001' }))
    expect(visit.form().refused).toEqual([{ field: 'drop', message: 'Too far.' }])
  })

  it.each(['mobile', 'name', 'requirement'] as const)(
    'shows a customer the refusal of a field that their form does not have under the form: %s',
    async (field) => {
      const visit = visitStore(
        refusing({
          fieldErrors: [
            { field: 'drop', message: 'Too far.' },
            { field, message: 'Not of this country.' },
          ],
        }),
      )
      visit.tell(customerRecognised(asha), fareEdited(filledForm), estimateRequested())
      await settle()
      expect(visit.form().refused[0]).toEqual({ field: 'drop', message: 'Too far.' })
      await isKept(visit, { kind: 'FormRefused', message: 'Not of this country.' })
    },
  )

  it.each(['drop', 'pickup'] as const)(
    'shows a customer the refusal of a field that their form has at that field: %s',
    async (field) => {
      const visit = visitStore(refusing({ fieldErrors: [{ field, message: 'Too far.' }] }))
      visit.tell(customerRecognised(asha), fareEdited(filledForm), estimateRequested())
      await settle()
      expect(visit.form().refused).toMatchObject([{ message: 'Too far.' }])
      await isKept(visit, null)
    },
  )

  it.each(['quoteFare', 'issueFareToken'] as const)(
    'because the service rejects the customer’s credentials ends the session: %s',
    async (port) => {
      const failure = { kind: 'AuthenticationFailed' } as const
      const visit = visitStore({
        credentials: makeCredentialMemory(asha),
        [port]: () => TE.left(failure),
      })
      visit.tell(customerRecognised(asha), fareEdited(filledForm), estimateRequested())
      await settle()
      expect(visit.state().session).toEqual({ status: 'guest' })
      expect(visit.reports).toEqual([])
      await isKept(visit, failure)
    },
  )

  it('because the service rejects a guest’s request leaves the guest a guest', async () => {
    const visit = await askForFares({
      quoteFare: () => TE.left({ kind: 'NetworkError', because: 'unbelieved', message: null }),
    })
    expect(visit.state().session).toEqual({ status: 'guest' })
    await isKept(visit, { kind: 'NetworkError', because: 'unbelieved', message: null })
  })

  it('shows the form error as well as the messages at the fields', async () => {
    const visit = await askForFares(
      refusing({
        formError: 'Sorry! No service is available',
        fieldErrors: [{ field: 'drop', message: 'Here.' }],
      }),
    )
    expect(visit.form().refused).toEqual([{ field: 'drop', message: 'Here.' }])
    await isKept(visit, { kind: 'FormRefused', message: 'Sorry! No service is available' })
  })

  it('without any message from the service is reported', async () => {
    const visit = await askForFares(refusing({}))
    expect(visit.reports).toEqual([{ tag: 'FARE_ESTIMATE', about: 'refused without a word' }])
    await isKept(visit, { kind: 'FormRefused', message: null })
  })

  it('for an address that is not served marks it even without a message, and is reported', async () => {
    const visit = await askForFares(refusing({ unserved: ['pickup', 'drop'] }))
    expect(visit.form().refused).toEqual([
      { field: 'pickup', message: null },
      { field: 'drop', message: null },
    ])
    expect(visit.reports).toEqual([{ tag: 'FARE_ESTIMATE', about: 'refused without a word' }])
    await isKept(visit, null)
  })

  it('because the service refused a token shows the service’s message, if there is one', async () => {
    for (const message of ['Token quota is used up', null]) {
      const refused = { kind: 'TokenRefused' as const, message }
      const visit = await askForFares({ issueFareToken: () => TE.left(refused) })
      expect(visit.reports).toEqual([{ tag: 'FARE_ESTIMATE', about: 'TokenRefused' }])
      await isKept(visit, refused)
    }
  })

  it.each<RemoteError>([
    { kind: 'NetworkError', because: 'unbelieved', message: null },
    { kind: 'RefusalUnreadable', because: 'unbelieved' },
  ])('is reported even if the service rejected a guest as unauthenticated: %j', async (error) => {
    const reports = [{ tag: 'FARE_ESTIMATE', about: error.kind }]
    const unquoted = await askForFares({ quoteFare: () => TE.left(error) })
    expect(unquoted.reports).toEqual(reports)
    await isKept(unquoted, error)
    const tokenless = await askForFares({ issueFareToken: () => TE.left(error) })
    expect(tokenless.reports).toEqual(reports)
    await isKept(tokenless, { kind: 'TokenUnavailable' })
  })

  it.each(remoteErrors)('because the secure call failed says so: %j', async (error) => {
    const visit = await askForFares({ issueFareToken: () => TE.left(error) })
    expect(visit.reports).toEqual(told(error, { tag: 'FARE_ESTIMATE', about: error.kind }))
    expect(visit.eventNames()).not.toContain('Get Trip Estimate Successful')
    const failure = (): FareFailure => {
      if (error.kind === 'NetworkError' && error.message !== null)
        return { kind: 'TokenRefused', message: error.message }
      const isOffline = error.kind === 'Unreachable' && error.because === 'offline'
      // Without a connection, a page that is refreshed is lost.
      return isOffline ? error : { kind: 'TokenUnavailable' }
    }
    await isKept(visit, failure())
  })

  it('because the returned link is not allowed goes nowhere, and counts no success', async () => {
    const visit = await askForFares({ readLink: () => E.left({ kind: 'LinkRefused' }) })
    expect(visit.went).toEqual([])
    expect(visit.asked.tokens).toEqual([])
    expect(visit.eventNames()).not.toContain('Get Trip Estimate Successful')
    expect(visit.reports).toEqual([{ tag: 'LINK_REFUSED', about: 'fare_estimate_url' }])
    await isKept(visit, { kind: 'LinkRefused' })
  })

  it('can be requested again with what was entered', async () => {
    let isDown = true
    const visit = await askForFares({
      quoteFare: () =>
        isDown ? TE.left({ kind: 'RefusalUnreadable', because: 'failed' }) : TE.right(quote),
    })
    isDown = false
    visit.tell(estimateRequested())
    await settle()
    expect(visit.went).toHaveLength(1)
    expect(visit.results().status).toBe('shown')
    expect(visit.asked.quotes[1]).toEqual(visit.asked.quotes[0])
  })

  it('never tells the operators what the visitor entered', async () => {
    const visits = await Promise.all([
      askForFares({
        quoteFare: () => TE.left({ kind: 'NetworkError', because: 'declined', message: 'Kiran' }),
      }),
      askForFares(refusing({ fieldErrors: [{ field: 'name', message: 'Kiran' }] })),
      askForFares({ issueFareToken: () => TE.left({ kind: 'TokenRefused', message: 'Kiran' }) }),
    ])
    // Operators can do nothing about an error that a field shows.
    expect(visits.map(({ reports }) => reports.length)).toEqual([1, 0, 1])
    for (const { reports } of visits) {
      expect(JSON.stringify(reports)).not.toMatch(/Kiran|98123|Koramangala/)
    }
  })
})

describe('a submit whose script does not load', () => {
  it.each(['connection', 'timeout'] as const)(
    'fails and is reported to the operators: %s',
    async (because) => {
      const failure = { kind: 'Unreachable', because } as const
      const visit = await askForFares({ loadEstimating: TE.left(failure) })
      expect(visit.form()).toMatchObject({
        input: filledForm,
        phase: { status: 'failed', failure },
      })
      expect(visit.reports).toEqual([{ tag: 'FARE_ESTIMATE', about: 'script: Unreachable' }])
    },
  )

  it('is not reported to the operators if the device is offline', async () => {
    const offline = { kind: 'Unreachable', because: 'offline' } as const
    const visit = await askForFares({ loadEstimating: TE.left(offline) })
    expect(visit.form().phase).toEqual({ status: 'failed', failure: offline })
    expect(visit.reports).toEqual([])
  })
})

describe('a call that hangs', () => {
  it('is given up after 10 seconds if it is the captcha', async () => {
    const visit = await askForFares({ solveCaptcha: unanswered })
    await pass(limits.captchaDeadline - 1)
    expect(visit.form().phase).toEqual({ status: 'submitting' })
    await pass(1)
    expect(visit.form().phase).toEqual({ status: 'failed', failure: { kind: 'CaptchaFailed' } })
    expect(visit.form().input).toEqual(filledForm)
  })

  it('is given up after 15 seconds if it is the validator, whose late answer is ignored', async () => {
    const validator = makePending<never, typeof quote>()
    const visit = await askForFares({ quoteFare: () => validator.task })
    await pass(14_999)
    expect(visit.form().phase).toEqual({ status: 'submitting' })
    await pass(1)
    const late = { status: 'failed', failure: { kind: 'Unreachable', because: 'timeout' } }
    expect(visit.form().phase).toEqual(late)
    validator.answer(E.right(quote))
    await settle()
    expect(visit.form().phase).toEqual(late)
    expect(visit.asked.tokens).toEqual([])
    expect(visit.went).toEqual([])
  })

  it('is given up after 15 seconds if it is the secure call', async () => {
    const visit = await askForFares({ issueFareToken: () => unanswered })
    await pass(14_999)
    expect(visit.form().phase).toEqual({ status: 'submitting' })
    await pass(1)
    expect(visit.form().phase).toEqual({ status: 'failed', failure: { kind: 'TokenUnavailable' } })
    expect(visit.form().input).toEqual(filledForm)
  })

  it('delays the results by the deadline at most if it is this browser’s memory', async () => {
    const visit = await askForFares({
      memory: {
        draft: { ...nothingKept, keep: () => unanswered, recall: unanswered },
        params: { ...nothingKept, keep: () => unanswered, recall: unanswered },
      },
    })
    await pass(limits.requestDeadline - 1)
    expect(visit.went).toEqual([])
    await pass(1)
    expect(visit.went).toHaveLength(1)
    visit.tell(fareEdited({ name: 'Asha' }), estimateRequested())
    await settle()
    expect(visit.asked.quotes).toHaveLength(2)
  })
})
