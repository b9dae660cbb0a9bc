import { describe, expect, it } from '@jest/globals'
import { taskEither as TE } from 'fp-ts'
import { limits } from '../../../config/market/limits.ts'
import { selectPartnersPage } from '../../../src/application/partner/partnersPage.selectors.ts'
import {
  partnersPageOpened,
  partnersPageReducer,
} from '../../../src/application/partner/partnersPage.slice.ts'
import type { RemoteError } from '../../../src/application/ports/remoteError.ts'
import { partnersPage as page } from '../../support/partner.ts'
import { cameTo } from '../../support/reducedStates.ts'
import { pass, settle, unanswered, visitStore } from '../../support/visitStore.ts'
import { visitPartner } from './visitPartner.ts'

describe('the partners landing page', () => {
  it('is absent until it is opened, and before the partner feature is loaded', () => {
    expect(visitPartner().partnersPage()).toEqual({ status: 'absent' })
    expect(selectPartnersPage(visitStore().state())).toEqual({ status: 'absent' })
    expect(cameTo(partnersPageReducer)).toEqual({ status: 'absent' })
  })

  it('shows what content says in the page’s locale', async () => {
    const { tell, partnersPage, asked } = visitPartner()
    tell(partnersPageOpened())
    expect(partnersPage()).toEqual({ status: 'loading' })
    await settle()
    expect(partnersPage()).toEqual({ status: 'shown', page })
    expect(asked.pages).toEqual(['en-IN'])
  })

  it('is requested once in a visit', async () => {
    const { tell, asked } = visitPartner()
    tell(partnersPageOpened())
    await settle()
    tell(partnersPageOpened())
    await settle()
    expect(asked.pages).toHaveLength(1)
  })

  it('says why it does not load, and can be tried again', async () => {
    const error: RemoteError = { kind: 'RefusalUnreadable', because: 'failed' }
    let calls = 0
    const { tell, partnersPage, reports } = visitPartner({
      loadPartnersPage: () => {
        calls += 1
        return calls === 1 ? TE.left(error) : TE.right(page)
      },
    })
    tell(partnersPageOpened())
    await settle()
    expect(partnersPage()).toEqual({ status: 'failed', error })
    expect(reports).toEqual([{ tag: 'PARTNER', about: 'page: RefusalUnreadable' }])
    tell(partnersPageOpened())
    await settle()
    expect(partnersPage()).toEqual({ status: 'shown', page })
  })

  it('is given up at the deadline', async () => {
    const { tell, partnersPage } = visitPartner({ loadPartnersPage: () => unanswered })
    tell(partnersPageOpened())
    await pass(limits.requestDeadline - 1)
    expect(partnersPage()).toEqual({ status: 'loading' })
    await pass(1)
    expect(partnersPage()).toEqual({
      status: 'failed',
      error: { kind: 'Unreachable', because: 'timeout' },
    })
  })

  it('is requested again after its service throws', async () => {
    let calls = 0
    const { tell, partnersPage } = visitPartner({
      loadPartnersPage: () => {
        calls += 1
        if (calls === 1) throw new Error('broken')
        return TE.right(page)
      },
    })
    tell(partnersPageOpened())
    await settle()
    expect(partnersPage()).toEqual({ status: 'shown', page })
  })
})
