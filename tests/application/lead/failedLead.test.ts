import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import {
  leadEdited,
  leadOpened,
  leadRequested,
} from '../../../src/application/lead/spotLead.slice.ts'
import type { RemoteError } from '../../../src/application/ports/remoteError.ts'
import { customerRecognised } from '../../../src/application/session/session.slice.ts'
import { filledLead } from '../../domain/lead/leads.ts'
import { asha, makeCredentialMemory } from '../../support/account.ts'
import { taken } from '../../support/lead.ts'
import { told } from '../../support/told.ts'
import { pass, settle, unanswered } from '../../support/visitStore.ts'
import { sendAsAsha, sendLead, visitLead } from './visitLead.ts'

const remoteErrors: readonly RemoteError[] = [
  { kind: 'NetworkError', because: 'failed', message: null },
  { kind: 'NetworkError', because: 'declined', message: 'body is wrong at geo_region' },
  { kind: 'RefusalUnreadable', because: 'failed' },
  { kind: 'Unreachable', because: 'offline' },
  { kind: 'ContractBroken', call: '/website/spot_callback_requests', paths: ['redirect_url'] },
]

const down: RemoteError = { kind: 'Unreachable', because: 'connection' }

describe('a lead that fails', () => {
  it.each(remoteErrors)('keeps its form and leads nowhere: %j', async (error) => {
    const visit = await sendLead({ requestSpotCallback: () => TE.left(error) })
    expect(visit.form()).toMatchObject({
      input: filledLead,
      phase: { status: 'failed', failure: error },
    })
    expect(visit.reports).toEqual(told(error, { tag: 'LEAD', about: error.kind }))
    expect(visit.asked.confirmations).toEqual([])
    expect(visit.went).toEqual([])
    expect(visit.events).toEqual([])
  })

  it('is given up at the deadline', async () => {
    const { form } = await sendLead({ requestSpotCallback: () => unanswered })
    await pass(limits.requestDeadline - 1)
    expect(form().phase).toEqual({ status: 'submitting' })
    await pass(1)
    expect(form().phase).toEqual({
      status: 'failed',
      failure: { kind: 'Unreachable', because: 'timeout' },
    })
  })

  it('because the session is over ends the session, and asks for the contact', async () => {
    const visit = await sendAsAsha({
      requestSpotCallback: () => TE.left({ kind: 'AuthenticationFailed' }),
    })
    expect(visit.form().phase).toEqual({
      status: 'failed',
      failure: { kind: 'AuthenticationFailed' },
    })
    expect(visit.state().session).toEqual({ status: 'guest' })
    // The customer has not seen these fields before.
    expect(visit.problems().name).toBeNull()
    visit.tell(leadRequested())
    await settle()
    expect(visit.problems().name).toEqual({ kind: 'Wrong', error: { kind: 'NameMissing' } })
  })

  it('because the session is over is over itself once the customer has logged in again', async () => {
    const { form, tell } = await sendAsAsha({
      requestSpotCallback: () => TE.left({ kind: 'AuthenticationFailed' }),
    })
    tell(customerRecognised(asha))
    expect(form().phase).toEqual({ status: 'untouched' })
  })

  it.each<RemoteError | null>([down, null])(
    'otherwise has failed for a customer who logs in as well: %j',
    async (failure) => {
      const requestSpotCallback = () =>
        TE.left(
          failure ?? {
            kind: 'FormRefused' as const,
            message: null,
            fields: [{ field: 'name' as const, message: 'Who?' }],
          },
        )
      const { form, tell } = await sendLead({ requestSpotCallback })
      tell(customerRecognised(asha))
      expect(form().phase).toEqual({ status: 'failed', failure })
    },
  )

  it.each(['name', 'mobile', 'requirement'] as const)(
    'shows a customer the refusal of a field that their form does not have under the form: %s',
    async (field) => {
      const visit = await sendAsAsha({
        requestSpotCallback: () =>
          TE.left({
            kind: 'FormRefused',
            message: null,
            fields: [
              { field: 'drop', message: 'Too far.' },
              { field, message: 'Not of this country.' },
            ],
          }),
      })
      expect(visit.form()).toMatchObject({
        phase: {
          status: 'failed',
          failure: { kind: 'FormRefused', message: 'Not of this country.' },
        },
        refused: [{ field: 'drop' }, { message: 'Not of this country.' }],
      })
    },
  )

  it('takes a new request id for another customer', async () => {
    const visit = await sendLead({ requestSpotCallback: () => TE.left(down) })
    visit.tell(customerRecognised(asha), leadRequested())
    await settle()
    const [guests, customers] = visit.asked.callbacks.map(({ context }) => context)
    expect(customers?.credentials).toMatchObject({ mobile: asha.mobile })
    expect(customers?.requestId).not.toBe(guests?.requestId)
  })

  it('takes a new request id for the guest that a rejected customer becomes', async () => {
    const visit = visitLead(
      { requestSpotCallback: () => TE.left({ kind: 'AuthenticationFailed' }) },
      { credentials: makeCredentialMemory(asha) },
    )
    visit.tell(customerRecognised(asha), leadOpened('trucks'), leadEdited(filledLead))
    for (let sent = 0; sent < 3; sent += 1) {
      visit.tell(leadRequested())
      await settle()
    }
    expect(visit.asked.callbacks.map(({ context }) => context.requestId)).toEqual([
      'request-1',
      'request-2',
      'request-2',
    ])
  })

  it('reuses its request id for an unchanged retry, and takes a new one after an edit', async () => {
    const visit = await sendLead({ requestSpotCallback: () => TE.left(down) })
    visit.tell(leadRequested())
    await settle()
    visit.tell(leadEdited({ consent: false }), leadRequested())
    await settle()
    expect(visit.asked.callbacks.map(({ context }) => context.requestId)).toEqual([
      'request-1',
      'request-1',
      'request-2',
    ])
  })

  it('reuses its request id for the same category, and takes a new one for another', async () => {
    const visit = await sendLead({ requestSpotCallback: () => TE.left(down) })
    visit.tell(leadRequested(filledLead.category))
    await settle()
    visit.tell(leadRequested('compact'))
    await settle()
    expect(
      visit.asked.callbacks.map(({ enquiry, context }) => [enquiry.category, context.requestId]),
    ).toEqual([
      [filledLead.category, 'request-1'],
      [filledLead.category, 'request-1'],
      ['compact', 'request-2'],
    ])
  })

  it('takes a new request id after a lead that was accepted', async () => {
    const visit = await sendLead()
    visit.tell(leadRequested())
    await settle()
    expect(visit.asked.callbacks.map(({ context }) => context.requestId)).toEqual([
      'request-1',
      'request-2',
    ])
  })

  it('because its link is not allowed leads nowhere', async () => {
    const visit = await sendLead({ readLink: () => E.left({ kind: 'LinkRefused' }) })
    expect(visit.form().phase).toEqual({ status: 'failed', failure: { kind: 'LinkRefused' } })
    expect(visit.reports).toEqual([{ tag: 'LINK_REFUSED', about: 'redirect_url' }])
    expect(visit.went).toEqual([])
  })

  it('because its link is not allowed is counted once, when a later try succeeds', async () => {
    let calls = 0
    const visit = await sendLead({
      readLink: () => {
        calls += 1
        return calls < 3
          ? E.left({ kind: 'LinkRefused' })
          : E.right({ site: null, path: '/en-IN/results', query: [] })
      },
    })
    visit.tell(leadRequested())
    await settle()
    expect(visit.events).toEqual([])
    visit.tell(leadRequested())
    await settle()
    expect(visit.went).toHaveLength(1)
    expect(visit.events.map(({ name }) => name)).toEqual(['Unregistered Lead'])
  })

  it('because the browser never leaves for another site can be sent again after 15 seconds', async () => {
    const site = 'https://fares.example'
    const visit = await sendLead({ readLink: () => E.right({ site, path: '/x', query: [] }) })
    visit.tell(leadRequested())
    await settle()
    expect(visit.asked.callbacks).toHaveLength(1)
    expect(visit.form().phase).toEqual({ status: 'succeeded' })
    await pass(limits.requestDeadline)
    visit.tell(leadRequested())
    await settle()
    expect(visit.asked.callbacks).toHaveLength(2)
  })

  it('because its service throws can be sent again', async () => {
    let calls = 0
    const visit = await sendLead({
      requestSpotCallback: () => {
        calls += 1
        if (calls === 1) throw new Error('broken')
        return TE.right(taken)
      },
    })
    expect(visit.form().phase).toEqual({ status: 'failed', failure: { kind: 'FlowCrashed' } })
    visit.tell(leadRequested())
    await settle()
    expect(visit.went).toHaveLength(1)
  })

  it('because the way on throws can be sent again, as the same lead', async () => {
    const visit = await sendLead({
      goTo: () => {
        throw new Error('broken')
      },
    })
    expect(visit.form().phase).toEqual({ status: 'failed', failure: { kind: 'FlowCrashed' } })
    visit.tell(leadRequested())
    await settle()
    expect(visit.asked.callbacks.map(({ context }) => context.requestId)).toEqual([
      'request-1',
      'request-1',
    ])
  })
})

describe('the confirmation of a lead', () => {
  it('that is negative makes the lead fail: nothing is counted, and it leads nowhere', async () => {
    const visit = await sendLead({ requestSpotRedirect: () => TE.right(false) })
    expect(visit.form().phase).toEqual({ status: 'failed', failure: { kind: 'LeadUnconfirmed' } })
    expect(visit.reports).toEqual([{ tag: 'LEAD', about: 'LeadUnconfirmed' }])
    expect([visit.went, visit.events, visit.remembered]).toEqual([[], [], []])
  })

  it('that refuses the form shows where', async () => {
    const { form, reopened, went } = await sendLead({
      requestSpotRedirect: () =>
        TE.left({
          kind: 'FormRefused',
          message: null,
          fields: [{ field: 'drop', message: 'Too wet.' }],
        }),
    })
    expect(form().refused).toEqual([{ field: 'drop', message: 'Too wet.' }])
    expect(reopened()).toBe('drop')
    expect(went).toEqual([])
  })

  it.each(remoteErrors)('that fails does not hold the visitor up: %j', async (error) => {
    const { went, reports } = await sendLead({ requestSpotRedirect: () => TE.left(error) })
    expect(went).toHaveLength(1)
    expect(reports).toEqual(told(error, { tag: 'LEAD', about: `confirmation: ${error.kind}` }))
  })

  it('that rejects a customer’s credentials does not hold them up, but ends their session', async () => {
    const visit = await sendAsAsha({
      requestSpotRedirect: () => TE.left({ kind: 'AuthenticationFailed' }),
    })
    expect(visit.went).toHaveLength(1)
    expect(visit.state().session.status).toBe('guest')
  })

  it('that hangs holds the visitor up until the deadline at most', async () => {
    const { went } = await sendLead({ requestSpotRedirect: () => unanswered })
    await pass(limits.requestDeadline - 1)
    expect(went).toEqual([])
    await pass(1)
    expect(went).toHaveLength(1)
  })
})
