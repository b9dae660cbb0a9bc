import { describe, expect, it } from '@jest/globals'
import { either as E, taskEither as TE } from 'fp-ts'
import type { RemoteError } from '../../../../src/application/ports/remoteError.ts'
import type { Profile } from '../../../../src/domain/session/profile.ts'
import { makeReadLink } from '../../../../src/infrastructure/browser/link.ts'
import { asha, profileOfAsha } from '../../../support/account.ts'
import { makeTabMemory, placedOrder, wholeDraft } from '../../../support/booking.ts'
import { searchOf, visitOrder } from '../../../support/visitOrder.ts'
import { makePending, settle } from '../../../support/visitStore.ts'
import { book, reviewing } from './visitPlacing.ts'

describe('one order', () => {
  it('shows its confirmation again after a reload, without asking a guest to log in', async () => {
    const memory = makeTabMemory()
    const first = await reviewing({ memory })
    first.tell(book)
    await settle()
    const second = visitOrder({ memory, isGuest: true })
    await second.open(first.search() ?? '')
    expect(second.placing()).toEqual(first.placing())
    expect(second.modal()).toEqual({ kind: 'none' })
    expect(second.asked.recalls).toEqual([])
  })

  it('keeps its confirmation if it is booked over it before the customer is known', async () => {
    const memory = makeTabMemory()
    const first = await reviewing({ memory })
    first.tell(book)
    await settle()
    const profile = makePending<RemoteError, Profile>()
    const second = visitOrder({ memory, ports: { loadProfile: () => profile.task } })
    await second.open(first.search() ?? '')
    second.tell(book)
    await settle()
    profile.answer(E.right(profileOfAsha))
    await settle()
    expect(second.placing()).toEqual(first.placing())
    expect(second.placed).toEqual([])
  })

  it('shows its confirmation after every reload, even if its fares expired before its customer was known', async () => {
    const memory = makeTabMemory()
    const first = await reviewing({ memory })
    first.tell(book)
    await settle()
    const profile = makePending<RemoteError, Profile>()
    const second = visitOrder({
      memory,
      ports: {
        loadProfile: () => profile.task,
        recallEstimate: () => TE.left({ kind: 'EstimateExpired' }),
      },
    })
    await second.open(first.search() ?? '')
    profile.answer(E.right(profileOfAsha))
    await settle()
    expect(second.asked.quotes).toEqual([])
    const third = visitOrder({ memory })
    await third.open(second.search() ?? '')
    expect(third.placing()).toEqual(first.placing())
  })

  it('shows its confirmation after every reload, even if its customer has got a name since', async () => {
    const memory = makeTabMemory()
    const nameless = { ...profileOfAsha, firstName: '', lastName: '' }
    const first = await reviewing(
      { memory, ports: { loadProfile: () => TE.right(nameless) } },
      { ...wholeDraft, sender: { name: 'Sender', mobile: asha.mobile } },
    )
    first.tell(book)
    await settle()
    const second = visitOrder({ memory })
    await second.open(first.search() ?? '')
    const third = visitOrder({ memory })
    await third.open(second.search() ?? '')
    expect(third.placing()).toEqual(first.placing())
  })

  it('is not shown as booked by a link to another order', async () => {
    const memory = makeTabMemory()
    const first = await reviewing({ memory })
    first.tell(book)
    await settle()
    const second = visitOrder({ memory })
    await second.open(searchOf({ ...wholeDraft, vehicleId: 2 }))
    expect(second.placing().status).toBe('idle')
  })
})

describe('the link to a booked order', () => {
  it.each([
    ['https://evil.example/x?crn=1', '/en-IN/track-order?crn=CRN3000001'],
    ['', '/en-IN/track-order?crn=CRN3000001'],
    [' ', '/en-IN/track-order?crn=CRN3000001'],
    ['/en-IN/track-order?crn=CRN3000001&x=1', '/en-IN/track-order?crn=CRN3000001&x=1'],
    ['/en-IN/track-order?crn=CRN3000002', '/en-IN/track-order?crn=CRN3000001'],
    ['/en-IN/track-order?crn=CRN3000002&crn=CRN3000001', '/en-IN/track-order?crn=CRN3000001'],
    ['/en-IN/track-order', '/en-IN/track-order?crn=CRN3000001'],
    // Another document, in which this page's router knows no page.
    ['/tr-TR/track-order?crn=CRN3000001', '/en-IN/track-order?crn=CRN3000001'],
    ['/track-order?crn=CRN3000001', '/en-IN/track-order?crn=CRN3000001'],
  ])(
    'is the service’s if it stays in our pages and names the order, else our own: %s',
    async (trackingUrl, path) => {
      const { tell, placing } = await reviewing({
        ports: {
          placeOrder: () => TE.right({ ...placedOrder, trackingUrl }),
          readLink: makeReadLink({
            here: () => 'https://hathi.example/en-IN/order-review',
            allowed: ['https://evil.example'],
          }),
        },
      })
      tell(book)
      await settle()
      expect(placing()).toMatchObject({ placed: { trackingPath: path } })
    },
  )
})
