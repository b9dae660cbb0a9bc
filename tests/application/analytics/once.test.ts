import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import {
  bookingActionRequested,
  reloginRequested,
} from '../../../src/application/booking/order/orderReview.slice.ts'
import {
  estimateAbandoned,
  estimateRequested,
  fareEdited,
} from '../../../src/application/fare/fareForm.slice.ts'
import { resultsOpened } from '../../../src/application/fare/fareResults.slice.ts'
import type { LeadNeeds } from '../../../src/application/lead/leadFeature.ts'
import {
  leadAbandoned,
  leadOpened,
  leadRequested,
} from '../../../src/application/lead/spotLead.slice.ts'
import { modalOpened } from '../../../src/application/modal/modal.slice.ts'
import type { LocateCustomerError } from '../../../src/application/place/locateCustomer.port.ts'
import {
  currentLocationRequested,
  pickerOpened,
} from '../../../src/application/place/locationPicker.slice.ts'
import type { RemoteError } from '../../../src/application/ports/remoteError.ts'
import { authClosed } from '../../../src/application/session/auth.slice.ts'
import type { LeadDraft } from '../../../src/domain/lead/leadDraft.ts'
import type { Coordinates } from '../../../src/domain/place/coordinates.ts'
import { filledLead } from '../../domain/lead/leads.ts'
import { callback, filledForm, marketIn, quote } from '../../support/fares.ts'
import { taken } from '../../support/lead.ts'
import { askForFares } from '../../support/visitFares.ts'
import { visitOrder } from '../../support/visitOrder.ts'
import { makePending, settle, visitStore } from '../../support/visitStore.ts'
import { sendLead, visitLead } from '../lead/visitLead.ts'

const estimateEvents = [
  'Get Trip Estimate Click',
  'Get Trip Estimate Validation Successful',
  'Get Trip Estimate Successful',
  'Get Trip Estimate Successful-Trucks',
]

const offline: RemoteError = { kind: 'Unreachable', because: 'offline' }

describe('a fare estimate is counted once', () => {
  it('however often its button is tapped while it is loading', async () => {
    const market = marketIn('tr-TR')
    const validator = makePending<never, typeof quote>()
    const visit = visitStore({ market, quoteFare: () => validator.task })
    visit.tell(fareEdited({ ...filledForm, mobile: '5321234567' }))
    visit.tell(estimateRequested(), estimateRequested())
    await settle()
    visit.tell(estimateRequested())
    validator.answer(E.right(quote))
    await settle()
    expect(visit.eventNames()).toEqual([...estimateEvents, 'Marketing Lead'])
  })

  it('when it succeeds at the second try, whose click counts separately', async () => {
    let tries = 0
    const visit = await askForFares({
      quoteFare: () => {
        tries += 1
        return tries === 1 ? TE.left(offline) : TE.right(quote)
      },
    })
    visit.tell(estimateRequested())
    await settle()
    expect(visit.eventNames()).toEqual(['Get Trip Estimate Click', ...estimateEvents])
  })

  it('when its token is issued only at the second try', async () => {
    let tries = 0
    const visit = await askForFares({
      issueFareToken: () => {
        tries += 1
        return tries === 1 ? TE.left(offline) : TE.right('token-1')
      },
    })
    visit.tell(estimateRequested())
    await settle()
    expect(visit.eventNames()).toEqual([...estimateEvents.slice(0, 2), ...estimateEvents])
  })

  it('when it is given up while its screen is loading, and requested again', async () => {
    const screen = makePending<never, undefined>()
    const visit = await askForFares(
      {
        market: marketIn('tr-TR'),
        quoteFare: () => TE.right({ ...quote, callback: { ...callback, leadEntryCreated: true } }),
        loadResults: screen.task,
      },
      { mobile: '5321234567' },
    )
    visit.tell(estimateAbandoned())
    screen.answer(E.right(undefined))
    await settle()
    visit.tell(estimateRequested())
    await settle()
    screen.answer(E.right(undefined))
    await settle()
    const ids = visit.asked.quotes.map(({ context }) => context.requestId)
    expect(new Set(ids).size).toBe(1)
    expect(visit.eventNames()).toEqual([
      ...estimateEvents,
      'Marketing Lead',
      'Unregistered Lead',
      ...estimateEvents.slice(0, 2),
    ])
  })

  it('and not again by a reload of its results', async () => {
    const { went } = await askForFares()
    const reloaded = visitStore()
    const { path, query } = went[0]?.link ?? { path: '', query: [] }
    reloaded.tell(resultsOpened({ path, query }))
    await settle()
    expect(reloaded.results().status).toBe('shown')
    expect(reloaded.eventNames()).toEqual([])
  })

  it('and not again by order review, which opens it by its token', async () => {
    const { openDraft, eventNames } = visitOrder()
    await openDraft()
    expect(eventNames()).toEqual([])
  })
})

describe('fares that order review requests again', () => {
  it('count as accepted by the validator, not as an estimate that was requested', async () => {
    const { openDraft, eventNames, asked } = visitOrder({
      ports: { recallEstimate: () => TE.left({ kind: 'EstimateExpired' }) },
    })
    await openDraft()
    expect(asked.quotes).toHaveLength(1)
    expect(eventNames()).toEqual(['Get Trip Estimate Validation Successful'])
  })
})

describe('an unregistered lead is counted once', () => {
  it('however often it is sent while it is on its way', async () => {
    const service = makePending<never, typeof taken>()
    const visit = await sendLead({ requestSpotCallback: () => service.task })
    visit.tell(leadRequested(), leadRequested())
    service.answer(E.right(taken))
    await settle()
    expect(visit.events.map(({ name }) => name)).toEqual(['Unregistered Lead'])
  })

  it('when it is accepted at the second try', async () => {
    let tries = 0
    const visit = await sendLead({
      requestSpotCallback: () => {
        tries += 1
        return tries === 1 ? TE.left(offline) : TE.right(taken)
      },
    })
    expect(visit.events).toEqual([])
    visit.tell(leadRequested())
    await settle()
    expect(visit.events.map(({ name }) => name)).toEqual(['Unregistered Lead'])
  })

  it('and not again by a new visit that finds it in its form', async () => {
    let kept: LeadDraft | null = null
    const leadMemory: LeadNeeds['leadMemory'] = {
      keep: (draft) => {
        kept = draft
        return TE.right(undefined)
      },
      recall: () => Promise.resolve(E.right(kept)),
    }
    const first = await sendLead({ leadMemory })
    expect(first.events).toHaveLength(1)
    const again = visitLead({ leadMemory })
    again.tell(leadOpened(filledLead.category))
    await settle()
    expect(again.form().input).toEqual(filledLead)
    expect(again.events).toEqual([])
  })

  it('when it is given up while the browser leaves for another site, and sent again', async () => {
    const link = { site: 'https://fares.example', path: '/x', query: [] }
    const visit = await sendLead({ readLink: () => E.right(link) })
    visit.tell(leadAbandoned())
    visit.tell(leadRequested())
    await settle()
    expect(visit.asked.callbacks.map(({ context }) => context.requestId)).toEqual([
      'request-1',
      'request-1',
    ])
    expect(visit.events.map(({ name }) => name)).toEqual(['Unregistered Lead'])
  })
})

describe('a denied location is counted once', () => {
  it('for each request, however often it is tapped', async () => {
    const browser = makePending<LocateCustomerError, Coordinates>()
    const { tell, eventNames } = visitStore({ locateCustomer: browser.task })
    const deny = async () => {
      while (browser.count() > 0) browser.answer(E.left({ kind: 'LocationDenied' }))
      await settle()
    }
    tell(
      pickerOpened({ owner: 'fare', near: null, waypoint: 'drop', onChoice: 'pin', place: null }),
      currentLocationRequested(),
      currentLocationRequested(),
    )
    await deny()
    expect(eventNames()).toEqual(['Location Permission Denied'])
    tell(currentLocationRequested())
    await deny()
    expect(eventNames()).toHaveLength(2)
  })
})

describe('a relogin of order review is counted once', () => {
  it('when the page opens the login on arrival, whatever is tapped over it', async () => {
    const { openDraft, tell, eventNames } = visitOrder({ isGuest: true })
    await openDraft()
    tell(reloginRequested(), bookingActionRequested(), reloginRequested())
    await settle()
    expect(eventNames()).toEqual(['Order Review Relogin'])
  })

  it('for each time that the login is opened', async () => {
    const { openDraft, tell, eventNames } = visitOrder({ isGuest: true })
    await openDraft()
    tell(authClosed())
    await settle()
    tell(reloginRequested(), reloginRequested())
    await settle()
    expect(eventNames()).toEqual(['Order Review Relogin', 'Order Review Relogin'])
  })

  it('also where another modal is open', async () => {
    const { openDraft, tell, eventNames } = visitOrder({ isGuest: true })
    await openDraft()
    tell(authClosed())
    await settle()
    tell(modalOpened({ kind: 'goodsType' }), reloginRequested(), reloginRequested())
    await settle()
    expect(eventNames()).toEqual(['Order Review Relogin', 'Order Review Relogin'])
  })

  it('after a reload, which opens the login again', async () => {
    const first = visitOrder({ isGuest: true })
    await first.openDraft()
    const reloaded = visitOrder({ isGuest: true, memory: first.memory })
    await reloaded.open(first.search() ?? '')
    expect(reloaded.events).toEqual([
      { name: 'Order Review Relogin', properties: { region: 'in' } },
    ])
  })

  it('and not at all for a customer', async () => {
    const { openDraft, eventNames } = visitOrder()
    await openDraft()
    expect(eventNames()).toEqual([])
  })
})
